/** The details a report prints about a birth nakshatra. */

import type { Word } from '../names.ts';
import { GRAHA_NAMES, NAKSHATRA_LORDS } from '../names.ts';
import {
  AYURVEDIC_NADI_NAMES,
  type AyurvedicNadi,
  GANA_NAMES,
  NAKSHATRA_ATTRIBUTES,
  STONES,
  YONIS,
} from './nakshatra-details.table.ts';

/** Everything in both languages. */
export interface NakshatraDetails {
  deity: Word;
  ganam: Word;
  symbol: Word;
  animalSign: Word;
  enemyYoni: Word;
  /** The Ayurvedic constitution, not the nadi of matching. */
  nadi: Word;
  color: Word;
  bestDirection: Word;
  /** Syllables a name may begin with: of the four padas. */
  syllables: readonly Word[];
  birthStone: Word;
  gender: Word;
  /** Lord of the nakshatra. */
  planet: Word;
}

const NADI_ORDER: readonly AyurvedicNadi[] = ['Vata', 'Pitta', 'Kapha', 'Kapha', 'Pitta', 'Vata'];

/** Returns the details of a nakshatra (0 to 26). */
export function nakshatraDetails(id: number): NakshatraDetails {
  const attributes = NAKSHATRA_ATTRIBUTES[id];
  const yoni = attributes && YONIS[attributes.yoni];
  const enemy = yoni && YONIS[yoni.enemy];
  if (!attributes || !yoni || !enemy) throw new RangeError(`Nakshatras are numbered 0 to 26, not ${id}.`);
  const lord = NAKSHATRA_LORDS[id % 9] ?? 'Ketu';
  const word = ({ en, hi }: Word): Word => ({ en, hi });
  return {
    deity: attributes.deity,
    ganam: GANA_NAMES[attributes.gana],
    symbol: attributes.symbol,
    animalSign: word(yoni),
    enemyYoni: word(enemy),
    nadi: AYURVEDIC_NADI_NAMES[NADI_ORDER[id % 6] ?? 'Vata'],
    color: attributes.color,
    bestDirection: attributes.direction,
    syllables: attributes.syllables,
    birthStone: STONES[lord],
    gender: attributes.gender,
    planet: word(GRAHA_NAMES[lord]),
  };
}
