import type { PanchangData } from '#contract/astrology/reports/data.ts';
import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { calendarFile, calendarStamp, calendarText } from '../../platform/core/icalendar.ts';

/**
 * The options of a calendar file: the report's id (for the ids of the entries), the time of writing, and the shop's
 * host.
 */
export type CalendarOptions = { id: string; at: Date; host: string };

const words = readWords('findings/panchang');

/** Formats the periods, sunrise and sunset of a day as an iCalendar file (RFC 5545). */
export function calendarOf(day: PanchangData, { id, at, host }: CalendarOptions): string {
  const say = words[day.la].calendar;
  const periods = [...day.auspicious_period, ...day.inauspicious_period].flatMap((one) =>
    one.period.map((span) => ({ ...span, summary: readerSpelling(`${one.title} (${one.type})`) })),
  );
  const instants = [
    { start: day.sunrise, summary: say.sunrise },
    { start: day.sunset, summary: say.sunset },
  ].flatMap(({ start, summary }) => (start ? [{ start, end: start, summary }] : []));
  const events = [...instants, ...periods].map(({ start, end, summary }, index) => [
    'BEGIN:VEVENT',
    `UID:${id}-${index}@${host}`,
    `DTSTAMP:${calendarStamp(at)}`,
    `DTSTART:${calendarStamp(start)}`,
    ...(end === start ? [] : [`DTEND:${calendarStamp(end)}`]),
    `SUMMARY:${calendarText(summary)}`,
    ...(day.place.location ? [`LOCATION:${calendarText(day.place.location)}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jyotish//Panchang//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${calendarText(fillText(say.name, { date: day.date }))}`,
    ...events.flat(),
    'END:VCALENDAR',
  ]);
}
