import type { KundliData, RasiData } from '#contract/astrology/reports/data.ts';
import { fill } from '#web/texts/format.ts';
import { useReportLang, useReportTexts } from '../report/report-language.tsx';
import { durationWords } from './duration.ts';

/** Shows four key facts: ascendant, Moon sign, nakshatra, and the balance of the first dasha. */
export function KeyFacts({ data }: { data: KundliData }) {
  const t = useReportTexts('reports/kundli').key;
  const lang = useReportLang();
  const { nakshatra, chandra_rasi } = data.nakshatra_details;
  const signDetail = ({ name, western_name, lord }: RasiData) =>
    name === western_name
      ? fill(t.lordDetail, { lord: lord.name })
      : fill(t.signDetail, { name, lord: lord.name });
  const facts = [
    { name: t.ascendant, value: data.lagna.sign.western_name, detail: signDetail(data.lagna.sign) },
    { name: t.moonSign, value: chandra_rasi.western_name, detail: signDetail(chandra_rasi) },
    {
      name: t.nakshatra,
      value: nakshatra.name,
      detail: fill(t.padaDetail, { n: nakshatra.pada, lord: nakshatra.lord.name }),
    },
    {
      name: t.balance,
      value: data.dasha_balance.lord.name,
      detail: durationWords(data.dasha_balance.duration, t, lang),
    },
  ];
  return (
    <dl
      aria-label={t.label}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-tile border border-line bg-line md:grid-cols-4 lg:grid-cols-2"
    >
      {facts.map(({ name, value, detail }) => (
        <div key={name} className="bg-surface px-4 py-3.5">
          <dt className="text-sm text-ink-3">{name}</dt>
          <dd className="font-display text-[1.3rem] leading-[1.2] lang-hi:leading-[1.4]">
            <span>{value}</span>
            <small className="mt-0.5 block font-text text-sm leading-[1.35] text-ink-2">{detail}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
