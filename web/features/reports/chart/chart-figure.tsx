import { layoutNorth } from '#art/kundli/north.ts';
import { layoutSouth } from '#art/kundli/south.ts';
import type { Lang } from '#contract/core/errors.ts';
import type { ChartData } from '#contract/reports/data.ts';
import { ChartDrawing } from '#web/shared/reports/chart-drawing.tsx';
import { fill } from '#web/texts/format.ts';
import type { AllTexts } from '#web/texts/index.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { chartInWords, drawnChart, type Points } from './chart-data.ts';
import type { ChartStyle } from './use-chart-style.ts';

type Words = AllTexts['reports/charts'];

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
  const layout =
    style === 'north'
      ? layoutNorth(data, lang)
      : layoutSouth(data, { language: lang, title: chart.name, subtitle: ascendant });
  const label = chartInWords(chart, points, {
    lang,
    title: `${style === 'north' ? t.northChart : t.southChart}: ${chart.name}`,
    ascendant: t.ascendant,
    inHouse: t.inHouse,
    signs: t.signs,
  });
  return <ChartDrawing layout={layout} label={label} />;
}

/** Switches between the North and South Indian style. */
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
      ]}
    />
  );
}

/** Explains the small numbers and the R. */
export function ChartLegend({ style, t }: { style: ChartStyle; t: Words }) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
      {style === 'north' && <span>{t.numbers}</span>}
      <span>
        <b className="font-semibold text-manik-text">R</b> {t.retrograde}
      </span>
    </p>
  );
}
