import { CHART_LETTERING, CHART_SIZE, type ChartLayout, type ChartText } from '#art/kundli/chart.ts';
import { ChartShapes, textLooks } from '#web/astrology/reports/shared/chart-drawing.tsx';

const centre = CHART_SIZE / 2;

/**
 * Draws a chart whose grahas walk to their places when the layout changes: each keeps its element, and CSS moves it. Those
 * without a place wait unseen in the middle. `bodies` are the short names of all that may come; `label` is the text for screen
 * readers.
 */
export function MovingChart({
  layout,
  bodies,
  label,
}: {
  layout: ChartLayout;
  bodies: readonly string[];
  label: string;
}) {
  const places = new Map<string, ChartText>();
  const signs: ChartText[] = [];
  for (const text of layout.texts) {
    const [first] = text.runs;
    if (first?.role === 'body') places.set(first.text, text);
    else signs.push(text);
  }
  return (
    <svg
      viewBox={`0 0 ${CHART_SIZE} ${CHART_SIZE}`}
      role="img"
      aria-label={label}
      className="block h-auto w-full"
    >
      <ChartShapes shapes={layout.shapes} />
      {places.size > 0 && signs.map((sign) => <Sign key={`${sign.x} ${sign.y}`} sign={sign} />)}
      {bodies.map((body) => (
        <Body key={body} name={body} place={places.get(body)} />
      ))}
    </svg>
  );
}

function Sign({ sign: { x, y, anchor, runs } }: { sign: ChartText }) {
  const { size, weight } = CHART_LETTERING.sign;
  return (
    <text x={x} y={y} textAnchor={anchor} fontSize={size} fontWeight={weight} className={textLooks.sign}>
      {runs[0]?.text}
    </text>
  );
}

function Body({ name, place }: { name: string; place: ChartText | undefined }) {
  const { x, y } = place ?? { x: centre, y: centre };
  return (
    <g
      style={{ transform: `translate(${x}px, ${y}px)`, opacity: place ? 1 : 0 }}
      className="motion-safe:transition-[transform,opacity] motion-safe:duration-700 motion-safe:ease-out"
    >
      <text textAnchor={place?.anchor ?? 'middle'}>
        {(place?.runs ?? [{ role: 'body' as const, text: name, gap: 0 }]).map(({ role, text, gap }) => (
          <tspan
            key={role}
            dx={gap || undefined}
            fontSize={CHART_LETTERING[role].size}
            fontWeight={CHART_LETTERING[role].weight}
            className={textLooks[role]}
          >
            {text}
          </tspan>
        ))}
      </text>
    </g>
  );
}
