/** The name of a lunar month as people at a place count it, with the other count in brackets. */
import { type MonthCounting, monthCountingAt } from '#contract/astrology/almanac/month-counting.ts';
import { indianStates } from '#contract/astrology/places/india.ts';
import type { ReportLang } from '#contract/astrology/reports/data.ts';
import type { LunarMonth } from '#jyotish';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { lunarMonthName } from '../../almanac/service.ts';

const words = readWords('findings/panchang');

const stateCodes = new Map(
  indianStates.flatMap(({ code, name, hi }) => [
    [name.toLowerCase(), code] as const,
    [hi.normalize('NFC'), code] as const,
  ]),
);

/**
 * Returns how a place counts its months. The state in "City, State, Country" decides. Without a known state, places in
 * the time zones of India and Nepal north of the Vindhyas (22 degrees) end the month at the full moon.
 */
export function monthCountOf(place: { location: string; latitude: number; timezone: string }): MonthCounting {
  const parts = place.location.split(',').map((part) => part.trim().toLowerCase().normalize('NFC'));
  const state = parts.map((part) => stateCodes.get(part)).find((code) => code !== undefined);
  if (state) return monthCountingAt('IN', state);
  const northIndian =
    place.timezone === 'Asia/Kathmandu' || (place.timezone === 'Asia/Kolkata' && place.latitude >= 22);
  return northIndian ? 'purnimanta' : 'amanta';
}

/** Returns "Kartika (Ashwina by the amanta count)", or "Kartika" where both counts agree. */
export function monthLabel(month: LunarMonth, count: MonthCounting, la: ReportLang): string {
  const say = words[la].month;
  const nameOf = (one: MonthCounting) => lunarMonthName(month, one, la);
  const other = count === 'amanta' ? 'purnimanta' : 'amanta';
  if (month.amanta === month.purnimanta) return nameOf(count);
  return fillText(say.both, { name: nameOf(count), other: fillText(say[other], { name: nameOf(other) }) });
}
