/**
 * Which grahas help a lagna and which do not, by the houses that they rule, and by the verse that names them lagna by
 * lagna (Brihat Parashara Hora Shastra 34, numbering of R. Santhanam's edition).
 */
import { SEVEN_GRAHAS, type SevenGraha, SIGN_LORDS } from '../names.ts';

/**
 * The nature of a graha for a lagna. `yogakaraka`: it rules a kendra (4, 7, 10) and a trikona (5, 9). `helpful`: its stone
 * may be asked about. `contested`: it rules a trikona, but a text calls it a malefic, or is silent while it also rules the
 * 6th, 8th or 12th. `harmful`: its stone is not for this lagna. `neutral`: neither.
 */
export type Nature = 'yogakaraka' | 'helpful' | 'contested' | 'neutral' | 'harmful';

/** The judgement of BPHS 34.19-44 on a graha for a lagna; `silent` where the verse does not judge it. */
export type Verse = 'auspicious' | 'middling' | 'malefic' | 'silent';

/** A graha as the lord of houses. */
export interface Lordship {
  graha: SevenGraha;
  /** The houses that it rules, ascending. */
  houses: number[];
  nature: Nature;
  verse: Verse;
  /** The verses, "34.19-22". */
  verses: string;
}

type Named = { verses: string } & Partial<Record<Exclude<Verse, 'silent'>, readonly SevenGraha[]>>;

/** BPHS 34.19-44, Mesha to Meena. What a verse says of killers (maraka) is left out: nobody is told of death here. */
const VERSES: readonly Named[] = [
  { verses: '34.19-22', auspicious: ['Jupiter', 'Sun', 'Mars'], malefic: ['Saturn', 'Mercury', 'Venus'] },
  {
    verses: '34.23-24',
    auspicious: ['Saturn', 'Sun'],
    middling: ['Mercury'],
    malefic: ['Jupiter', 'Venus', 'Moon'],
  },
  { verses: '34.25-26', auspicious: ['Venus'], malefic: ['Mars', 'Jupiter', 'Sun'] },
  { verses: '34.27-28', auspicious: ['Mars', 'Jupiter', 'Moon'], malefic: ['Venus', 'Mercury'] },
  { verses: '34.29-30', auspicious: ['Mars', 'Jupiter', 'Sun'], malefic: ['Mercury', 'Venus', 'Saturn'] },
  { verses: '34.31-32', auspicious: ['Mercury', 'Venus'], malefic: ['Mars', 'Jupiter', 'Moon'] },
  { verses: '34.33-34', auspicious: ['Saturn', 'Mercury'], malefic: ['Jupiter', 'Sun', 'Mars'] },
  {
    verses: '34.35-36',
    auspicious: ['Jupiter', 'Moon'],
    middling: ['Mars'],
    malefic: ['Venus', 'Mercury', 'Saturn'],
  },
  { verses: '34.37-38', auspicious: ['Mars', 'Sun'], middling: ['Jupiter'], malefic: ['Venus'] },
  {
    verses: '34.39-40',
    auspicious: ['Venus', 'Mercury'],
    middling: ['Sun'],
    malefic: ['Mars', 'Jupiter', 'Moon'],
  },
  {
    verses: '34.41-42',
    auspicious: ['Venus', 'Saturn'],
    middling: ['Mercury'],
    malefic: ['Jupiter', 'Moon', 'Mars'],
  },
  { verses: '34.43-44', auspicious: ['Mars', 'Moon'], malefic: ['Saturn', 'Venus', 'Sun', 'Mercury'] },
];

const isTrikona = (house: number): boolean => house === 1 || house === 5 || house === 9;
const isKendra = (house: number): boolean => house === 4 || house === 7 || house === 10;
const isDusthana = (house: number): boolean => house === 6 || house === 8 || house === 12;

function natureOf(graha: SevenGraha, houses: readonly number[], verse: Verse): Nature {
  if (houses.some(isTrikona)) {
    if (verse === 'malefic') return 'contested';
    const silentOnHouses = verse === 'silent' && !houses.includes(1) && houses.some(isDusthana);
    if (silentOnHouses) return 'contested';
    return houses.some(isKendra) && houses.some((house) => house === 5 || house === 9)
      ? 'yogakaraka'
      : 'helpful';
  }
  // The 8th does not blemish the Sun and the Moon (34.7).
  const exempt = graha === 'Sun' || graha === 'Moon';
  const evil = houses.some((house) => house === 3 || house === 6 || house === 11 || (house === 8 && !exempt));
  return verse === 'malefic' || evil ? 'harmful' : 'neutral';
}

/**
 * Returns the seven grahas as lords, counted from a lagna (sign 0 to 11). The rule (BPHS 34.2-7): lords of the trikonas 1,
 * 5 and 9 are good and the lord of the lagna is good whatever else it rules; lords of 3, 6, 11 and of the 8th are not. The
 * verse of the lagna has the last word against a stone, never for one. Rahu and Ketu rule no sign and have no lordship.
 */
export function lordships(lagna: number): Record<SevenGraha, Lordship> {
  const named = VERSES[lagna] ?? { verses: '34' };
  const verseOf = (graha: SevenGraha): Verse =>
    (['auspicious', 'middling', 'malefic'] as const).find((verse) => named[verse]?.includes(graha)) ??
    'silent';
  return Object.fromEntries(
    SEVEN_GRAHAS.map((graha): [SevenGraha, Lordship] => {
      const houses = Array.from({ length: 12 }, (_, index) => index + 1).filter(
        (house) => SIGN_LORDS[(lagna + house - 1) % 12] === graha,
      );
      const verse = verseOf(graha);
      return [graha, { graha, houses, verse, verses: named.verses, nature: natureOf(graha, houses, verse) }];
    }),
  ) as Record<SevenGraha, Lordship>;
}
