import { CalendarClock, ChevronLeft, ChevronRight, MapPin } from 'lucide';
import type { AlmanacCalendar, CalendarDay } from '#contract/astrology/almanac/endpoints.ts';
import { calendarPath, panchangPath } from '#contract/astrology/almanac/rules.ts';
import { litMoon } from '#web/astrology/reports/shared/sun-path.ts';
import { dayOf, longMonthOf, monthOf, weekdayOf } from '#web/astrology/reports/shared/wall-time.ts';
import { Brand } from '#web/shell/brand.tsx';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { CityChoice } from './city-choice.tsx';
import { PageTools } from './day-tools.tsx';
import { FeedChoice } from './feed-choice.tsx';

/** Shows the days of a month in a city with their tithis, festivals and vratas, and the feed to subscribe to. */
export function CalendarView({ calendar, origin }: { calendar: AlmanacCalendar; origin: string }) {
  const t = useTexts('almanac').calendar;
  const lang = useLang();
  const { place, month, lunar, counting } = calendar;
  const heading = fill(t.heading, { month: longMonthOf(`${month}-01`, lang), city: place.name });
  return (
    <div className="wrap pb-16 lg:pb-24">
      <header className="pt-4 pb-5 lg:pt-9 lg:pb-6">
        <div className="hidden border-b border-line pb-4 print:block">
          <Brand />
        </div>
        <h1 className="text-h1 text-balance break-words">{heading}</h1>
        <p className="mt-2 flex items-start gap-1.5 text-ink-2">
          <Icon of={MapPin} small className="mt-1" />
          <span translate="no">{place.location}</span>
        </p>
        <p className="written mt-1 text-ink-2">{`${fill(t.lunar, { months: lunar.join(' – ') })} (${t.counting[counting]})`}</p>
        <p className="mt-1 text-ink-2">{t.tithis}</p>
        <CityChoice place={place} pathOf={(slug) => calendarPath(slug, month)} />
        <MonthLinks calendar={calendar} />
      </header>
      <MonthGrid calendar={calendar} />
      <div className="mt-7 grid gap-5 lg:grid-cols-[1.35fr_1fr] lg:items-start print:hidden">
        <FeedChoice place={place} origin={origin} />
        <PageTools title={heading} />
      </div>
    </div>
  );
}

/** Links to the months before and after, to this month and to the panchang of today. */
function MonthLinks({ calendar: { place, previous, next, month, today } }: { calendar: AlmanacCalendar }) {
  const t = useTexts('almanac').calendar;
  const lang = useLang();
  const name = (of: string) => monthOf(`${of}-01`, lang);
  return (
    <nav aria-label={t.months} className="mt-4 flex flex-wrap gap-2 print:hidden">
      {previous && (
        <LinkButton
          kind="secondary"
          size="small"
          to={calendarPath(place.slug, previous)}
          aria-label={`${name(previous)}, ${t.previous}`}
        >
          <Icon of={ChevronLeft} small />
          <span>{name(previous)}</span>
        </LinkButton>
      )}
      {month === today.slice(0, 7) ? (
        <LinkButton kind="secondary" size="small" to="#today" className="lg:hidden">
          {t.toToday}
        </LinkButton>
      ) : (
        <LinkButton kind="secondary" size="small" to={calendarPath(place.slug, today)}>
          {t.thisMonth}
        </LinkButton>
      )}
      {next && (
        <LinkButton
          kind="secondary"
          size="small"
          to={calendarPath(place.slug, next)}
          aria-label={`${name(next)}, ${t.next}`}
        >
          <span>{name(next)}</span>
          <Icon of={ChevronRight} small />
        </LinkButton>
      )}
      <LinkButton kind="secondary" size="small" to={panchangPath(place.slug)}>
        <Icon of={CalendarClock} small />
        {t.panchangOfToday}
      </LinkButton>
    </nav>
  );
}

