import type { Visitor } from '#contract/people/visitors/endpoints.ts';
import { AdminTextLink } from '#web/admin/allowed.tsx';
import { fill, formatDate, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const tones: Record<Visitor['state'], BadgeTone> = {
  new: 'warn',
  called: 'info',
  'not-reached': 'warn',
  reached: 'info',
  bought: 'good',
};

/** Shows what became of a visitor's number, and the account that has ordered since. Needs the texts `visitors`. */
export function CallState({ visitor: { state, note, stateAt, buyer } }: { visitor: Visitor }) {
  const t = useTexts('visitors');
  const lang = useLang();
  return (
    <>
      <Badge tone={tones[state]}>{t.states[state]}</Badge>
      {stateAt && (
        <span translate="no" className="tabular mt-0.5 block text-xs text-ink-3">
          {formatDateTime(stateAt, lang)}
        </span>
      )}
      {note && <span className="written mt-0.5 block max-w-[32ch] break-words">{note}</span>}
      {buyer && (
        <AdminTextLink to={`/admin/users/${buyer.userId}`} className="mt-0.5 block text-xs">
          {fill(t.ordered, { date: formatDate(buyer.orderedAt, lang) })}
        </AdminTextLink>
      )}
    </>
  );
}
