/** The name of a lunar month as people at a place count it, with the other count in brackets. */
import { indianStates } from '#contract/places/india.ts';
import type { ReportLang } from '#contract/reports/data.ts';
import { byId, LUNAR_MONTHS, type LunarMonth } from '#jyotish';

/** Where a month ends: at the new moon (amanta) or at the full moon (purnimanta). */
export type MonthCount = 'amanta' | 'purnimanta';

// States whose almanacs end the month at the new moon. Kerala and Tamil Nadu count solar months and print this one beside
// them. All other states of India end it at the full moon. Source: Report of the Calendar Reform Committee (1955), part C.
const amantaStates = new Set(['AP', 'DH', 'GA', 'GJ', 'KA', 'KL', 'LD', 'MH', 'PY', 'TN', 'TS']);

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
export function monthCountOf(place: { location: string; latitude: number; timezone: string }): MonthCount {
  const parts = place.location.split(',').map((part) => part.trim().toLowerCase().normalize('NFC'));
  const state = parts.map((part) => stateCodes.get(part)).find((code) => code !== undefined);
  if (state) return amantaStates.has(state) ? 'amanta' : 'purnimanta';
  const northIndian =
    place.timezone === 'Asia/Kathmandu' || (place.timezone === 'Asia/Kolkata' && place.latitude >= 22);
  return northIndian ? 'purnimanta' : 'amanta';
}

const words = {
  en: {
    amanta: '{name} by the amanta count',
    purnimanta: '{name} by the purnimanta count',
    adhika: 'Adhika {name}',
  },
  hi: { amanta: 'अमांत मास {name}', purnimanta: 'पूर्णिमांत मास {name}', adhika: 'अधिक {name}' },
} as const;

/** Returns "Kartika (Ashwina by the amanta count)", or "Kartika" where both counts agree. */
export function monthLabel(month: LunarMonth, count: MonthCount, la: ReportLang): string {
  const say = words[la];
  const nameOf = (one: MonthCount) => {
    const name = byId(LUNAR_MONTHS, month[one])[la];
    return month.adhika ? say.adhika.replace('{name}', name) : name;
  };
  const other = count === 'amanta' ? 'purnimanta' : 'amanta';
  if (month.amanta === month.purnimanta) return nameOf(count);
  return `${nameOf(count)} (${say[other].replace('{name}', nameOf(other))})`;
}
