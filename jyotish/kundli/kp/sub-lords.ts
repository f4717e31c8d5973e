/**
 * Sub lords: each nakshatra is divided among the nine lords by their Vimshottari years, from its own lord on, and each
 * part again (Krishnamurti, KP Reader 1). Cut at the signs too, the 243 subs become the 249 numbers of horary.
 */
import { type Graha, NAKSHATRA_LORDS, type SevenGraha, SIGN_LORDS, signOf } from '../../names.ts';
import { DASHA_YEARS } from '../vimshottari.ts';

/** Lords of a point of the zodiac. */
export interface PointLords {
  sign: SevenGraha;
  star: Graha;
  sub: Graha;
  subSub: Graha;
  /** Number in the horary table, 1 to 249. */
  number: number;
}

/** Seconds of arc: a nakshatra, and what a year of Vimshottari takes of it. All bounds of subs are whole seconds. */
const NAKSHATRA = 48_000;
const PER_YEAR = NAKSHATRA / 120;
const SIGN = 108_000;

/** A part of the zodiac and its lord. */
interface Part {
  lord: Graha;
  start: number;
  length: number;
}

function partAt(first: Graha, whole: Omit<Part, 'lord'>, at: number): Part {
  let start = whole.start;
  const from = NAKSHATRA_LORDS.indexOf(first);
  for (let index = 0; index < 9; index++) {
    const lord = NAKSHATRA_LORDS[(from + index) % 9] ?? first;
    const length = (whole.length * DASHA_YEARS[lord]) / 120;
    if (at < start + length || index === 8) return { lord, start, length };
    start += length;
  }
  return { lord: first, ...whole };
}

/** Starts of the 249 numbers, seconds of arc. */
const NUMBER_STARTS = [
  ...new Set([
    ...Array.from({ length: 12 }, (_, sign) => sign * SIGN),
    ...Array.from({ length: 27 }, (_, nakshatra) => {
      let start = nakshatra * NAKSHATRA;
      return Array.from({ length: 9 }, (_lord, index) => {
        const here = start;
        start += PER_YEAR * DASHA_YEARS[NAKSHATRA_LORDS[(nakshatra + index) % 9] ?? 'Ketu'];
        return here;
      });
    }).flat(),
  ]),
].sort((a, b) => a - b);

/** Returns the sign, star, sub and sub-sub lord of a sidereal longitude (degrees 0 to 360) by the KP ayanamsa. */
export function pointLords(longitude: number): PointLords {
  const at = longitude * 3600;
  const nakshatra = Math.min(26, Math.floor(at / NAKSHATRA));
  const star = NAKSHATRA_LORDS[nakshatra % 9] ?? 'Ketu';
  const sub = partAt(star, { start: nakshatra * NAKSHATRA, length: NAKSHATRA }, at);
  const subSub = partAt(sub.lord, sub, at);
  return {
    sign: SIGN_LORDS[signOf(longitude)] ?? 'Sun',
    star,
    sub: sub.lord,
    subSub: subSub.lord,
    number: NUMBER_STARTS.filter((start) => start <= at).length,
  };
}

/**
 * Returns the first degree of a number (1 to 249) of the horary table: the ascendant of a question.
 * Throws a RangeError for others.
 */
export function startOfNumber(number: number): number {
  const start = NUMBER_STARTS[number - 1];
  if (start === undefined) throw new RangeError('The number must be 1 to 249.');
  return start / 3600;
}
