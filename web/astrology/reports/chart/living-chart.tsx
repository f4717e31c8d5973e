import { type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { CHART_SIZE, type ChartArea, type ChartLayout, type ChartText } from '#art/kundli/chart.ts';
import { grahaIdOf } from '#web/astrology/reports/shared/chart-bodies.ts';
import { ChartText as ChartWords } from '#web/astrology/reports/shared/chart-drawing.tsx';
import type { Chosen } from './chosen.ts';
import { useMorph } from './use-morph.ts';

type Point = readonly [number, number];

const path = (area: ChartArea): string => `M${area.map((point) => point.join(' ')).join(' ')}Z`;

const middleOf = (area: ChartArea): Point => [
  area.reduce((sum, [x]) => sum + x, 0) / 4,
  area.reduce((sum, [, y]) => sum + y, 0) / 4,
];

/** Side of a house's button, in chart units: the largest that fits into every triangle. */
const SQUARE = 32;

/** The steps of the arrow keys along the houses. */
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Draws a chart whose houses and grahas can be pressed. The houses are one stop of the Tab key, and the arrows lead from
 * one to the next. `threads` are the houses that the chosen graha looks at, or whose grahas look at the chosen house.
 */
export function LivingChart({
  layout,
  label,
  houseNames,
  chosen,
  threads,
  sky,
  onChoose,
}: {
  layout: ChartLayout;
  label: string;
  /** The name of each house with what stands in it, for assistive technology. */
  houseNames: readonly string[];
  chosen: Chosen | null;
  threads: readonly { from: Point; to: Point }[];
  /** What is drawn around the frame, in chart units: the grahas of another time. Null leaves no room for it. */
  sky: readonly { id: number; x: number; y: number; name: string }[] | null;
  onChoose: (chosen: Chosen | null) => void;
}) {
  const areas = useMorph(layout.areas);
  const houses = useRef<(SVGRectElement | null)[]>([]);
  const at = chosen && 'house' in chosen ? chosen.house : 1;
  const onKey = (event: KeyboardEvent, house: number) => {
    const step = steps[event.key];
    if (step) houses.current[(house - 1 + step + 12) % 12]?.focus();
    else if (event.key === 'Enter' || event.key === ' ') onChoose({ house });
    else if (event.key === 'Escape') onChoose(null);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn in.
    <svg
      viewBox={sky ? `-30 -26 ${CHART_SIZE + 60} ${CHART_SIZE + 52}` : `0 0 ${CHART_SIZE} ${CHART_SIZE}`}
      role="group"
      aria-label={label}
      className="chart-living block h-auto w-full touch-manipulation select-none"
    >
      <rect x="4" y="4" width="392" height="392" rx="3" className="fill-surface" />
      {areas.map((area, i) => (
        <House
          key={houseNames[i]}
          area={area}
          name={houseNames[i] ?? ''}
          isRising={i === 0}
          isPressed={at === i + 1 && chosen !== null && 'house' in chosen}
          isStop={at === i + 1}
          ref={(element) => {
            houses.current[i] = element;
          }}
          onPress={() => onChoose({ house: i + 1 })}
          onKeyDown={(event) => onKey(event, i + 1)}
        />
      ))}
      <rect
        x="4"
        y="4"
        width="392"
        height="392"
        rx="3"
        className="pointer-events-none fill-none stroke-ink stroke-2"
      />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus. The houses say what it shows. */}
      <g aria-hidden="true">
        <Threads of={threads} around={layout.texts} />
        {layout.texts.map((text, i) => (
          <Gliding key={text.body ?? `sign ${i}`} text={text} chosen={chosen} onChoose={onChoose} />
        ))}
        {sky?.map(({ id, x, y, name }) => (
          <g key={`sky ${id}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
            <text textAnchor="middle" fontSize="15" fontWeight="600" className="fill-manik-text">
              {name}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

/** Draws the threads with gaps around everything that is written, so that no line runs through a word. */
function Threads({
  of,
  around,
}: {
  of: readonly { from: Point; to: Point }[];
  around: readonly ChartText[];
}) {
  const mask = useId();
  if (of.length === 0) return null;
  return (
    <>
      <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width={CHART_SIZE} height={CHART_SIZE}>
        <rect width={CHART_SIZE} height={CHART_SIZE} fill="white" />
        {around.map((text, i) => (
          <ChartWords key={text.body ?? `sign ${i}`} text={text} />
        ))}
      </mask>
      <g mask={`url(#${mask})`}>
        {of.map(({ from, to }) => (
          <path key={`${from} ${to}`} className="thread" d={thread(from, to)} pathLength={1} />
        ))}
      </g>
    </>
  );
}

/** A line of text that moves to its place in another style. A graha's name can be pressed, with room for a finger. */
function Gliding({
  text,
  chosen,
  onChoose,
}: {
  text: ChartText;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen) => void;
}) {
  const { x, y, anchor, body } = text;
  const graha = body ? grahaIdOf(body) : null;
  const drawn = <ChartWords text={{ ...text, x: 0, y: 0 }} />;
  const style = { transform: `translate(${x}px, ${y}px)` };
  if (graha === null) return <g style={style}>{drawn}</g>;
  const isChosen = chosen !== null && 'graha' in chosen && chosen.graha === graha;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer. The keyboard comes to it by the house's panel.
    <g style={style} data-graha data-chosen={isChosen || undefined} onClick={() => onChoose({ graha })}>
      <rect x={{ start: -4, middle: -22, end: -40 }[anchor]} y="-17" width="44" height="23" />
      {drawn}
    </g>
  );
}

/**
 * A house. Its button is a square in the middle, since the middle of a triangle's box, where some assistive technology
 * presses, is another house. The pointer may press anywhere in it.
 */
function House({
  area,
  name,
  isRising,
  isPressed,
  isStop,
  ref,
  onPress,
  onKeyDown,
}: {
  area: ChartArea;
  name: string;
  isRising: boolean;
  isPressed: boolean;
  isStop: boolean;
  ref: Ref<SVGRectElement>;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const [x, y] = middleOf(area);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for the pointer. Its button is below. */}
      <path d={path(area)} data-rising={isRising || undefined} onClick={onPress} />
      {/* biome-ignore lint/a11y/useSemanticElements: HTML has no button in a drawing. */}
      <rect
        ref={ref}
        role="button"
        aria-label={name}
        aria-pressed={isPressed}
        tabIndex={isStop ? 0 : -1}
        x={x - SQUARE / 2}
        y={y - SQUARE / 2}
        width={SQUARE}
        height={SQUARE}
        onClick={onPress}
        onKeyDown={onKeyDown}
      />
    </>
  );
}

/** A thread from a graha to a house, bent towards the middle of the chart. */
function thread([x, y]: Point, [toX, toY]: Point): string {
  const [bendX, bendY] = [(x + toX) / 2, (y + toY) / 2].map((value) => value + (200 - value) * 0.35);
  return `M${x} ${y}Q${bendX} ${bendY} ${toX} ${toY}`;
}

/** Returns where the threads of what is chosen begin and end: at a graha's name, and in the middle of a house. */
export function threadsOf(
  layout: ChartLayout,
  looks: readonly { graha: number; house: number }[],
): { from: Point; to: Point }[] {
  return looks.flatMap(({ graha, house }) => {
    const text = layout.texts.find(({ body }) => body && grahaIdOf(body) === graha);
    const area = layout.areas[house - 1];
    if (!text || !area) return [];
    const half = { start: 22, middle: 0, end: -22 }[text.anchor];
    return [{ from: [text.x + half, text.y - 5] as const, to: middleOf(area) }];
  });
}
