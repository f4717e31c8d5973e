import type { DayPeriodData, PanchangData } from '#contract/astrology/reports/data.ts';
import { ChoghadiyaName, DayAndNight, PeriodList } from '#web/astrology/reports/shared/day-hours.tsx';
import { useReportLang, useReportTexts } from '../report/report-language.tsx';
import { Section } from '../report/section.tsx';

/** Lists good hours with a tick, or hours to avoid with a cross. */
export const Hours = ({
  title,
  periods,
  good,
  className,
}: {
  title: string;
  periods: readonly DayPeriodData[];
  good: boolean;
  className?: string;
}) => (
  <Section title={title} className={className}>
    <PeriodList
      periods={periods.map(({ id, title: name, period }) => ({ id, name, spans: period }))}
      good={good}
      none={useReportTexts('reports/panchang').notToday}
      lang={useReportLang()}
    />
  </Section>
);

/** Lists the eight choghadiyas of day and night with their quality. Renders nothing where the Sun does not rise. */
export function Choghadiya({ data, now }: { data: PanchangData; now: number }) {
  const t = useReportTexts('reports/panchang');
  const lang = useReportLang();
  const halves = [
    { title: t.day, parts: data.choghadiya.day },
    { title: t.night, parts: data.choghadiya.night },
  ];
  if (data.choghadiya.day.length === 0) return null;
  return (
    <Section id="choghadiya" title={t.choghadiya}>
      <DayAndNight halves={halves} now={now} lang={lang}>
        {({ name, quality, quality_name }) => (
          <ChoghadiyaName name={name} quality={quality} said={quality_name} />
        )}
      </DayAndNight>
    </Section>
  );
}

/** Lists the 24 horas of day and night. Renders nothing where the Sun does not rise. */
export function Hora({ data, now }: { data: PanchangData; now: number }) {
  const t = useReportTexts('reports/panchang');
  const lang = useReportLang();
  if (data.hora.length === 0) return null;
  const halves = [
    { title: t.day, parts: data.hora.filter(({ is_day }) => is_day) },
    { title: t.night, parts: data.hora.filter(({ is_day }) => !is_day) },
  ];
  return (
    <Section id="hora" title={t.hora}>
      <DayAndNight halves={halves} now={now} lang={lang}>
        {({ lord }) => <span className="font-medium">{lord.name}</span>}
      </DayAndNight>
    </Section>
  );
}
