import { useEffect, useRef } from 'react';
import { colourOf, elapsed, type Period, runningAt, yearsBetween } from './periods.ts';

/** Formats the years of a period, short enough for the narrowest block: 2041–48, 1998–2016. */
function yearSpan({ start, end }: Period): string {
  const [from, to] = [start.slice(0, 4), end.slice(0, 4)];
  return `${from}–${from.slice(0, 2) === to.slice(0, 2) ? to.slice(2) : to}`;
}

/**
 * Shows the mahadashas to scale. Each is a block with its graha's colour along the top, and a pin marks today.
 * Phones scroll it sideways, and it opens with today at 38 percent of the width.
 */
export function DashaStrip({
  periods,
  chosen,
  onChoose,
  now,
  words,
}: {
  periods: readonly Period[];
  /** The id of the selected period. */
  chosen: number;
  onChoose: (id: number) => void;
  /** An instant in ms. */
  now: number;
  words: { label: string; today: string };
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const pin = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const block = pin.current?.parentElement;
    if (!scroller.current || !pin.current || !block) return;
    const today = block.offsetLeft + pin.current.offsetLeft;
    scroller.current.scrollLeft = today - scroller.current.clientWidth * 0.38;
  }, []);
  const running = runningAt(periods, now);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add form semantics to a view switch.
    <div
      ref={scroller}
      role="group"
      aria-label={words.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
      tabIndex={0}
      className="scrollbar-none -mx-5 overflow-x-auto px-5 pt-6 pb-2 max-lg:[mask-image:linear-gradient(90deg,#0000,#000_1.75rem_calc(100%-1.75rem),#0000)] md:-mx-6 md:px-6 print:overflow-visible print:[mask-image:none]"
    >
      <div className="relative flex h-17 min-w-276 gap-0.75 lang-hi:h-19 print:min-w-0">
        {periods.map((period) => (
          <div
            key={`${period.id} ${period.start}`}
            style={{ flex: yearsBetween(period.start, period.end) }}
            className="relative min-w-15"
          >
            <button
              type="button"
              aria-pressed={period.id === chosen}
              onClick={() => onChoose(period.id)}
              style={{
                borderTopColor: colourOf(period.id),
                backgroundColor: `color-mix(in oklab, ${colourOf(period.id)} 20%, var(--nr-surface))`,
              }}
              className="size-full overflow-hidden rounded-lg border-t-4 px-2 py-1.5 text-left text-sm leading-tight font-semibold whitespace-nowrap outline-offset-1 aria-pressed:outline-2 aria-pressed:outline-ink focus-visible:outline-3 focus-visible:outline-focus lang-hi:leading-[1.4]"
            >
              <span>{period.name}</span>
              <small translate="no" className="tabular block text-xs font-normal text-ink-2">
                {yearSpan(period)}
              </small>
            </button>
            {period === running && (
              <span
                ref={pin}
                aria-hidden="true"
                style={{ left: `${(elapsed(period, now) * 100).toFixed(2)}%` }}
                className="absolute -top-2.5 z-1 h-4.5 w-0.75 -translate-x-1/2 rounded-full bg-manik-text"
              >
                <span className="absolute bottom-full left-1/2 -translate-x-1/2 text-xs leading-[1.35] font-semibold text-manik-text">
                  {words.today}
                </span>
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
