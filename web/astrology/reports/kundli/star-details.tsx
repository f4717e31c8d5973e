import type { KundliData } from '#contract/astrology/reports/data.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useReportTexts } from '../report/report-language.tsx';
import { Fact, Section } from '../report/section.tsx';

/** Shows the traditional attributes of the birth nakshatra: deity, gana, syllables for a name, stone and others. */
export function StarDetails({ data }: { data: KundliData }) {
  const t = useReportTexts('reports/kundli').star;
  const { additional_info: info, soorya_rasi, zodiac } = data.nakshatra_details;
  const fields = Object.keys(t.fields) as (keyof typeof t.fields)[];
  return (
    <Section id="nakshatra" title={t.title}>
      <dl className="written mt-2 grid gap-x-12 md:grid-cols-2 md:[&>:nth-last-child(2)]:border-0">
        <Fact name={t.soorya}>{soorya_rasi.western_name}</Fact>
        <Fact name={t.zodiac}>{zodiac.name}</Fact>
        <Fact name={t.weekday}>{data.weekday.vedic.name}</Fact>
        {fields.map((field) => (
          <Fact key={field} name={t.fields[field]}>
            {info[field]}
          </Fact>
        ))}
      </dl>
      <TextLink
        to="/products?category=Gemstones"
        className="mt-3 inline-flex min-h-11 items-center print:hidden"
      >
        {t.stones}
      </TextLink>
    </Section>
  );
}
