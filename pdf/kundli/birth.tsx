import { View } from '@react-pdf/renderer';
import type { KundliData } from '#contract/astrology/reports/data.ts';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { clock, longDate, shortDate } from '../ui/dates.ts';
import { usePdfMeta } from '../ui/document-page.tsx';
import { Facts } from '../ui/facts.tsx';
import { Sheets } from '../ui/sheet.tsx';
import { Callout, Chapter, Heading, Paragraph } from '../ui/text.tsx';
import { useWords } from '../ui/words.ts';

/** The current dasha periods in a highlighted box; nothing outside the 120 years. */
export function Running({ running }: Pick<KundliData, 'running'>) {
  const t = useWords('pdf/kundli');
  const { lang } = usePdfMeta();
  if (!running) return null;
  const { maha, antar, pratyantar } = running;
  const date = (local: string) => longDate(local, lang);
  return (
    <Callout title={fillText(t.runningTitle, { maha: maha.name, antar: antar.name })}>
      {fillText(t.runningText, {
        maha: maha.name,
        mahaEnd: date(maha.end),
        antar: antar.name,
        antarEnd: date(antar.end),
        pratyantar: pratyantar.name,
        pratyantarEnd: date(pratyantar.end),
      })}
    </Callout>
  );
}

/** Date and place of birth, the interpretation of the time, and the basic facts. */
export function Birth({ data }: { data: KundliData }) {
  const t = useWords('pdf/kundli');
  const { lang } = usePdfMeta();
  const { birth, weekday, lagna, nakshatra_details: star, mangal_dosha, kaal_sarp, sade_sati } = data;
  const time = clock(birth.wall_time, lang);
  const sign = ({ name, western_name: western, lord }: typeof star.chandra_rasi) =>
    fillText(t.signOf, { name, western, lord: lord.name });
  const offset = birth.offset_source === 'override' ? t.offsetOverride : t.offset;
  return (
    <Sheets>
      <Chapter id="birth" title={t.chapters.birth} />
      {birth.time_unknown ? (
        <Callout title={t.noonTitle} tone="mind">
          {t.noonNote}
        </Callout>
      ) : null}
      {birth.clock === 'twice' ? <Paragraph>{t.clockTwice}</Paragraph> : null}
      {birth.clock === 'never' ? <Paragraph>{t.clockNever}</Paragraph> : null}
      <Facts
        facts={[
          [t.name, birth.name],
          [t.date, longDate(birth.wall_time, lang)],
          [t.time, birth.time_unknown ? fillText(t.timeNoon, { time }) : time],
          [t.weekday, fillText(t.weekdays, { civil: weekday.civil.name, vedic: weekday.vedic.name })],
          [t.place, birth.location],
          [t.coordinates, birth.coordinates.replace(',', ', ')],
          [t.zone, fillText(offset, { zone: birth.timezone, offset: birth.offset })],
          [t.ayanamsa, `${data.conventions.ayanamsa.name} ${data.conventions.ayanamsa.degrees_text}`],
        ]}
      />
      <Heading>{t.summary}</Heading>
      <Facts
        facts={[
          [t.lagna, fillText(t.degreeIn, { degree: lagna.degree_text, sign: lagna.sign.western_name })],
          [t.moonSign, sign(star.chandra_rasi)],
          [t.sunSign, sign(star.soorya_rasi)],
          [t.westernSign, star.zodiac.name],
          [t.nakshatra, fillText(t.padaOf, { name: star.nakshatra.name, pada: star.nakshatra.pada })],
          [t.balance, data.dasha_balance.description],
          [t.mangal, mangal_dosha.has_dosha ? (mangal_dosha.type ?? t.yes) : t.no],
          [t.kaalSarp, kaal_sarp.present ? (kaal_sarp.name ?? t.yes) : t.no],
          [t.sadeSatiNow, currentPhase(sade_sati.current, t.no, lang)],
        ]}
      />
      <View style={{ marginTop: 18 }}>
        <Running running={data.running} />
      </View>
    </Sheets>
  );
}

function currentPhase(current: KundliData['sade_sati']['current'], none: string, lang: Lang): string {
  return current
    ? `${current.name}, ${shortDate(current.start, lang)} – ${shortDate(current.end, lang)}`
    : none;
}
