/** Names and titles of passages in one language. */
import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
import { byId, GRAHA_NAMES, type Graha } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { READER_SIGNS } from '../compute/words.ts';

const names = readWords('passages/names');

/** The titles of passages and the headings of their parts. */
export const titles = readWords('passages/titles');

/** Returns an entry of a list by house (1 to 12). */
export function byHouse(list: readonly string[], house: number): string {
  const found = list[house - 1];
  if (!found) throw new RangeError(`There is no house ${house}.`);
  return found;
}

/** Returns the ordinal of a house, 1 to 12. */
export const ordinal = (house: number, la: Lang): string => byHouse(names[la].houses, house);

/** Returns the lord of a house by its ordinal: "Lord of the 5th". */
export const lordOfHouse = (house: number, la: Lang): string => byHouse(names[la].lords, house);

/** Returns a sign by the name that readers see. */
export const signName = (sign: number, la: Lang): string => byId(READER_SIGNS, sign)[la];

/** Returns a graha as a sentence names it: "the Sun", "Saturn". */
export const grahaInText = (graha: Graha, la: Lang): string =>
  fillText(names[la].grahaInText, { graha, name: GRAHA_NAMES[graha][la] }, la);

/** Returns a graha as it is named in a sentence, in the glossary's spelling. */
export const grahaForReaders = (graha: Graha, la: Lang): string => readerSpelling(grahaInText(graha, la));

/** Joins the names of grahas. */
export const grahaList = (grahas: readonly Graha[], la: Lang): string =>
  grahas.map((graha) => GRAHA_NAMES[graha][la]).join(', ');
