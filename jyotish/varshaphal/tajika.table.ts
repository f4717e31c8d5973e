/**
 * Tables of the Tajika system. Source: Nilakantha, Tajika Nilakanthi (1587), as K. S. Charak prints them in "A Textbook of
 * Varshaphala", chapters VI, VII and X; the annual charts of this library follow that book where texts differ.
 */
import type { SevenGraha } from '../names.ts';

/** Fastest to slowest. The faster of two grahas brings its light to the slower. */
export const SPEED_ORDER: readonly SevenGraha[] = [
  'Moon',
  'Mercury',
  'Venus',
  'Sun',
  'Mars',
  'Jupiter',
  'Saturn',
];

/** Reach of a graha's light on either side (deeptamsha), degrees (Charak, table X-1). */
export const DEEPTAMSHA: Record<SevenGraha, number> = {
  Sun: 15,
  Moon: 12,
  Mars: 8,
  Mercury: 7,
  Jupiter: 9,
  Venus: 7,
  Saturn: 9,
};

/**
 * The hadda: each sign in five unequal parts, as [end in degrees, lord]. They are the Egyptian terms (Charak, table VI-4).
 * Narasimha Rao prints Venus before Jupiter in Mithuna.
 */
// biome-ignore format: one sign a line
export const HADDAS: readonly (readonly (readonly [number, SevenGraha])[])[] = [
  [[6, 'Jupiter'], [12, 'Venus'], [20, 'Mercury'], [25, 'Mars'], [30, 'Saturn']],
  [[8, 'Venus'], [14, 'Mercury'], [22, 'Jupiter'], [27, 'Saturn'], [30, 'Mars']],
  [[6, 'Mercury'], [12, 'Jupiter'], [17, 'Venus'], [24, 'Mars'], [30, 'Saturn']],
  [[7, 'Mars'], [13, 'Venus'], [19, 'Mercury'], [26, 'Jupiter'], [30, 'Saturn']],
  [[6, 'Jupiter'], [11, 'Venus'], [18, 'Saturn'], [24, 'Mercury'], [30, 'Mars']],
  [[7, 'Mercury'], [17, 'Venus'], [21, 'Jupiter'], [28, 'Mars'], [30, 'Saturn']],
  [[6, 'Saturn'], [14, 'Mercury'], [21, 'Jupiter'], [28, 'Venus'], [30, 'Mars']],
  [[7, 'Mars'], [11, 'Venus'], [19, 'Mercury'], [24, 'Jupiter'], [30, 'Saturn']],
  [[12, 'Jupiter'], [17, 'Venus'], [21, 'Mercury'], [26, 'Saturn'], [30, 'Mars']],
  [[7, 'Mercury'], [14, 'Jupiter'], [22, 'Venus'], [26, 'Saturn'], [30, 'Mars']],
  [[7, 'Mercury'], [13, 'Venus'], [20, 'Jupiter'], [25, 'Mars'], [30, 'Saturn']],
  [[12, 'Venus'], [16, 'Jupiter'], [19, 'Mercury'], [28, 'Mars'], [30, 'Saturn']],
];

/** Lords of the 36 thirds of signs from Mesha on, repeating (Charak, table VI-6). Not the drekkana of Parashara. */
export const DREKKANA_LORDS: readonly SevenGraha[] = [
  'Mars',
  'Sun',
  'Venus',
  'Mercury',
  'Moon',
  'Saturn',
  'Jupiter',
];

/** Tri-rashi lords by the lagna of the year, for a year that begins by day and by night (Charak, table VII-1). */
export const TRI_RASHI_LORDS: readonly { day: SevenGraha; night: SevenGraha }[] = [
  { day: 'Sun', night: 'Jupiter' },
  { day: 'Venus', night: 'Moon' },
  { day: 'Saturn', night: 'Mercury' },
  { day: 'Venus', night: 'Mars' },
  { day: 'Jupiter', night: 'Sun' },
  { day: 'Moon', night: 'Venus' },
  { day: 'Mercury', night: 'Saturn' },
  { day: 'Mars', night: 'Venus' },
  { day: 'Saturn', night: 'Saturn' },
  { day: 'Mars', night: 'Mars' },
  { day: 'Jupiter', night: 'Jupiter' },
  { day: 'Moon', night: 'Moon' },
];

/** House of joy of each graha, counted from the lagna of the year (Tajika Nilakanthi, on joys; Charak, chapter VI). */
export const JOY_HOUSES: Record<SevenGraha, number> = {
  Sun: 9,
  Moon: 3,
  Mars: 6,
  Mercury: 1,
  Jupiter: 11,
  Venus: 5,
  Saturn: 12,
};
