import type { ChartData } from '#contract/astrology/reports/data.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { ChartDrawing } from '#web/astrology/reports/shared/chart-drawing.tsx';
import { fill } from '#web/texts/format.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { chartInWords, drawnChart, type Points } from './chart-data.ts';
import { layoutOf } from './chart-layout.ts';
import type { ChartStyle } from './use-chart-style.ts';

type Words = Messages['reports/charts'];

/** Returns the name of each style's chart. */
export const chartNames = (t: Words): Record<ChartStyle, string> => ({
  north: t.northChart,
  south: t.southChart,
  east: t.eastChart,
});

/** Shows one chart in the chosen style, with a text for screen readers. */
export function ChartFigure({
  chart,
  points,
  style,
  lang,
  t,
}: {
  chart: ChartData;
  points: Points;
  style: ChartStyle;
  lang: Lang;
  t: Words;
}) {
  const data = drawnChart(chart, points);
  const sign = t.signs[data.ascendantSign - 1] ?? '';
  const ascendant = fill(t.ascendant, { sign });
  const layout = layoutOf(data, { style, lang, name: chart.name, ascendant });
  const label = chartInWords(chart, points, {
    lang,
    title: `${chartNames(t)[style]}: ${chart.name}`,
    ascendant: t.ascendant,
    inHouse: t.inHouse,
    signs: t.signs,
  });
  return <ChartDrawing layout={layout} label={label} />;
}

/** Switches between the North, South and East Indian style. */
export function ChartStyleToggle({
  style,
  onChange,
  t,
}: {
  style: ChartStyle;
  onChange: (style: ChartStyle) => void;
  t: Words;
}) {
  return (
    <Segmented
      label={t.style}
      value={style}
      onChange={onChange}
      choices={[
        { value: 'north', text: t.north },
        { value: 'south', text: t.south },
        { value: 'east', text: t.east },
      ]}
    />
  );
}

/** Explains the small numbers and the R. */
export function ChartLegend({ style, t }: { style: ChartStyle; t: Words }) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
      {style !== 'south' && <span>{t.numbers}</span>}
      <span>
        <b className="font-semibold text-manik-text">R</b> {t.retrograde}
      </span>
    </p>
  );
}
