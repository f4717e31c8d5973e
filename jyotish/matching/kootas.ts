/** The eight kootas: points and labels of a boy and a girl from their Moons. */
import { naturalRegard, type Regard } from '../kundli/friendship.ts';
import { GANA_NAMES, type Gana, NAKSHATRA_ATTRIBUTES, YONIS } from '../kundli/nakshatra-details.table.ts';
import type { Word } from '../names.ts';
import { GRAHA_NAMES, type SevenGraha, SIGN_LORDS, SIGNS } from '../names.ts';
import {
  GANA_POINTS,
  GANA_POINTS_OTHER,
  type Koota,
  NADI_ORDER,
  NADIS,
  TARAS,
  VARNAS,
  VASYA_NAMES,
  VASYA_OF_SIGN,
  VASYA_POINTS,
  VASYA_POINTS_SARAVALI,
  type Vasya,
  YONI_POINTS,
  YONI_POINTS_SARAVALI,
} from './tables.ts';

/** The Moon of one of the two, which is all that the kootas ask. */
export interface MatchMoon {
  /** 0 to 26. */
  nakshatra: number;
  /** 0 to 11. */
  sign: number;
  /** Degrees within the sign, 0 to 30: Dhanu and Makara change their vasya at 15. */
  degreeInSign: number;
}

/** One koota of a pair. */
export interface KootaResult {
  points: number;
  boy: Word;
  girl: Word;
}

/** Points of the same pair in other readings, where the texts disagree. Never part of the total. */
export interface KootaVariants {
  /** Saravali: vasya and yoni. */
  saravali: { vasya: number; yoni: number };
  /** Deva boy with Rakshasa girl 1, Rakshasa boy with Deva girl 0. */
  gana: number;
}

const word = ({ en, hi }: Word): Word => ({ en, hi });
const at = <T>(table: readonly T[], index: number): T => {
  const entry = table[index];
  if (entry === undefined) throw new RangeError(`Index ${index} is outside a matching table.`);
  return entry;
};

const varnaOf = (moon: MatchMoon) => at(VARNAS, moon.sign % 4);
const vasyaOf = (moon: MatchMoon): Vasya => at(VASYA_OF_SIGN, moon.sign)[moon.degreeInSign < 15 ? 0 : 1];
const yoniOf = (moon: MatchMoon) => at(NAKSHATRA_ATTRIBUTES, moon.nakshatra).yoni;
const ganaOf = (moon: MatchMoon): Gana => at(NAKSHATRA_ATTRIBUTES, moon.nakshatra).gana;
const nadiOf = (moon: MatchMoon) => at(NADI_ORDER, moon.nakshatra % 6);

/** Returns the lord of the Moon's sign. */
export function lordOf(moon: MatchMoon): SevenGraha {
  return at(SIGN_LORDS, moon.sign);
}

/** Returns the tara (1 to 9) of a star counted from another. */
export function taraOf(from: number, to: number): number {
  return (((to - from + 27) % 27) % 9) + 1;
}

/** Points by the two regards, in either order (BPHS 3.55 for the regards). */
const MAITRI_POINTS: Record<`${Regard} ${Regard}`, number> = {
  'friend friend': 5,
  'friend neutral': 4,
  'neutral friend': 4,
  'neutral neutral': 3,
  'friend enemy': 1,
  'enemy friend': 1,
  'neutral enemy': 0.5,
  'enemy neutral': 0.5,
  'enemy enemy': 0,
};

function maitriPoints(a: SevenGraha, b: SevenGraha): number {
  return a === b ? 5 : MAITRI_POINTS[`${naturalRegard(a, b)} ${naturalRegard(b, a)}`];
}

/** Distances 2/12, 5/9 and 6/8 between the signs give nothing. */
function bhakootPoints(a: number, b: number): number {
  return [1, 11, 4, 8, 5, 7].includes((b - a + 12) % 12) ? 0 : 7;
}

/** Returns the eight kootas of a pair. */
export function kootasOf(boy: MatchMoon, girl: MatchMoon): Record<Koota, KootaResult> {
  const [boyVarna, girlVarna] = [varnaOf(boy), varnaOf(girl)];
  const [boyVasya, girlVasya] = [vasyaOf(boy), vasyaOf(girl)];
  const [boyTara, girlTara] = [
    at(TARAS, taraOf(boy.nakshatra, girl.nakshatra) - 1),
    at(TARAS, taraOf(girl.nakshatra, boy.nakshatra) - 1),
  ];
  const [boyYoni, girlYoni] = [yoniOf(boy), yoniOf(girl)];
  const [boyGana, girlGana] = [ganaOf(boy), ganaOf(girl)];
  const [boyNadi, girlNadi] = [nadiOf(boy), nadiOf(girl)];
  const pair = (points: number, ofBoy: Word, ofGirl: Word): KootaResult => ({
    points,
    boy: word(ofBoy),
    girl: word(ofGirl),
  });
  return {
    varna: pair(boyVarna.rank >= girlVarna.rank ? 1 : 0, boyVarna, girlVarna),
    vasya: pair(VASYA_POINTS[boyVasya][girlVasya], VASYA_NAMES[boyVasya], VASYA_NAMES[girlVasya]),
    tara: pair((boyTara.good ? 1.5 : 0) + (girlTara.good ? 1.5 : 0), boyTara, girlTara),
    yoni: pair(at(at(YONI_POINTS, boyYoni), girlYoni), at(YONIS, boyYoni), at(YONIS, girlYoni)),
    maitri: pair(
      maitriPoints(lordOf(boy), lordOf(girl)),
      GRAHA_NAMES[lordOf(boy)],
      GRAHA_NAMES[lordOf(girl)],
    ),
    gana: pair(GANA_POINTS[boyGana][girlGana], GANA_NAMES[boyGana], GANA_NAMES[girlGana]),
    bhakoot: pair(bhakootPoints(boy.sign, girl.sign), at(SIGNS, boy.sign), at(SIGNS, girl.sign)),
    nadi: pair(boyNadi === girlNadi ? 0 : 8, at(NADIS, boyNadi), at(NADIS, girlNadi)),
  };
}

/** Returns the readings of other texts for the same pair. */
export function kootaVariants(boy: MatchMoon, girl: MatchMoon): KootaVariants {
  const [boyYoni, girlYoni] = [yoniOf(boy), yoniOf(girl)];
  const differs = YONI_POINTS_SARAVALI.find(
    ([a, b]) => (a === boyYoni && b === girlYoni) || (a === girlYoni && b === boyYoni),
  );
  return {
    saravali: {
      vasya: VASYA_POINTS_SARAVALI[vasyaOf(boy)][vasyaOf(girl)],
      yoni: differs?.[2] ?? at(at(YONI_POINTS, boyYoni), girlYoni),
    },
    gana: GANA_POINTS_OTHER[ganaOf(boy)][ganaOf(girl)],
  };
}
