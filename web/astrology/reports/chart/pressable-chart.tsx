import { useMemo } from 'react';
import type { KundliData } from '#contract/astrology/reports/data.ts';
import { fill, formatList } from '#web/texts/format.ts';
import { useReportLang, useReportTexts } from '../report/report-language.tsx';
import { chartInWords, drawnChart } from './chart-data.ts';
import { chartNames } from './chart-figure.tsx';
import { layoutOf } from './chart-layout.ts';
import { ChartReading } from './chart-reading.tsx';
import { type Chosen, factsOfGraha, factsOfHouse } from './chosen.ts';
import './living-chart.css';
import { LivingChart, threadsOf } from './living-chart.tsx';
import { spotsOf } from './sky-line.ts';
import { TimeLine } from './time-line.tsx';
import type { ChartStyle } from './use-chart-style.ts';
import { useSkyLine } from './use-sky-line.ts';

/** Returns which grahas look at which houses, of what is chosen. */
function looksOf(data: KundliData, chosen: Chosen | null): { graha: number; house: number }[] {
  if (!chosen) return [];
  if ('graha' in chosen)
    return (factsOfGraha(data, chosen.graha)?.aspects ?? []).map((house) => ({ ...chosen, house }));
  return (factsOfHouse(data, chosen.house)?.aspectedBy ?? []).map(({ id }) => ({
    graha: id,
    house: chosen.house,
  }));
}

/**
 * Shows the birth chart: a press on a house or a graha says below what is known of it, and shows who looks at whom. On
 * wide screens the report says it beside the chart. The sky of other months moves around it.
 */
export function PressableChart({
  data,
  style,
  chosen,
  onChoose,
}: {
  data: KundliData;
  style: ChartStyle;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen | null) => void;
}) {
  const t = useReportTexts('reports/charts');
  const lang = useReportLang();
  const line = useSkyLine(data);
  const rasi = data.charts.find(({ division }) => division === 1);
  const sign = t.signs[rasi?.houses[0]?.sign ?? 0] ?? '';
  const layout = useMemo(
    () =>
      rasi &&
      layoutOf(drawnChart(rasi, data), {
        style,
        lang,
        name: rasi.name,
        ascendant: fill(t.ascendant, { sign }),
      }),
    [rasi, data, style, lang, t, sign],
  );
  if (!rasi || !layout) return null;
  const named = (spots: ReturnType<typeof spotsOf>) =>
    spots.map((spot) => ({ ...spot, name: data.planets.find(({ id }) => id === spot.id)?.short ?? '' }));
  const houseNames = data.houses.map(({ house, sign: { western_name: name } }) => {
    const here = factsOfHouse(data, house)?.occupants.map((one) => one.name) ?? [];
    return fill(here.length > 0 ? t.houseWith : t.houseEmpty, {
      n: house,
      sign: name,
      who: formatList(here, lang),
    });
  });
  return (
    <>
      <LivingChart
        layout={layout}
        label={chartInWords(rasi, data, {
          lang,
          title: `${chartNames(t)[style]}: ${rasi.name}`,
          ascendant: t.ascendant,
          inHouse: t.inHouse,
          signs: t.signs,
        })}
        houseNames={houseNames}
        chosen={chosen}
        threads={threadsOf(layout, looksOf(data, chosen))}
        sky={line.month === null ? null : named(spotsOf(layout, line.sky ?? []))}
        onChoose={onChoose}
      />
      <div className={chosen ? 'lg:hidden' : undefined}>
        <ChartReading data={data} chosen={chosen} onChoose={onChoose} />
      </div>
      <TimeLine data={data} line={line} />
    </>
  );
}
