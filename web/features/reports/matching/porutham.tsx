import type { MatchingData } from '#contract/reports/data.ts';
import { fill } from '#web/texts/format.ts';
import { useReportTexts } from '../report/report-language.tsx';
import { Section } from '../report/section.tsx';
import { ReportTable } from '../report/table.tsx';

const inks = { yes: 'text-panna', partly: 'text-ink-2', no: 'text-moonga' } as const;

/** Shows the South Indian agreements of the two stars beside the 36 points. */
export function Porutham({ porutham }: { porutham: MatchingData['porutham'] }) {
  const t = useReportTexts('reports/matching').porutham;
  return (
    <Section id="porutham" title={t.title} className="mt-10">
      <p className="written mt-1 text-ink-2">
        {fill(t.sum, { ten: porutham.ten, twelve: porutham.twelve })} {porutham.text}
      </p>
      <ReportTable
        caption={t.title}
        columns={[
          { text: t.name },
          { text: t.girl, wide: true },
          { text: t.boy, wide: true },
          { text: t.agrees },
        ]}
        rows={porutham.list.map((one) => ({
          key: one.key,
          cells: [
            <span key="name">
              {one.name}
              <span className="block text-sm font-normal text-ink-3">{one.about}</span>
            </span>,
            one.girl,
            one.boy,
            <span key="agrees">
              <span className={`font-medium ${inks[one.agrees]}`}>{one.agrees_name}</span>
              {one.cancelled_by && (
                <span className="written block text-sm text-ink-2">{one.cancelled_by}</span>
              )}
            </span>,
          ],
        }))}
      />
    </Section>
  );
}
