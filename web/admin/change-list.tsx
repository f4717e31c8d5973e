import { ArrowRight } from 'lucide';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';

/** One field's old and new value; null for none. */
export type FieldChange = { label: string; before: string | null; after: string | null };

/** Longer values are folded behind the field's name. */
const longFrom = 160;

/** A list of changes, old and new value. `narrow`: inside a table. */
export function ChangeList({ changes, narrow }: { changes: readonly FieldChange[]; narrow?: boolean }) {
  return (
    <dl className={`grid text-ink ${narrow ? 'gap-1.5' : 'gap-3'}`}>
      {changes.map((change) => (
        <div key={change.label} className="min-w-0">
          <dt className={narrow ? 'text-xs text-ink-3' : 'text-sm font-medium text-ink-2'}>{change.label}</dt>
          <dd className="min-w-0">
            <Values change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Values({ change: { before, after, label } }: { change: FieldChange }) {
  const t = useTexts('admin');
  const values = (
    <span className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
      {before !== null && (
        <>
          <span className="sr-only">{t.before}</span>
          <del className="min-w-0 whitespace-pre-line text-ink-2 decoration-ink-3">{before}</del>
        </>
      )}
      {before !== null && after !== null && (
        <Icon of={ArrowRight} small className="size-3.5! self-center text-ink-3" />
      )}
      {after !== null && (
        <>
          {before !== null && <span className="sr-only">{t.after}</span>}
          <ins className="min-w-0 font-semibold whitespace-pre-line no-underline">{after}</ins>
        </>
      )}
    </span>
  );
  const longest = Math.max(before?.length ?? 0, after?.length ?? 0);
  if (longest <= longFrom) return values;
  return (
    <details>
      <summary className="min-h-8 cursor-pointer py-1 text-ink-2 hover:text-ink">
        <span className="sr-only">{`${label}: `}</span>
        <span>{`${(after ?? before ?? '').slice(0, 60).trimEnd()}…`}</span>
      </summary>
      {values}
    </details>
  );
}
