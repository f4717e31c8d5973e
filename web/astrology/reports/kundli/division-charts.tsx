import { useState } from 'react';
import type { ChartData, KundliData } from '#contract/astrology/reports/data.ts';
import { Select } from '#web/ui/form/input.tsx';
import { ChartFigure } from '../chart/chart-figure.tsx';
import type { ChartStyle } from '../chart/use-chart-style.ts';
import { useReportLang, useReportTexts } from '../report/report-language.tsx';
import { Section } from '../report/section.tsx';

const NAVAMSA = 9;
const DASHAMSA = 10;

const nameOf = ({ name, division }: ChartData): string => `${name} (D${division})`;

/** Shows the navamsa, and beside it one other division of choice. */
export function DivisionCharts({ data, style }: { data: KundliData; style: ChartStyle }) {
  const t = useReportTexts('reports/kundli');
  const words = useReportTexts('reports/charts');
  const lang = useReportLang();
  const [division, setDivision] = useState(DASHAMSA);
  const navamsa = data.charts.find((chart) => chart.division === NAVAMSA);
  const others = data.charts.filter((chart) => ![1, NAVAMSA].includes(chart.division));
  const chosen = others.find((chart) => chart.division === division);
  const figure = { points: data, style, lang, t: words };
  return (
    <Section id="vargas" title={t.divisional}>
      <p className="mt-1 max-w-(--nr-measure) text-ink-2">{t.divisionalText}</p>
      <div className="mt-4 grid gap-8 md:grid-cols-2 lg:gap-16 print:grid-cols-2">
        {navamsa && (
          <div className="mx-auto w-full max-w-116 break-inside-avoid-page">
            <h3 className="mb-3 flex min-h-12 items-center font-text! text-base! font-semibold!">
              {nameOf(navamsa)}
            </h3>
            <ChartFigure chart={navamsa} {...figure} />
          </div>
        )}
        {chosen && (
          <div className="mx-auto w-full max-w-116 break-inside-avoid-page">
            <div className="mb-3 print:hidden">
              <Select
                aria-label={t.chooseDivision}
                value={division}
                onChange={(event) => setDivision(Number(event.target.value))}
              >
                {others.map((chart) => (
                  <option key={chart.division} value={chart.division}>
                    {nameOf(chart)}
                  </option>
                ))}
              </Select>
            </div>
            <h3 className="mb-3 hidden min-h-12 items-center font-text! text-base! font-semibold! print:flex">
              {nameOf(chosen)}
            </h3>
            <ChartFigure chart={chosen} {...figure} />
          </div>
        )}
      </div>
    </Section>
  );
}
