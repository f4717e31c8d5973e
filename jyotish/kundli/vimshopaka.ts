/** Vimshopaka: strength out of 20 from the divisional charts, in four groups (BPHS 7). */
import { SEVEN_GRAHAS, type SevenGraha, SIGN_LORDS, signOf } from '../names.ts';
import { type CompoundRegard, compoundRegard, naturalRegard, temporaryRegard } from './friendship.ts';
import { type Varga, vargaSign } from './vargas.ts';

/** The four groups: of 6, 7, 10 and 16 charts. */
export const VARGA_GROUPS = ['shad', 'sapta', 'dasha', 'shodasha'] as const;
/** One of the four groups. */
export type VargaGroup = (typeof VARGA_GROUPS)[number];

/** Weight of each chart; the weights of a group make 20. */
export const VARGA_WEIGHTS: Record<VargaGroup, Partial<Record<Varga, number>>> = {
  shad: { 1: 6, 2: 2, 3: 4, 9: 5, 12: 2, 30: 1 },
  sapta: { 1: 5, 2: 2, 3: 3, 7: 2.5, 9: 4.5, 12: 2, 30: 1 },
  dasha: { 1: 3, 2: 1.5, 3: 1.5, 7: 1.5, 9: 1.5, 10: 1.5, 12: 1.5, 16: 1.5, 30: 1.5, 60: 5 },
  shodasha: {
    1: 3.5,
    2: 1,
    3: 1,
    4: 0.5,
    7: 0.5,
    9: 3,
    10: 0.5,
    12: 0.5,
    16: 2,
    20: 0.5,
    24: 0.5,
    27: 0.5,
    30: 1,
    40: 0.5,
    45: 0.5,
    60: 4,
  },
};

/** Points of 20 in a sign of its own, and by regard for the lord. */
const OWN_POINTS = 20;
const REGARD_POINTS: Record<CompoundRegard, number> = {
  'great friend': 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  'great enemy': 5,
};

/** Strength of one graha in the four groups, each 0 to 20. */
export type Vimshopaka = Record<VargaGroup, number>;

/** Sidereal longitudes of the seven grahas, degrees. */
type SevenLongitudes = Record<SevenGraha, number>;

/** Points (5 to 20) of a graha in one chart; friendship is that of the rasi chart. */
function pointsIn(graha: SevenGraha, varga: Varga, longitudes: SevenLongitudes): number {
  const lord = SIGN_LORDS[vargaSign(varga, longitudes[graha])] ?? 'Sun';
  if (lord === graha) return OWN_POINTS;
  const temporary = temporaryRegard(signOf(longitudes[graha]), signOf(longitudes[lord]));
  return REGARD_POINTS[compoundRegard(naturalRegard(graha, lord), temporary)];
}

/**
 * Returns the vimshopaka of the seven grahas. The hora is Parashara's, of two signs;
 * exaltation earns no points of its own.
 */
export function vimshopaka(longitudes: SevenLongitudes): Record<SevenGraha, Vimshopaka> {
  const scoreOf = (graha: SevenGraha, group: VargaGroup) =>
    Object.entries(VARGA_WEIGHTS[group]).reduce(
      (sum, [varga, weight]) => sum + (weight * pointsIn(graha, Number(varga) as Varga, longitudes)) / 20,
      0,
    );
  const rows = SEVEN_GRAHAS.map((graha) => [
    graha,
    Object.fromEntries(VARGA_GROUPS.map((group) => [group, scoreOf(graha, group)])),
  ]);
  return Object.fromEntries(rows) as Record<SevenGraha, Vimshopaka>;
}
