import { MapPin } from 'lucide';
import type { AlmanacDay } from '#contract/astrology/almanac/endpoints.ts';
import { panchangPath } from '#contract/astrology/almanac/rules.ts';
import { Brand } from '#web/shell/brand.tsx';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CityChoice } from './city-choice.tsx';
import { DayHead } from './day-head.tsx';
import { DayChoice, DayLinks, PageTools } from './day-tools.tsx';
import { headingOf } from './day-words.ts';
import { Choghadiya, Hora, Hours } from './hours.tsx';
import { Limbs } from './limbs.tsx';
import { momentOf } from './moment.ts';
import { MonthName } from './month-name.tsx';
import { Fact, Section } from './section.tsx';
import { useNow } from './use-now.ts';

/** Shows the panchang of a day and city. */
export function PanchangView({ day }: { day: AlmanacDay }) {
  const t = useTexts('almanac');
  const lang = useLang();
  const now = useNow({
    date: day.date,
    zone: day.place.timezone,
    from: day.now === null ? null : Date.parse(day.now),
  });
  const moment = momentOf(day, now);
  const heading = headingOf(day, t, lang);
  return (
    <div className="wrap pb-16 lg:pb-24">
      <header className="pt-4 pb-5 lg:pt-9 lg:pb-6">
        <div className="hidden border-b border-line pb-4 print:block">
          <Brand />
        </div>
        <h1 className="text-h1 text-balance break-words">{heading}</h1>
        <p className="mt-2 flex items-start gap-1.5 text-ink-2">
          <Icon of={MapPin} small className="mt-1" />
          <span translate="no">{day.place.location}</span>
        </p>
        <CityChoice
          place={day.place}
          pathOf={(slug) => panchangPath(slug, day.now === null ? day.date : undefined)}
        />
        <DayLinks day={day} />
      </header>
      <DayHead day={day} moment={moment} />
      <Limbs day={day} moment={moment} />
      <DayChoice key={`${day.place.slug} ${day.date}`} day={day} />
      <div className="mt-5 grid gap-5 lg:grid-cols-2 lg:items-start">
        <Hours title={t.good} periods={day.good} good />
        <Hours title={t.avoid} periods={day.avoid} good={false} />
        <Choghadiya day={day} now={now} />
        <div className="grid gap-5">
          <MonthAndYear day={day} />
          <Keepsake />
        </div>
      </div>
      <div className="mt-5">
        <Hora day={day} now={now} />
      </div>
      <div className="mt-5 flex flex-wrap gap-2 print:hidden">
        <PageTools title={heading} />
      </div>
      <Method day={day} />
    </div>
  );
}

/** Shows the lunar month by the counting of the place, the years, season and half-year. */
function MonthAndYear({ day: { month, samvat } }: { day: AlmanacDay }) {
  const t = useTexts('almanac').year;
  return (
    <Section title={t.title}>
      <p className="mt-1 text-sm text-ink-3">{t.atSunrise}</p>
      <dl className="written mt-1">
        <Fact name={t[month.counting]}>
          <MonthName month={month} />
        </Fact>
        <Fact name={t.paksha}>{month.paksha}</Fact>
        <Fact name={t.vikram}>{samvat.vikram}</Fact>
        <Fact name={t.shaka}>{samvat.shaka}</Fact>
        <Fact name={t.samvatsara}>{samvat.samvatsara}</Fact>
        <Fact name={t.ritu}>{samvat.ritu}</Fact>
        <Fact name={t.ayana}>{samvat.ayana}</Fact>
      </dl>
      {month.other && <p className="mt-2 text-sm text-ink-3">{t.countings[month.counting]}</p>}
    </Section>
  );
}

/** Leads to the detailed panchang, which is paid. */
function Keepsake() {
  const t = useTexts('almanac').keepsake;
  return (
    <div className="print:hidden">
      <Section title={t.title}>
        <p className="mt-1 mb-4 text-ink-2">{t.text}</p>
        <LinkButton kind="secondary" to="/panchang-form">
          {t.open}
        </LinkButton>
      </Section>
    </div>
  );
}

/** Returns coordinates to a hundredth of a degree: "26.92° N". */
const degrees = (value: number, [positive, negative]: readonly [string, string]): string =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;

/** Names place, clock and rules of the computation. */
function Method({ day: { place } }: { day: AlmanacDay }) {
  const t = useTexts('almanac').method;
  return (
    <section className="mt-8 max-w-[70ch] text-sm text-ink-2">
      <h2 className="font-text! text-base! font-semibold!">{t.title}</h2>
      <p className="mt-1">
        {fill(t.text, {
          latitude: degrees(place.latitude, ['N', 'S']),
          longitude: degrees(place.longitude, ['E', 'W']),
          zone: place.timezone.replaceAll('_', ' '),
        })}
      </p>
    </section>
  );
}
