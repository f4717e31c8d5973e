import type { PanchangData } from '#contract/reports/data.ts';
import { readerSpelling } from '#contract/reports/spelling.ts';

/**
 * The options of a calendar file: the report's id (for the ids of the entries), the time of writing, and the shop's
 * host.
 */
export type CalendarOptions = { id: string; at: Date; host: string };

const titles = {
  en: { name: (date: string) => `Panchang ${date}`, sunrise: 'Sunrise', sunset: 'Sunset' },
  hi: { name: (date: string) => `पंचांग ${date}`, sunrise: 'सूर्योदय', sunset: 'सूर्यास्त' },
} as const;

/** Escapes characters with a meaning in text (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/([\\;,])/g, '\\$1').replace(/\n/g, '\\n');

/** Formats an instant in UTC without dashes. */
const stamp = (instant: string | Date): string =>
  `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Folds a line to at most 75 bytes without cutting a character in two (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n ');
}

/** Formats the periods, sunrise and sunset of a day as an iCalendar file (RFC 5545). */
export function calendarOf(day: PanchangData, { id, at, host }: CalendarOptions): string {
  const say = titles[day.la];
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
    `DTSTAMP:${stamp(at)}`,
    `DTSTART:${stamp(start)}`,
    ...(end === start ? [] : [`DTEND:${stamp(end)}`]),
    `SUMMARY:${escaped(summary)}`,
    ...(day.place.location ? [`LOCATION:${escaped(day.place.location)}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Navaratna//Panchang//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(say.name(day.date))}`,
    ...events.flat(),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
