import type { KundliData, PlanetData } from '#contract/astrology/reports/data.ts';
import { ASCENDANT } from '#web/astrology/reports/shared/chart-bodies.ts';
import type { Chosen } from '../chart/chosen.ts';
import { useReportTexts } from '../report/report-language.tsx';
import { Section } from '../report/section.tsx';
import { ReportTable } from '../report/table.tsx';

const SAID = ['exalted', 'moolatrikona', 'own', 'debilitated'];

/**
 * Lists the ascendant and the nine grahas with sign, degree, house and nakshatra. A name leads to its place in the chart,
 * and what is chosen there is marked here.
 */
export function PlanetsTable({
  data,
  chosen,
  onChoose,
}: {
  data: KundliData;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen) => void;
}) {
  const t = useReportTexts('reports/kundli').planets;
  const marks = ({ id, retrograde, combust, dignity }: PlanetData): string[] => [
    ...(retrograde && id < ASCENDANT ? [t.retrograde] : []),
    ...(combust ? [t.combust] : []),
    ...(dignity && SAID.includes(dignity.id) ? [dignity.name] : []),
  ];
  const show = ({ id }: { id: number }) => {
    onChoose(id === ASCENDANT ? { house: 1 } : { graha: id });
    // On a phone the chart is above the table.
    document.getElementById('birth-chart')?.scrollIntoView({ block: 'nearest' });
  };
  const isChosen = ({ id, house }: { id: number; house: number }) =>
    chosen !== null && ('graha' in chosen ? chosen.graha === id : chosen.house === house);
  const points = [
    { ...data.lagna, name: t.ascendant, marks: [] as string[] },
    ...data.planets.map((planet) => ({ ...planet, marks: marks(planet) })),
  ];
  return (
    <Section id="planets" title={t.title}>
      <ReportTable
        caption={t.title}
        columns={[
          { text: t.planet },
          { text: t.sign },
          { text: t.degree, right: true },
          { text: t.house, right: true },
          { text: t.nakshatra, wide: true },
        ]}
        rows={points.map((point) => ({
          key: String(point.id),
          cells: [
            <>
              <button
                type="button"
                aria-pressed={isChosen(point)}
                onClick={() => show(point)}
                className="text-left underline decoration-line-strong underline-offset-4 hover:decoration-current aria-pressed:text-manik-text"
              >
                {point.name}
              </button>
              {point.marks.length > 0 && (
                <span className="ml-1.5 inline-block text-sm font-normal text-ink-3">
                  {point.marks.join(', ')}
                </span>
              )}
            </>,
            point.sign.western_name,
            point.degree_text,
            point.house,
            `${point.nakshatra.name} ${point.nakshatra.pada}`,
          ],
        }))}
      />
    </Section>
  );
}
