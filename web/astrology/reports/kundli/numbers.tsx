import type { NumbersData } from '#contract/astrology/reports/data.ts';
import { fill } from '#web/texts/format.ts';
import { useReportTexts } from '../report/report-language.tsx';
import { Fact, Section } from '../report/section.tsx';

/** Shows birth, destiny and name number, and the square of Lo Shu. */
export function NumbersCard({ numbers }: { numbers: NumbersData }) {
  const t = useReportTexts('reports/more').numbers;
  const { birth, destiny, name, grid, missing, full_lines: lines } = numbers;
  const withRuler = ({ number, ruler }: typeof birth) => fill(t.withRuler, { number, ruler: ruler.name });
  return (
    <Section id="numbers" title={t.title}>
      <dl className="written mt-2">
        <Fact name={t.birth}>{withRuler(birth)}</Fact>
        <Fact name={t.destiny}>{withRuler(destiny)}</Fact>
        {name && (
          <Fact name={t.name}>
            {fill(t.compound, { number: name.number, ruler: name.ruler.name, compound: name.compound })}
          </Fact>
        )}
        <Fact name={t.missing}>{missing.join(', ') || t.nothing}</Fact>
        <Fact name={t.lines}>{lines.join(', ') || t.nothing}</Fact>
      </dl>
      <h3 className="mt-4 font-text! text-sm! font-[550]!">{t.grid}</h3>
      <p className="written mt-1 text-sm text-ink-2">{t.gridText}</p>
      <table className="tabular mt-3 w-full max-w-60 table-fixed border-collapse text-center">
        <caption className="sr-only">{t.grid}</caption>
        <tbody>
          {grid.map((row) => (
            <tr key={row.map(({ number }) => number).join()}>
              {row.map(({ number, count }) => (
                <td
                  key={number}
                  className={`h-14 border border-line ${count > 0 ? 'bg-haldi-soft font-semibold' : 'text-ink-3'}`}
                >
                  <span>{number}</span>
                  <span className="block text-sm font-normal text-ink-2">{fill(t.times, { n: count })}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
