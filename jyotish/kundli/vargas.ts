/** The sixteen divisional charts (shodasavarga) of Parashara, BPHS ch. 6. */
import { signOf, type Word } from '../names.ts';

/** Numbers of the sixteen divisions. */
export const VARGAS = [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60] as const;
/** One of the sixteen divisions. */
export type Varga = (typeof VARGAS)[number];

/** Names of the divisional charts. */
export const VARGA_NAMES: Record<Varga, Word> = {
  1: { en: 'Rasi', hi: 'राशि' },
  2: { en: 'Hora', hi: 'होरा' },
  3: { en: 'Drekkana', hi: 'द्रेष्काण' },
  4: { en: 'Chaturthamsa', hi: 'चतुर्थांश' },
  7: { en: 'Saptamsa', hi: 'सप्तमांश' },
  9: { en: 'Navamsa', hi: 'नवमांश' },
  10: { en: 'Dasamsa', hi: 'दशमांश' },
  12: { en: 'Dwadasamsa', hi: 'द्वादशांश' },
  16: { en: 'Shodasamsa', hi: 'षोडशांश' },
  20: { en: 'Vimsamsa', hi: 'विंशांश' },
  24: { en: 'Chaturvimsamsa', hi: 'चतुर्विंशांश' },
  27: { en: 'Saptavimsamsa', hi: 'सप्तविंशांश' },
  30: { en: 'Trimsamsa', hi: 'त्रिंशांश' },
  40: { en: 'Khavedamsa', hi: 'खवेदांश' },
  45: { en: 'Akshavedamsa', hi: 'अक्षवेदांश' },
  60: { en: 'Shashtiamsa', hi: 'षष्ट्यंश' },
};

const ARIES = 0;
const CANCER = 3;
const LEO = 4;
const LIBRA = 6;
const SAGITTARIUS = 8;

const isOdd = (sign: number) => sign % 2 === 0;
/** Picks by the nature of a sign: movable, fixed, dual. */
const byNature = (sign: number, movable: number, fixed: number, dual: number) =>
  [movable, fixed, dual][sign % 3] ?? movable;

/** Sign in which the parts of a sign begin, for the divisions that run on through the zodiac from there. */
const FIRST_SIGN: Partial<Record<Varga, (sign: number) => number>> = {
  1: (sign) => sign,
  7: (sign) => (isOdd(sign) ? sign : sign + 6),
  9: (sign) => byNature(sign, sign, sign + 8, sign + 4),
  10: (sign) => (isOdd(sign) ? sign : sign + 8),
  12: (sign) => sign,
  16: (sign) => byNature(sign, ARIES, LEO, SAGITTARIUS),
  20: (sign) => byNature(sign, ARIES, SAGITTARIUS, LEO),
  24: (sign) => (isOdd(sign) ? LEO : CANCER),
  27: (sign) => [0, 3, 6, 9][sign % 4] ?? 0,
  40: (sign) => (isOdd(sign) ? ARIES : LIBRA),
  45: (sign) => byNature(sign, ARIES, LEO, SAGITTARIUS),
  60: (sign) => sign,
};

/** Trimsamsa: unequal parts ending at these degrees fall to the signs of five planets, in odd and even signs. */
const TRIMSAMSA = {
  odd: [
    { to: 5, sign: 0 },
    { to: 10, sign: 10 },
    { to: 18, sign: 8 },
    { to: 25, sign: 2 },
    { to: 30, sign: 6 },
  ],
  even: [
    { to: 5, sign: 1 },
    { to: 12, sign: 5 },
    { to: 20, sign: 11 },
    { to: 25, sign: 9 },
    { to: 30, sign: 7 },
  ],
};

/** Returns the sign (0 to 11) of a sidereal longitude (degrees) in a divisional chart. */
export function vargaSign(varga: Varga, longitude: number): number {
  const sign = signOf(longitude);
  const degree = longitude - 30 * sign;
  const part = Math.min(varga - 1, Math.floor((degree * varga) / 30));
  switch (varga) {
    case 2:
      return isOdd(sign) === (part === 0) ? LEO : CANCER;
    case 3:
      return (sign + 4 * part) % 12;
    case 4:
      return (sign + 3 * part) % 12;
    case 30: {
      const parts = isOdd(sign) ? TRIMSAMSA.odd : TRIMSAMSA.even;
      return parts.find(({ to }) => degree < to)?.sign ?? 0;
    }
    default:
      return ((FIRST_SIGN[varga]?.(sign) ?? sign) + part) % 12;
  }
}
