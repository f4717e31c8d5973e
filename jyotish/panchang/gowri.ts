/** Gowri panchangam of the Tamil almanacs: day and night in eight parts each. */
import { type Interval, partOf, type SolarDay } from './solar-day.ts';

/** The eight names, in the order of the weekday lords: the first seven belong to Sun, Moon, Mars to Saturn. */
export const GOWRIS = ['uthi', 'amirtham', 'rogam', 'labam', 'dhanam', 'sugam', 'soram', 'visham'] as const;
/** One of the eight. */
export type GowriName = (typeof GOWRIS)[number];

/** One part of a day or night, UTC ms. */
export interface Gowri extends Interval {
  name: GowriName;
  good: boolean;
}

/** Slot (from 0) of the day that is Visham: the Rahu Kaal of the weekday, Sunday to Saturday. */
const VISHAM_SLOT = [7, 1, 6, 4, 5, 3, 2];
const BAD: readonly GowriName[] = ['rogam', 'soram', 'visham'];

/** The wheel of a weekday: the seven lords from its own on, with Visham put in at Rahu Kaal. */
function wheelOf(weekday: number): GowriName[] {
  const seven = Array.from({ length: 7 }, (_, i): GowriName => GOWRIS[(weekday + i) % 7] ?? 'uthi');
  return seven.toSpliced(VISHAM_SLOT[weekday] ?? 7, 0, 'visham');
}

/**
 * Returns the eight parts of the day and of the night. The day begins with the weekday's own lord; the night walks the
 * same wheel from the lord of the fifth weekday on. This gives the table of the Pambu panchangam. One cell differs
 * between publishers: the last of Saturday night is printed Soram by some, though the wheel has Rogam.
 */
export function gowris(day: SolarDay, weekday: number): { day: Gowri[]; night: Gowri[] } {
  const wheel = wheelOf(weekday);
  const first = wheel.indexOf(GOWRIS[(weekday + 4) % 7] ?? 'uthi');
  const parts = (interval: Interval, from: number): Gowri[] =>
    Array.from({ length: 8 }, (_, i) => {
      const name = wheel[(from + i) % 8] ?? 'uthi';
      return { name, good: !BAD.includes(name), ...partOf(interval, 8, i) };
    });
  return {
    day: parts({ start: day.sunrise, end: day.sunset }, 0),
    night: parts({ start: day.sunset, end: day.nextSunrise }, first),
  };
}
