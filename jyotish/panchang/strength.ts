/** Tarabala and chandrabala: whether a star and a Moon are good for a person. */
import { taraOf } from '../matching/kootas.ts';
import { NAKSHATRAS, SIGNS } from '../names.ts';

/** Tara of a star from a birth star. `mixed`: Janma, which some texts allow and some avoid. */
export interface Tarabala {
  /** 1 Janma to 9 Ati Mitra, as in TARAS. */
  tara: number;
  quality: 'good' | 'mixed' | 'bad';
}

/**
 * Returns the tara of the Moon's nakshatra counted from a birth star (both 0 to 26): Vipat, Pratyari and Vadha are bad
 * (Muhurta Chintamani 4). Janma is mixed: it is kept for what continues, and avoided for journeys and marriage.
 */
export function tarabala(birthStar: number, nakshatra: number): Tarabala {
  const tara = taraOf(birthStar, nakshatra);
  if (tara === 1) return { tara, quality: 'mixed' };
  return { tara, quality: tara === 3 || tara === 5 || tara === 7 ? 'bad' : 'good' };
}

/** Place of the Moon from a birth sign. `mixed`: good in the bright half only. */
export interface Chandrabala {
  /** 1 to 12. */
  house: number;
  quality: 'good' | 'mixed' | 'bad';
}

/**
 * Returns the place of the Moon's sign from a birth sign (both 0 to 11): 1, 3, 6, 7, 10 and 11 are good; 2, 5 and 9
 * only in the bright half; 4, 8 and 12 are bad (Muhurta Chintamani 4, on gochara).
 */
export function chandrabala(birthSign: number, moonSign: number): Chandrabala {
  const house = ((moonSign - birthSign + 12) % 12) + 1;
  if ([4, 8, 12].includes(house)) return { house, quality: 'bad' };
  return { house, quality: [2, 5, 9].includes(house) ? 'mixed' : 'good' };
}

/** Returns the signs (0 to 11) that a nakshatra (0 to 26) reaches into: one, or two for nine of them. */
export function signsOfNakshatra(nakshatra: number): number[] {
  const [first, last] = [nakshatra * 4, nakshatra * 4 + 3].map((pada) => Math.floor(pada / 9));
  return first === last ? [first ?? 0] : [first ?? 0, last ?? 0];
}

/** Returns the birth stars (0 to 26) for which the tara of a nakshatra is not bad. */
export const starsWithTarabala = (nakshatra: number): number[] =>
  NAKSHATRAS.map(({ id }) => id).filter((star) => tarabala(star, nakshatra).quality !== 'bad');

/** Returns the birth signs (0 to 11) for which the Moon's sign is good, as almanacs list them. */
export const signsWithChandrabala = (moonSign: number): number[] =>
  SIGNS.map(({ id }) => id).filter((sign) => chandrabala(sign, moonSign).quality === 'good');
