import type { AlmanacDay, AlmanacPeriod } from '#contract/astrology/almanac/endpoints.ts';
import { ChoghadiyaName, DayAndNight, PeriodList } from '#web/astrology/reports/shared/day-hours.tsx';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Section } from './section.tsx';

/** Lists good hours with a tick, or hours to avoid with a cross. */
export const Hours = ({
  title,
  periods,
  good,
}: {
  title: string;
  periods: readonly AlmanacPeriod[];
  good: boolean;
}) => (
  <Section title={title}>
    <PeriodList periods={periods} good={good} none={useTexts('almanac').none} lang={useLang()} />
  </Section>
);

/** Lists the choghadiyas of day and night with their quality. Renders nothing where the Sun does not rise. */
export function Choghadiya({ day, now }: { day: AlmanacDay; now: number | null }) {
  const t = useTexts('almanac');
  const lang = useLang();
  const halves = [
    { title: t.day, parts: day.choghadiya.day },
    { title: t.night, parts: day.choghadiya.night },
  ];
  if (day.choghadiya.day.length === 0) return null;
  return (
    <Section id="choghadiya" title={t.choghadiya}>
      <p className="mt-1 text-sm text-ink-2">{t.choghadiyaLead}</p>
      <DayAndNight halves={halves} now={now} lang={lang}>
        {({ name, quality }) => <ChoghadiyaName name={name} quality={quality} said={t.quality[quality]} />}
      </DayAndNight>
    </Section>
  );
}

/** Lists the 24 horas of day and night. Renders nothing where the Sun does not rise. */
export function Hora({ day, now }: { day: AlmanacDay; now: number | null }) {
  const t = useTexts('almanac');
  const lang = useLang();
  if (day.hora.length === 0) return null;
  const halves = [
    { title: t.day, parts: day.hora.slice(0, 12) },
    { title: t.night, parts: day.hora.slice(12) },
  ];
  return (
    <Section id="hora" title={t.hora}>
      <p className="mt-1 text-sm text-ink-2">{t.horaLead}</p>
      <DayAndNight halves={halves} now={now} lang={lang}>
        {({ lord }) => <span className="font-medium">{lord.name}</span>}
      </DayAndNight>
    </Section>
  );
}
