import type { MatchingData, MatchingPerson, RasiData } from '#contract/astrology/reports/data.ts';
import { clock, mediumDay } from '#web/astrology/reports/shared/wall-time.ts';
import { useReportLang, useReportTexts } from '../report/report-language.tsx';
import { Section } from '../report/section.tsx';

const withLord = ({ name, western_name, lord }: RasiData): { rasi: string; lord: string } => ({
  rasi: name === western_name ? name : `${western_name}, ${name}`,
  lord: lord.vedic_name && lord.vedic_name !== lord.name ? `${lord.name}, ${lord.vedic_name}` : lord.name,
});

/** Lists birth time, place and nakshatra of both. */
export function BirthTable({ data, names }: { data: MatchingData; names: { girl: string; boy: string } }) {
  const t = useReportTexts('reports/matching');
  const lang = useReportLang();
  const both = [data.girl_info, data.boy_info];
  const rows: [string, (person: MatchingPerson) => string][] = [
    [
      t.birth.born,
      ({ birth }) =>
        `${mediumDay(birth.wall_time, lang)}, ${birth.time_unknown ? t.birth.noTime : clock(birth.wall_time, lang)}${
          birth.offset_source === 'override' ? ` (UTC ${birth.offset})` : ''
        }`,
    ],
    [t.birth.place, ({ birth }) => birth.location || birth.coordinates.replace(',', ', ')],
    [t.birth.nakshatra, ({ nakshatra }) => nakshatra.name],
    [t.birth.pada, ({ nakshatra }) => String(nakshatra.pada)],
    [
      t.birth.nakshatraLord,
      ({ nakshatra: { lord } }) =>
        lord.vedic_name && lord.vedic_name !== lord.name && lang === 'en'
          ? `${lord.name}, ${lord.vedic_name}`
          : lord.name,
    ],
    [t.birth.rasi, ({ rasi }) => withLord(rasi).rasi],
    [t.birth.rasiLord, ({ rasi }) => (lang === 'en' ? withLord(rasi).lord : rasi.lord.name)],
  ];
  return (
    <Section title={t.birth.title}>
      <table className="tabular mt-2 w-full table-fixed border-collapse text-sm">
        <thead>
          <tr>
            <th className="w-[29%] py-2.5 pr-2 text-left font-medium">
              <span className="sr-only">{t.birth.detail}</span>
            </th>
            {[names.girl, names.boy].map((name) => (
              <th key={name} scope="col" className="px-2 py-2.5 text-left font-medium break-words text-ink-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, of]) => (
            <tr key={name} className="border-b border-line align-top last:border-0">
              <th scope="row" className="py-2.5 pr-2 text-left font-medium text-ink-3">
                {name}
              </th>
              {both.map((person, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a fixed pair, the girl and then the boy.
                <td key={i} className="px-2 py-2.5 font-medium break-words">
                  {of(person)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
