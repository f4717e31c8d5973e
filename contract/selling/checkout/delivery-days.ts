import { indianStates } from '../../astrology/places/india.ts';
import { type Holiday, type Hours, includesWeekday, weekdayOf } from '../../base/site/opening-hours.ts';
import { daysAfter, indiaDay } from '../../core/india-time.ts';

/** A span of business days from packing to the door. */
export type TransitDays = { from: number; to: number };

/** PIN codes that are nearer or further than the rest: the beginnings of their PIN codes ('302 303'), and their days. */
export type DeliveryZone = TransitDays & { pins: string };

/** The settings of the shop that decide when a parcel arrives. */
export type DeliveryCalendar = {
  /** The days on which parcels are packed and travel: 'Mon-Sat'. */
  workingDays: string;
  /** The shop packs only on a day with opening hours. */
  hours: readonly Pick<Hours, 'days'>[];
  holidays: readonly Pick<Holiday, 'date'>[];
  /** The days of every PIN code without a zone. */
  usual: TransitDays;
  zones: readonly DeliveryZone[];
};

/** The days (`YYYY-MM-DD`, IST) on which a parcel is packed, and arrives at the earliest and at the latest. */
export type DeliveryDates = { packs: string; from: string; to: string };

/** A shop without a working day within this many days promises nothing. */
const lookAheadDays = 120;

/** Returns whether a PIN code has six digits and an Indian state has codes that begin like it. */
export const isIndianPin = (pin: string): boolean =>
  /^[1-9][0-9]{5}$/.test(pin) && indianStates.some(({ pins }) => pins.includes(pin.slice(0, 2)));

function isWorkingDay(day: string, { workingDays, hours, holidays }: DeliveryCalendar): boolean {
  const weekday = weekdayOf(day);
  return (
    includesWeekday(workingDays, weekday) &&
    hours.some(({ days }) => includesWeekday(days, weekday)) &&
    !holidays.some(({ date }) => date === day)
  );
}

/** Returns the `count`-th working day after a day; null if there is none in sight. */
function workingDayAfter(day: string, count: number, calendar: DeliveryCalendar): string | null {
  let left = count;
  for (let i = 1; i <= lookAheadDays; i += 1) {
    const next = daysAfter(day, i);
    if (isWorkingDay(next, calendar)) left -= 1;
    if (left <= 0) return next;
  }
  return null;
}

/** Returns the days of the zone of a PIN code. The longest beginning wins: '3020' before '302'. */
function transitTo(pin: string, { usual, zones }: DeliveryCalendar): TransitDays {
  const found = zones
    .flatMap((zone) => zone.pins.split(' ').map((start) => ({ start, zone })))
    .filter(({ start }) => start !== '' && pin.startsWith(start))
    .sort((one, other) => other.start.length - one.start.length);
  return found[0]?.zone ?? usual;
}

/** Returns when items are made that an order of now asks for. `making` are their days of making, 0 for what is in stock. */
export const madeBy = (now: Date, making: readonly number[]): Date =>
  new Date(now.getTime() + Math.max(0, ...making) * 86_400_000);

/**
 * Returns when items that are ready now arrive at a PIN code. They are packed on the next working day, and travel for the
 * business days of its zone. Null for a PIN code that India does not have, and for a shop without a working day.
 */
export function deliveryDates(now: Date, pin: string, calendar: DeliveryCalendar): DeliveryDates | null {
  if (!isIndianPin(pin)) return null;
  const packs = workingDayAfter(indiaDay(now), 1, calendar);
  if (packs === null) return null;
  const days = transitTo(pin, calendar);
  const arrives = (count: number) => (count === 0 ? packs : workingDayAfter(packs, count, calendar));
  const [from, to] = [arrives(days.from), arrives(days.to)];
  return from && to ? { packs, from, to } : null;
}
