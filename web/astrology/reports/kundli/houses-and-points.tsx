import type { KundliData } from '#contract/astrology/reports/data.ts';
import { useReportTexts } from '../report/report-language.tsx';
import { Section } from '../report/section.tsx';
import { ReportTable } from '../report/table.tsx';

/** Lists the twelve houses: sign, lord, occupants and aspects. */
export function HousesTable({ data }: { data: KundliData }) {
  const t = useReportTexts('reports/kundli').houses;
  const names = new Map(data.planets.map(({ id, name }) => [id, name]));
  const list = (ids: readonly number[]) =>
    ids
      .map((id) => names.get(id))
      .filter(Boolean)
      .join(', ') || '–';
  return (
    <Section id="houses" title={t.title}>
      <ReportTable
        caption={t.title}
        columns={[
          { text: t.house },
          { text: t.sign },
          { text: t.lord, wide: true },
          { text: t.occupants },
          { text: t.aspects, wide: true },
        ]}
        rows={data.houses.map(({ house, sign, occupants, aspected_by }) => ({
          key: String(house),
          cells: [house, sign.western_name, sign.lord.name, list(occupants), list(aspected_by)],
        }))}
      />
    </Section>
  );
}

/** Lists the points of ashtakavarga by graha and sign, with their sum. */
export function AshtakavargaTable({ data }: { data: KundliData }) {
  const t = useReportTexts('reports/kundli').ashtakavarga;
  const { signs, shortSigns } = useReportTexts('reports/charts');
  const { bhinna, sarva } = data.ashtakavarga;
  const sum = sarva.reduce((all, points) => all + points, 0);
  return (
    <Section id="ashtakavarga" title={t.title} className="flex flex-col">
      <p className="mt-1 text-ink-2">{t.text}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
      <section aria-label={t.title} tabIndex={0} className="mt-2 grow overflow-x-auto print:overflow-visible">
        <table className="tabular h-full w-full min-w-120 border-collapse text-sm print:min-w-0">
          <thead>
            <tr className="border-b border-line text-ink-3">
              <th scope="col" className="py-2 pr-2 text-left font-medium">
                {t.graha}
              </th>
              {signs.map((sign, i) => (
                <th key={sign} scope="col" className="px-1 py-2 text-right font-medium">
                  <abbr title={sign} className="no-underline">
                    {shortSigns[i]}
                  </abbr>
                </th>
              ))}
              <th scope="col" className="py-2 pl-2 text-right font-medium">
                {t.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {bhinna.map(({ graha, points, total }) => (
              <Row key={graha.id} name={graha.name} points={points} total={total} />
            ))}
            <Row name={t.sum} points={sarva} total={sum} strong />
          </tbody>
        </table>
      </section>
    </Section>
  );
}

function Row({
  name,
  points,
  total,
  strong,
}: {
  name: string;
  points: readonly number[];
  total: number;
  strong?: boolean;
}) {
  return (
    <tr className={`border-b border-line last:border-0 ${strong ? 'font-semibold' : ''}`}>
      <th scope="row" className="py-2 pr-2 text-left font-semibold">
        {name}
      </th>
      {points.map((point, sign) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the sign.
        <td key={sign} className="px-1 py-2 text-right">
          {point}
        </td>
      ))}
      <td className="py-2 pl-2 text-right">{total}</td>
    </tr>
  );
}
