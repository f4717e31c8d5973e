import type { KundliData, PlanetData } from '#contract/reports/data.ts';
import { useReportTexts } from '../report/report-language.tsx';
import { Section } from '../report/section.tsx';
import { ReportTable } from '../report/table.tsx';

const SAID = ['exalted', 'moolatrikona', 'own', 'debilitated'];
const NODES = 100;

/** Lists the ascendant and the nine grahas with sign, degree, house and nakshatra. */
export function PlanetsTable({ data }: { data: KundliData }) {
  const t = useReportTexts('reports/kundli').planets;
  const marks = ({ id, retrograde, combust, dignity }: PlanetData): string[] => [
    ...(retrograde && id < NODES ? [t.retrograde] : []),
    ...(combust ? [t.combust] : []),
    ...(dignity && SAID.includes(dignity.id) ? [dignity.name] : []),
  ];
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
              {point.name}
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
