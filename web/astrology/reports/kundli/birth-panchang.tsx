import type { KundliData } from '#contract/astrology/reports/data.ts';
import { clock, dayAndClock } from '#web/astrology/reports/shared/wall-time.ts';
import { fill } from '#web/texts/format.ts';
import { useReportLang, useReportTexts } from '../report/report-language.tsx';
import { Fact, Section } from '../report/section.tsx';

/** Shows the panchang of the birth: limbs with their ends, the time since sunrise, the month and the eras. */
export function BirthPanchangCard({ panchang: day }: { panchang: KundliData['birth_panchang'] }) {
  const t = useReportTexts('reports/more').panchang;
  const lang = useReportLang();
  const limbs = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
  return (
    <Section id="birth-panchang" title={t.title}>
      <dl className="written mt-2">
        {limbs.map((limb) => (
          <Fact key={limb} name={t[limb]}>
            {fill(t.until, {
              name: limb === 'tithi' ? `${day.paksha} ${day.tithi.name}` : day[limb].name,
              end: dayAndClock(day[limb].end, lang),
            })}
          </Fact>
        ))}
        {day.sunrise && <Fact name={t.sunrise}>{clock(day.sunrise, lang)}</Fact>}
        {day.sunset && <Fact name={t.sunset}>{clock(day.sunset, lang)}</Fact>}
        {day.ishtakal && <Fact name={t.ishtakal}>{day.ishtakal.text}</Fact>}
        <Fact name={t.bhayat}>{day.bhayat.text}</Fact>
        <Fact name={t.bhabhog}>{day.bhabhog.text}</Fact>
        <Fact name={t.month}>{day.month}</Fact>
        <Fact name={t.vikram}>{day.vikram}</Fact>
        <Fact name={t.shaka}>{day.shaka}</Fact>
        <Fact name={t.samvatsara}>{day.samvatsara.name}</Fact>
        <Fact name={t.ritu}>{day.ritu.name}</Fact>
        <Fact name={t.ayana}>{day.ayana}</Fact>
      </dl>
    </Section>
  );
}

/** Shows what tradition leaves aside when a day is chosen. */
export function GhatakCard({ ghatak }: { ghatak: KundliData['ghatak'] }) {
  const t = useReportTexts('reports/more').ghatak;
  const facts = ['month', 'weekday', 'nakshatra', 'yoga', 'karana'] as const;
  return (
    <Section id="ghatak" title={t.title}>
      <p className="written mt-1 text-ink-2">{t.text}</p>
      <dl className="written mt-2">
        <Fact name={t.tithis}>{ghatak.tithis.map(({ name }) => name).join(', ')}</Fact>
        {facts.map((fact) => (
          <Fact key={fact} name={t[fact]}>
            {ghatak[fact].name}
          </Fact>
        ))}
        <Fact name={t.prahar}>{ghatak.prahar}</Fact>
        <Fact name={t.moonSign}>{ghatak.moon_sign.name}</Fact>
      </dl>
    </Section>
  );
}
