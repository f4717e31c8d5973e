import type { FactWords } from '#contract/catalog/products/facts/choices.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { fill, formatDateTime, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Choice } from '#web/ui/form/choice.tsx';
import type { Draft } from './draft.ts';
import type { Change, Part } from './merge.ts';
import { factsInWords } from './typed-facts.ts';

/** A conflicting edit by another admin: who, when, both forms, and the differences. */
export type Conflict = { by: string; at: string; mine: Draft; theirs: Draft; changes: readonly Change[] };

/** Formats a part of the form in one line. */
function inWords(
  draft: Draft,
  part: Part,
  {
    conflict,
    facts,
    lang,
  }: { conflict: Messages['products/admin-form']['conflict']; facts: FactWords; lang: Lang },
): string {
  if (part === 'selling') {
    const { hasVariants, price, rows } = draft.selling;
    return rows
      .map((row) => `${row.name} ₹${hasVariants ? row.price : price} × ${row.stock}`.trim())
      .join(' · ');
  }
  if (part === 'pictures') return plural(conflict.images, draft.pictures.length, lang);
  if (part === 'gstRates')
    return draft.gstRates.map(({ from, percent }) => `${from}: ${percent} %`).join(' · ') || conflict.nothing;
  if (part === 'customised') return draft.customised ? conflict.yes : conflict.no;
  if (part === 'facts') return factsInWords(draft.facts, facts) || conflict.nothing;
  if (part === 'hindi') return Object.values(draft.hindi).filter(Boolean).join(' · ') || conflict.nothing;
  return draft[part] || conflict.nothing;
}

/** Shows what another admin saved first, and lets the editor choose a version for each part. */
export function ConflictPanel({
  conflict,
  taken,
  onTake,
}: {
  conflict: Conflict;
  /** The parts for which the other version is in the form now. */
  taken: ReadonlySet<Part>;
  onTake: (taken: ReadonlySet<Part>) => void;
}) {
  const t = useTexts('products/admin-form').conflict;
  const facts = useTexts('products/facts');
  const lang = useLang();
  const { by, at, mine, theirs, changes } = conflict;
  const parts = changes.map(({ part }) => part);
  const choose = (part: Part, theirsIs: boolean) => {
    const next = new Set(taken);
    if (theirsIs) next.add(part);
    else next.delete(part);
    onTake(next);
  };
  return (
    <Banner tone="warn" className="mb-5">
      <h2 className="text-h3 text-ink">
        {fill(t.title, { name: by || t.somebody, time: formatDateTime(at, lang) })}
      </h2>
      <p className="mt-1 font-normal text-ink">{t.text}</p>
      <div className="mt-4 grid gap-4 font-normal text-ink">
        {changes.map(({ part, both }) => (
          <fieldset key={part} className="rounded-tile border border-line bg-surface px-4 py-3">
            <legend className="px-1 font-semibold">{t.fields[part]}</legend>
            {!both && <p className="mb-1 text-sm text-ink-2">{t.taken}</p>}
            <div className="grid gap-x-4 lg:grid-cols-2">
              {[true, false].map((theirsIs) => (
                <Choice
                  key={String(theirsIs)}
                  type="radio"
                  name={`conflict-${part}`}
                  checked={taken.has(part) === theirsIs}
                  onChange={() => choose(part, theirsIs)}
                >
                  <span className="font-medium">{`${theirsIs ? t.theirs : t.yours}: `}</span>
                  <span className="line-clamp-3 break-words">
                    {inWords(theirsIs ? theirs : mine, part, { conflict: t, facts, lang })}
                  </span>
                </Choice>
              ))}
            </div>
          </fieldset>
        ))}
        <div className="flex flex-wrap gap-2.5">
          <Button kind="secondary" size="small" onClick={() => onTake(new Set(parts))}>
            {t.takeAll}
          </Button>
          <Button kind="secondary" size="small" onClick={() => onTake(new Set())}>
            {t.keepAll}
          </Button>
        </div>
      </div>
    </Banner>
  );
}
