import { fillText } from './message.ts';

/**
 * The words of dates and times in a language (`dates.json` in its folder). They are ours and not those of `Intl`: engines
 * disagree about them ("Sunday, 29 November 2026" or "29 November, 2026", "Sep" or "Sept"), and a page whose text in the
 * browser is not the text of the server is drawn anew.
 */
export type DateWords = {
  months: readonly string[];
  /** As in tables. Hindi has whole months: "29 नव" reads "29 new". */
  shortMonths: readonly string[];
  /** From Sunday. */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  /** The names of the parts of the day, by the hour at which each begins. */
  dayParts: Readonly<Record<string, string>>;
  /** A time of day of its `{clock}` (4:05) and `{part}`. */
  time: string;
  dateAndTime: string;
  /** A `{time}`, and the `{day}` if it is another one. */
  timeOnDay: string;
  /** Joins the `{last}` word of a list to those before it. */
  and: string;
};

/** The parts of a date that are shown, as `Intl` names them. */
export type ShownParts = {
  weekday?: 'long' | 'short';
  day?: 'numeric';
  month?: 'long' | 'short';
  year?: 'numeric';
  hour?: 'numeric';
  minute?: '2-digit';
  second?: '2-digit';
};

const hourOf = (local: string): number => Number(local.slice(11, 13));
/** Returns the name of the part of the day of a local instant (ISO 8601). */
export const partOf = (local: string, { dayParts }: DateWords): string =>
  Object.entries(dayParts).findLast(([from]) => hourOf(local) >= Number(from))?.[1] ?? '';
/** Formats the clock of a local instant without the part of the day: 6:50. `end`: where its text is cut. */
export const clockOf = (local: string, end = 16): string =>
  `${hourOf(local) % 12 || 12}:${local.slice(14, end)}`;

/** Formats the wall time of a local instant (ISO 8601) to the minute, or with its seconds: 6:50 am, सुबह 6:50. */
export const timeText = (local: string, words: DateWords, { seconds = false } = {}): string =>
  fillText(words.time, { clock: clockOf(local, seconds ? 19 : 16), part: partOf(local, words) });

/** Writes the shown parts of a moment whose UTC fields are the clock on the wall: Sunday, 29 November 2026. */
export function dateText(wall: Date, words: DateWords, shown: ShownParts): string {
  const months = shown.month === 'short' ? words.shortMonths : words.months;
  const weekdays = shown.weekday === 'short' ? words.shortWeekdays : words.weekdays;
  const day = [
    shown.day && wall.getUTCDate(),
    shown.month && months[wall.getUTCMonth()],
    shown.year && wall.getUTCFullYear(),
  ]
    .filter(Boolean)
    .join(' ');
  const date = [shown.weekday && weekdays[wall.getUTCDay()], day].filter(Boolean).join(', ');
  if (!shown.hour) return date;
  const time = timeText(wall.toISOString(), words, { seconds: Boolean(shown.second) });
  return date === '' ? time : fillText(words.dateAndTime, { date, time });
}

/** Joins words into a list: Monday, Tuesday and Friday. */
export function listText(list: readonly string[], words: DateWords): string {
  const last = list.at(-1) ?? '';
  return list.length < 2 ? last : fillText(words.and, { first: list.slice(0, -1).join(', '), last });
}
