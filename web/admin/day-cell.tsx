import { formatDate } from '#web/texts/format.ts';
import { useLang } from '#web/texts/use-texts.ts';

/** The date of an instant (ISO 8601) in an admin table, without the time. */
export function DayCell({ at }: { at: string }) {
  return (
    <time translate="no" dateTime={at} className="tabular whitespace-nowrap text-ink-2">
      {formatDate(at, useLang(), { day: 'numeric', month: 'short', year: 'numeric' })}
    </time>
  );
}
