/** A chart as the rules of yogas ask it: who stands where, who is lord of what, who is strong. */
import { type Graha, SEVEN_GRAHAS, type SevenGraha, SIGN_LORDS } from '../../names.ts';
import { aspects, countSigns, inKendra } from '../aspects.ts';
import { type Chart, lordOfHouse } from '../chart.ts';
import { isExalted, isOwnSign } from '../dignity.ts';

/** The angles, counted from the lagna. */
export const KENDRAS: readonly number[] = [1, 4, 7, 10];
/** The trines. */
export const TRIKONAS: readonly number[] = [1, 5, 9];
/** The houses of effort, loss and release. */
export const DUSTHANAS: readonly number[] = [6, 8, 12];
/** Benefics by nature. The Moon is left out: she is one for half a month only. */
export const BENEFICS: readonly SevenGraha[] = ['Mercury', 'Jupiter', 'Venus'];
/** Malefics by nature among the seven. */
export const MALEFICS: readonly SevenGraha[] = ['Sun', 'Mars', 'Saturn'];

/** The way in which two lords are joined. */
export type Link = 'together' | 'mutual sight' | 'exchange';

/** Returns the sign (0 to 11) of a graha. */
export const signOfGraha = (chart: Chart, graha: Graha): number => chart.grahas[graha].sign;

/** Returns the house (1 to 12) of a graha. */
export const houseOf = (chart: Chart, graha: Graha): number => chart.grahas[graha].house;

/** Returns whether a graha is in one of these houses. */
export const standsIn = (chart: Chart, graha: Graha, houses: readonly number[]): boolean =>
  houses.includes(houseOf(chart, graha));

/** Returns the place (1 to 12) of one graha counted from another. */
export const placeFrom = (chart: Chart, from: Graha, graha: Graha): number =>
  countSigns(signOfGraha(chart, from), signOfGraha(chart, graha));

/** Returns whether two grahas share a sign. */
export const areTogether = (chart: Chart, a: Graha, b: Graha): boolean =>
  signOfGraha(chart, a) === signOfGraha(chart, b);

/** Returns whether a graha is in its own sign or the sign of its exaltation. */
export function isDignified(chart: Chart, graha: SevenGraha): boolean {
  const sign = signOfGraha(chart, graha);
  return isOwnSign(graha, sign) || isExalted(graha, sign);
}

/** Returns whether a graha is in the sign opposite to its exaltation. */
export const isDebilitated = (chart: Chart, graha: SevenGraha): boolean =>
  isExalted(graha, (signOfGraha(chart, graha) + 6) % 12);

/** Returns whether a graha is dignified and not combust. */
export const isStrong = (chart: Chart, graha: SevenGraha): boolean =>
  isDignified(chart, graha) && !chart.grahas[graha].combust;

/** Returns whether one graha looks at the sign of another. */
export const looksAt = (chart: Chart, graha: Graha, other: Graha): boolean =>
  aspects(graha, signOfGraha(chart, graha), signOfGraha(chart, other));

/** Returns the lord of the sign that a graha is in. */
export const dispositorOf = (chart: Chart, graha: Graha): SevenGraha =>
  SIGN_LORDS[signOfGraha(chart, graha)] ?? 'Sun';

/**
 * Returns how two different grahas are joined: an exchange of signs first, then a shared sign, then mutual sight;
 * else null.
 */
export function linkOf(chart: Chart, a: SevenGraha, b: SevenGraha): Link | null {
  if (a === b) return null;
  const [signA, signB] = [signOfGraha(chart, a), signOfGraha(chart, b)];
  if (isOwnSign(a, signB) && isOwnSign(b, signA)) return 'exchange';
  if (signA === signB) return 'together';
  return aspects(a, signA, signB) && aspects(b, signB, signA) ? 'mutual sight' : null;
}

/** Returns those of the given grahas that are in a house. */
export const occupantsOf = (chart: Chart, house: number, among: readonly SevenGraha[]): SevenGraha[] =>
  among.filter((graha) => houseOf(chart, graha) === house);

/** Returns those of the given grahas that are in the sign of a house or look at it. */
export const influencing = (chart: Chart, house: number, among: readonly SevenGraha[]): SevenGraha[] => {
  const sign = (chart.lagna.sign + house - 1) % 12;
  return among.filter(
    (graha) => signOfGraha(chart, graha) === sign || aspects(graha, signOfGraha(chart, graha), sign),
  );
};

/** Returns whether a graha is in a kendra from another or from the lagna. */
export const inKendraFrom = (chart: Chart, from: Graha | 'lagna', graha: Graha): boolean =>
  inKendra(from === 'lagna' ? chart.lagna.sign : signOfGraha(chart, from), signOfGraha(chart, graha));

/** Returns the houses (1 to 12) that a graha rules. */
export const housesRuledBy = (chart: Chart, graha: Graha): number[] =>
  chart.houses.filter(({ lord }) => lord === graha).map(({ number }) => number);

/** Returns the houses occupied by the seven grahas, each once, in order. */
export const occupiedHouses = (chart: Chart): number[] =>
  [...new Set(SEVEN_GRAHAS.map((graha) => houseOf(chart, graha)))].toSorted((a, b) => a - b);

/** Returns the lord of a house (1 to 12). */
export const lordOf = (chart: Chart, house: number): SevenGraha => lordOfHouse(chart, house);
