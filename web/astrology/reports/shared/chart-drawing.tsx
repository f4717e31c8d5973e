import {
  CHART_LETTERING,
  CHART_SIZE,
  type ChartLayout,
  type ChartRun,
  type ChartShape,
  type ChartShapeRole,
  type ChartTextRole,
  type ChartText as LaidText,
} from '#art/kundli/chart.ts';

const shapeLooks: Record<ChartShapeRole, string> = {
  ground: 'fill-surface',
  ascendant: 'fill-haldi-soft stroke-line-strong stroke-1',
  cell: 'fill-none stroke-line-strong stroke-1',
  line: 'fill-none stroke-line-strong stroke-[1.2]',
  frame: 'fill-none stroke-ink stroke-2',
};

/** The classes of each lettering. */
export const textLooks: Record<ChartTextRole, string> = {
  sign: 'fill-ink-3',
  body: 'fill-ink',
  degree: 'fill-ink-2',
  retrograde: 'fill-manik-text',
  title: 'fill-ink font-display',
};

/** Draws a chart laid out by `art/kundli` in the theme's colours. `label` is the full text for screen readers. */
export function ChartDrawing({ layout, label }: { layout: ChartLayout; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${CHART_SIZE} ${CHART_SIZE}`}
      role="img"
      aria-label={label}
      className="block h-auto w-full"
    >
      <ChartShapes shapes={layout.shapes} />
      {layout.texts.map((text, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a layout is replaced as a whole and never reordered.
        <ChartText key={i} text={text} />
      ))}
    </svg>
  );
}

/** Draws a line of text of a chart. */
export function ChartText({ text: { x, y, anchor, runs } }: { text: LaidText }) {
  return (
    <text x={x} y={y} textAnchor={anchor}>
      {runs.map((run) => (
        <Run key={run.role} run={run} />
      ))}
    </text>
  );
}

/** Draws the areas and lines of a chart. */
export function ChartShapes({ shapes }: { shapes: readonly ChartShape[] }) {
  return shapes.map((shape, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a layout is replaced as a whole and never reordered.
    <Shape key={i} shape={shape} />
  ));
}

function Run({ run: { role, text, gap } }: { run: ChartRun }) {
  const { size, weight } = CHART_LETTERING[role];
  return (
    <tspan dx={gap || undefined} fontSize={size} fontWeight={weight} className={textLooks[role]}>
      {text}
    </tspan>
  );
}

function Shape({ shape }: { shape: ChartShape }) {
  const className = shapeLooks[shape.role];
  if (shape.type === 'rect') {
    const { x, y, width, height, rounding } = shape;
    return (
      <rect className={className} x={x} y={y} width={width} height={height} rx={rounding || undefined} />
    );
  }
  return (
    <path
      className={className}
      d={`M${shape.points.map((point) => point.join(' ')).join(' ')}${shape.closed ? 'Z' : ''}`}
    />
  );
}
