import type { MatchingData, MatchingMangal } from '#contract/astrology/reports/data.ts';
import { fill } from '#web/texts/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useReportTexts } from '../report/report-language.tsx';
import { Section } from '../report/section.tsx';

/** Shows Mangal dosha of both by all three counts, what softens it, and what the two come to. */
export function Mangal({ data, names }: { data: MatchingData; names: { girl: string; boy: string } }) {
  const t = useReportTexts('reports/matching').mangal;
  const { girl_mangal_dosha_details: girl, boy_mangal_dosha_details: boy } = data;
  return (
    <Section title={t.title}>
      <table className="tabular mt-2 w-full table-fixed border-collapse text-sm">
        <caption className="sr-only">{t.counts}</caption>
        <thead>
          <tr className="text-left text-ink-3">
            <th scope="col" className="py-2 pr-2 font-medium">
              {t.countedFrom}
            </th>
            {[names.girl, names.boy].map((name, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed pair, the girl and then the boy.
              <th key={i} scope="col" className="px-2 py-2 font-medium break-words">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {girl.readings.map((hers, i) => (
            <tr key={hers.from} className="border-t border-line align-top">
              <th scope="row" className="py-2.5 pr-2 text-left font-medium text-ink-3">
                {hers.name}
              </th>
              <Count reading={hers} />
              <Count reading={boy.readings[i]} />
            </tr>
          ))}
        </tbody>
      </table>
      <MangalOf name={names.girl} mangal={girl} />
      <MangalOf name={names.boy} mangal={boy} />
      <p className="written mt-4 border-t border-line pt-4 font-medium">{data.mangal.advice}</p>
    </Section>
  );
}

function Count({ reading }: { reading: MatchingMangal['readings'][number] | undefined }) {
  const t = useReportTexts('reports/matching').mangal;
  if (!reading) return <td />;
  return (
    <td className="px-2 py-2.5 font-medium">
      <span>{fill(t.inHouse, { n: reading.house })}</span>
      <span className={`block font-normal ${reading.present ? 'text-gomed' : 'text-ink-3'}`}>
        {reading.present ? t.present : t.absent}
      </span>
    </td>
  );
}

function MangalOf({ name, mangal }: { name: string; mangal: MatchingMangal }) {
  const t = useReportTexts('reports/matching').mangal;
  return (
    <div className="mt-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-text! text-base! font-semibold! break-words">{name}</h3>
        <Badge tone={mangal.has_dosha ? 'warn' : 'good'}>
          {mangal.has_dosha ? [t.present, mangal.dosha_type].filter(Boolean).join(', ') : t.absent}
        </Badge>
      </div>
      <p className="written mt-0.5 text-sm text-ink-2">{mangal.description}</p>
      {mangal.exceptions.length > 0 && (
        <ul className="written mt-1.5 grid list-disc gap-1 pl-5 text-sm text-ink-2">
          {mangal.exceptions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
