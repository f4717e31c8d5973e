import { formatDate } from '#web/texts/format.ts';
import { useLang } from '#web/texts/use-texts.ts';

/** The day of an instant (ISO 8601) in a desk table, without the time of day. */
export function DayCell({ at }: { at: string }) {
  return (
    <time dateTime={at} className="tabular whitespace-nowrap text-ink-2">
      {formatDate(at, useLang(), { day: 'numeric', month: 'short', year: 'numeric' })}
    </time>
  );
}
