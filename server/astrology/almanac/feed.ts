import { type DayKind, panchangPath } from '#contract/astrology/almanac/rules.ts';
import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
import { addDays, byId, PAKSHAS, TITHIS } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { calendarFile, calendarStamp, calendarText } from '../../platform/core/icalendar.ts';
import type { City } from './city.ts';
import { presentFestivals } from './festivals.ts';
import type { DayFacts } from './month.ts';

/**
 * The day on which the rules of the festivals last changed. It is the DTSTAMP of every entry, so that a calendar that is
 * read again and has not changed is the same to the byte. Raise it with a change of the rules.
 */
const RULES_OF = '2026-11-26T00:00:00Z';

const words = readWords('almanac/answers');

/** The options of {@link feedOf}. `origin`: the shop's public address. */
export type FeedOptions = { kinds: readonly DayKind[]; lang: Lang; origin: string };

const dateOnly = (date: string): string => date.replaceAll('-', '');

/** Returns the festivals and vratas of some kinds as an iCalendar to subscribe to (RFC 5545, RFC 7986). */
export function feedOf(city: City, days: readonly DayFacts[], { kinds, lang, origin }: FeedOptions): string {
  const { name, location } = city.present(lang);
  const host = new URL(origin).hostname;
  const events = days.flatMap(({ date, tithi, festivals }) => {
    const tithiName = `${byId(PAKSHAS, tithi.paksha)[lang]} ${byId(TITHIS, tithi.id)[lang]}`;
    const url = `${origin}${panchangPath(city.slug, date)}${lang === 'en' ? '' : `?lang=${lang}`}`;
    return presentFestivals(festivals, lang)
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ key, kind, name: summary }) => [
        'BEGIN:VEVENT',
        // The same in every language and choice of kinds: an entry is the festival of a date in a city.
        `UID:${date}-${key}-${city.slug}@${host}`,
        `DTSTAMP:${calendarStamp(RULES_OF)}`,
        `DTSTART;VALUE=DATE:${dateOnly(date)}`,
        `DTEND;VALUE=DATE:${dateOnly(addDays(date, 1))}`,
        `SUMMARY:${calendarText(readerSpelling(summary))}`,
        `DESCRIPTION:${calendarText(readerSpelling(`${fillText(words[lang].feed.tithi, { tithi: tithiName })}\n${url}`))}`,
        `LOCATION:${calendarText(location)}`,
        `URL:${url}`,
        `CATEGORIES:${kind.toUpperCase()}`,
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
      ]);
  });
  const title = calendarText(fillText(words[lang].feed.name, { city: name }));
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jyotish//Almanac//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    `X-WR-TIMEZONE:${city.zone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events,
    'END:VCALENDAR',
  ]);
}
