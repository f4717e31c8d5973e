import { Check, Minus, X } from 'lucide';
import type { ReactNode } from 'react';
import type { Lang } from '#languages/list.ts';
import { Icon } from '#web/ui/icon.tsx';
import { stretch } from './wall-time.ts';

/** A stretch of a day: local times with their offset, as ISO 8601. */
type Span = { start: string; end: string };

/** A named time of the day, which may come twice or not at all. */
type DayPeriod = { id: number | string; name: string; spans: readonly Span[] };

/** Lists good hours with a tick, or hours to avoid with a cross. `none` says that one does not come on this day. */
export const PeriodList = ({
  periods,
  good,
  none,
  lang,
}: {
  periods: readonly DayPeriod[];
  good: boolean;
  none: string;
  lang: Lang;
}) => (
  <ul>
    {periods.map(({ id, name, spans }) => (
      <li key={id} className="flex justify-between gap-4 border-b border-line py-3 last:border-0 last:pb-0">
        <span className="flex items-start gap-2.5 font-semibold">
          <Icon of={good ? Check : X} small className={`mt-1 ${good ? 'text-panna' : 'text-moonga'}`} />
          <span>{name}</span>
        </span>
        <span className="tabular text-right whitespace-nowrap">
          {spans.length === 0 ? (
            <span className="text-ink-3">{none}</span>
          ) : (
            spans.map(({ start, end }) => (
              <span translate="no" key={start} className="block">
                {stretch(start, end, lang)}
              </span>
            ))
          )}
        </span>
      </li>
    ))}
  </ul>
);

/** Two lists of parts beside each other, day and night. The part that holds `now` (UTC ms) is marked. */
export function DayAndNight<Part extends Span>({
  halves,
  now,
  lang,
  children,
}: {
  halves: readonly { title: string; parts: readonly Part[] }[];
  now: number | null;
  lang: Lang;
  children: (part: Part) => ReactNode;
}) {
  const holds = ({ start, end }: Span) => now !== null && Date.parse(start) <= now && now < Date.parse(end);
  return (
    <div className="grid gap-x-10 sm:grid-cols-2">
      {halves.map(({ title, parts }) => (
        <div key={title} className="mt-3">
          <h3 className="font-text! text-sm! font-[550]!">{title}</h3>
          <ol>
            {parts.map((part) => (
              <li
                key={part.start}
                aria-current={holds(part) ? 'time' : undefined}
                className="group -mx-2 border-b border-line last:border-0"
              >
                <p className="my-0.5 flex items-center justify-between gap-3 rounded-lg px-2 py-1.5 group-aria-[current=time]:bg-haldi-soft">
                  {children(part)}
                  <span translate="no" className="tabular text-sm whitespace-nowrap">
                    {stretch(part.start, part.end, lang)}
                  </span>
                </p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

const marks = {
  good: { icon: Check, look: 'text-panna' },
  neutral: { icon: Minus, look: 'text-ink-3' },
  bad: { icon: X, look: 'text-moonga' },
} as const;

/** Names a choghadiya beside the mark of its quality. */
export const ChoghadiyaName = ({
  name,
  quality,
  said,
}: {
  name: string;
  quality: keyof typeof marks;
  said: string;
}) => (
  <span className="flex items-center gap-2 font-medium">
    <Icon of={marks[quality].icon} small className={marks[quality].look} />
    <span>{name}</span>
    <span className="text-sm font-normal text-ink-2">{said}</span>
  </span>
);