/** The column of the first day on wide screens, where weeks are rows from Sunday on. */
const firstColumn = [
  'lg:col-start-1 print:col-start-1',
  'lg:col-start-2 print:col-start-2',
  'lg:col-start-3 print:col-start-3',
  'lg:col-start-4 print:col-start-4',
  'lg:col-start-5 print:col-start-5',
  'lg:col-start-6 print:col-start-6',
  'lg:col-start-7 print:col-start-7',
];

const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The days: rows of a list on phones, weeks on wide screens. */
function MonthGrid({ calendar: { days, place, today } }: { calendar: AlmanacCalendar }) {
  const t = useTexts('almanac').calendar;
  const lang = useLang();
  // 1 January 2023 was a Sunday.
  const week = ['01', '02', '03', '04', '05', '06', '07'].map((day) => weekdayOf(`2023-01-${day}`, lang));
  return (
    <>
      <p
        aria-hidden="true"
        className="mb-1.5 hidden grid-cols-7 gap-1.5 text-sm font-medium text-ink-2 lg:grid print:grid"
      >
        {week.map((name) => (
          <span key={name} className="px-2">
            {name}
          </span>
        ))}
      </p>
      <ol aria-label={t.days} className="grid gap-1.5 lg:grid-cols-7 print:grid-cols-7">
        {days.map((day, index) => (
          <li
            key={day.date}
            id={day.date === today ? 'today' : undefined}
            className={index === 0 ? firstColumn[weekday(day.date)] : undefined}
          >
            <DayCell day={day} slug={place.slug} isToday={day.date === today} />
          </li>
        ))}
      </ol>
    </>
  );
}

const MOON = 9;

/** The moon of a tithi: twelve degrees of its way from the sun each. */
function TithiMoon({ tithi }: { tithi: number }) {
  return (
    <svg aria-hidden="true" viewBox="-11 -11 22 22" className="size-5.5 shrink-0">
      <circle r={MOON} className="fill-night" />
      <path d={litMoon(12 * (tithi - 0.5), MOON)} fill="#fdf6e3" />
      <circle r={MOON} className="fill-none stroke-ink/45" />
    </svg>
  );
}

function DayCell({
  day: { date, tithi, festivals },
  slug,
  isToday,
}: {
  day: CalendarDay;
  slug: string;
  isToday: boolean;
}) {
  const t = useTexts('almanac').calendar;
  const lang = useLang();
  const main = festivals.some(({ kind }) => kind === 'festival' || kind === 'ekadashi');
  return (
    <Link
      to={panchangPath(slug, date)}
      aria-current={isToday ? 'date' : undefined}
      className={`flex min-h-14 gap-3 rounded-control border p-2.5 hover:border-ink-2 lg:h-full lg:min-h-32 lg:flex-col lg:gap-1.5 print:h-full print:min-h-24 print:flex-col print:gap-1 ${main ? 'border-line-strong bg-haldi-soft' : 'border-line bg-surface'} ${isToday ? 'outline-2 -outline-offset-2 outline-manik-text' : ''}`}
    >
      <span className="flex w-16 shrink-0 flex-col lg:w-auto print:w-auto">
        <span className="tabular font-display text-h3 leading-none">
          <span translate="no" className="sr-only">{`${dayOf(date, lang)}, `}</span>
          <span aria-hidden="true">{Number(date.slice(8))}</span>
        </span>
        <span className="text-sm text-ink-2 lg:sr-only print:hidden">{weekdayOf(date, lang, 'short')}</span>
        {isToday && <span className="text-sm font-semibold text-manik-text">{t.isToday}</span>}
      </span>
      <span className="written min-w-0 flex-1">
        <span className="flex items-center gap-2 text-sm text-ink-2">
          <TithiMoon tithi={tithi.id} />
          <span className="min-w-0">{`${tithi.paksha.split(' ')[0] ?? ''} ${tithi.name}`}</span>
        </span>
        {festivals.map(({ key, name }) => (
          <span key={key} className="mt-1 block leading-snug font-semibold lg:text-sm print:text-xs">
            {name}
          </span>
        ))}
      </span>
    </Link>
  );
}
