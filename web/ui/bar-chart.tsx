import { useEffect, useRef } from 'react';

/** One bar: its label below the axis and its value. */
export type Bar = { key: string; word: string; value: number };

const [width, height, left, below, above] = [760, 250, 62, 34, 26];

const averageWidth = 116;

/** Returns three or four even axis steps that reach the largest value: 1, 2, 2.5 or 5 times a power of ten. */
export function axisSteps(most: number): number[] {
  const rough = Math.max(most, 1) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((n) => n * power >= rough) ?? 10);
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, n) => n * step);
}

/** Returns the axis steps and the positions of the bars in the drawing. */
function scaleOf(bars: readonly Bar[]) {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const steps = axisSteps(most);
  const top = steps.at(-1) ?? 1;
  const slot = (width - left) / bars.length;
  const gap = bars.length > 20 ? 5 : 11;
  return {
    most,
    steps,
    slot,
    bar: slot - gap,
    x: (i: number) => left + i * slot + gap / 2,
    y: (value: number) => height - below - (value / top) * (height - below - above),
  };
}

type Scale = ReturnType<typeof scaleOf>;

/**
 * A bar chart. The highest bar shows its value, and a dashed line is the average. A last bar that is `unfinished` (today)
 * is highlighted and not part of the average. `label` describes it in a sentence; the page offers the figures as a table. On phones it
 * scrolls sideways in its own box, starting at the end.
 */
export function BarChart({
  bars,
  label,
  scrollLabel,
  axisWord,
  valueWord,
  averageWord,
  unfinished = true,
}: {
  bars: readonly Bar[];
  label: string;
  scrollLabel: string;
  axisWord: (value: number) => string;
  valueWord: (value: number) => string;
  averageWord: (value: number) => string;
  unfinished?: boolean;
}) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollLeft = box.current.scrollWidth;
  }, []);
  const scale = scaleOf(bars);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard.
    <section ref={box} tabIndex={0} aria-label={scrollLabel} className="-mx-1 overflow-x-auto">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        className="block w-full min-w-136"
      >
        <Axis scale={scale} word={axisWord} />
        <Columns bars={bars} scale={scale} unfinished={unfinished} />
        <Average bars={bars} whole={unfinished ? bars.slice(0, -1) : bars} scale={scale} word={averageWord} />
        <Peak bars={bars} scale={scale} word={valueWord} />
      </svg>
    </section>
  );
}

function Axis({ scale: { steps, y }, word }: { scale: Scale; word: (value: number) => string }) {
  return steps.map((step) => (
    <g key={step}>
      <path d={`M${left} ${y(step)}H${width}`} className="stroke-line" />
      <text x={left - 10} y={y(step) + 4.5} textAnchor="end" className="tabular fill-ink-3 text-[13px]">
        {word(step)}
      </text>
    </g>
  ));
}

function Columns({
  bars,
  scale: { x, y, bar },
  unfinished,
}: {
  bars: readonly Bar[];
  scale: Scale;
  unfinished: boolean;
}) {
  const everyWord = bars.length > 16 ? 2 : 1;
  return bars.map(({ key, word, value }, i) => {
    const last = unfinished && i === bars.length - 1;
    return (
      <g key={key}>
        <rect
          x={x(i)}
          y={y(value)}
          width={bar}
          height={y(0) - y(value)}
          rx={Math.min(4, (y(0) - y(value)) / 2)}
          className={last ? 'fill-haldi stroke-gomed' : 'fill-manik-text opacity-82'}
        />
        {(bars.length - 1 - i) % everyWord === 0 && (
          <text
            x={x(i) + bar / 2}
            y={height - 10}
            textAnchor="middle"
            className={`tabular text-[13px] ${last ? 'fill-ink font-semibold' : 'fill-ink-3'}`}
          >
            {word}
          </text>
        )}
      </g>
    );
  });
}

type NoteProps = { bars: readonly Bar[]; scale: Scale; word: (value: number) => string };

/** Draws the average of the `whole` bars. Its label is where no bar reaches up to it, else at the left. */
function Average({ bars, whole, scale: { y, slot }, word }: NoteProps & { whole: readonly Bar[] }) {
  const average = whole.reduce((sum, { value }) => sum + value, 0) / Math.max(whole.length, 1);
  if (average <= 0) return null;
  const room = Math.ceil(averageWidth / slot);
  const free = bars.findIndex((_, i) => {
    const over = bars.slice(i, i + room);
    return over.length === room && over.every(({ value }) => value < average * 0.97);
  });
  return (
    <>
      <path
        d={`M${left} ${y(average)}H${width}`}
        strokeDasharray="2 5"
        strokeLinecap="round"
        className="stroke-ink stroke-[1.4]"
      />
      <text
        x={left + 6 + Math.max(free, 0) * slot}
        y={y(average) - 7}
        className="fill-ink stroke-surface stroke-4 text-[13px] font-medium [paint-order:stroke]"
      >
        {word(average)}
      </text>
    </>
  );
}

/** Writes the value of the highest bar above it. */
function Peak({ bars, scale: { x, y, bar, most }, word }: NoteProps) {
  if (most <= 0) return null;
  const peak = bars.findIndex(({ value }) => value === most);
  return (
    <text
      x={Math.max(left + 36, Math.min(x(peak) + bar / 2, width - 36))}
      y={y(most) - 9}
      textAnchor="middle"
      className="fill-ink stroke-surface stroke-4 text-[13.5px] font-semibold [paint-order:stroke]"
    >
      {word(most)}
    </text>
  );
}
