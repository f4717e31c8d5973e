/** The purposes of a muhurat and their rules, each with its verse. */
import type { Graha, SevenGraha } from '../names.ts';
import type { Season } from './seasons.ts';

/** Stones by their grahas; each has a purpose of its own, `wear-manik` and so on. */
export const STONE_GRAHAS = {
  manik: 'Sun',
  moti: 'Moon',
  moonga: 'Mars',
  panna: 'Mercury',
  pukhraj: 'Jupiter',
  heera: 'Venus',
  neelam: 'Saturn',
  gomed: 'Rahu',
  lehsuniya: 'Ketu',
} as const satisfies Record<string, Graha>;
/** One of the nine stones. */
export type Stone = keyof typeof STONE_GRAHAS;

/** The works of a life that have rules of their own. */
export const WORKS = [
  'marriage',
  'griha-pravesh',
  'vehicle',
  'naming',
  'annaprashan',
  'business',
  'travel',
] as const;
/** A work for which a muhurat is looked for. */
export type Work = (typeof WORKS)[number];
/** The purpose of a muhurat. */
export type Purpose = Work | `wear-${Stone}`;

/** Every purpose. */
export const PURPOSES: readonly Purpose[] = [
  ...WORKS,
  ...(Object.keys(STONE_GRAHAS) as Stone[]).map((stone) => `wear-${stone}` as const),
];

/** A choice of the texts: `best` they praise, `middling` they only allow. They refuse what is in neither list. */
export interface Choice {
  best: readonly number[];
  middling: readonly number[];
}

/** The rule of a purpose. Ids are those of names.ts, weekdays from Sunday 0. */
export interface PurposeRule {
  nakshatras: Choice;
  /** Tithis 1 to 15, alike in both halves. Amavasya is always refused. */
  tithis: Choice;
  weekdays: Choice;
  /** Rising signs. `refused` spoil; those in neither list are allowed. */
  lagnas: { best: readonly number[]; refused: readonly number[] };
  /** Only between sunrise and sunset. */
  daylight: boolean;
  /** Windows follow the lagna, the choghadiya (bad ones are refused) or the hora of `lord`. */
  parts: 'lagna' | 'choghadiya' | 'hora';
  /** Graha whose hora is taken, for stones. */
  lord?: SevenGraha;
  /** The graha of the stone. */
  graha?: Graha;
  /** Seasons in which it is not done at all, and those that speak against it. */
  closedIn: readonly Season[];
  doubtfulIn: readonly Season[];
  /** Signs of the Sun, or purnimanta lunar months, in which it is done. */
  solarMonths?: readonly number[];
  lunarMonths?: Choice;
  /** Pairs of weekday and nakshatra that spoil, though they make a good yoga. */
  spoiledPairs: readonly (readonly [weekday: number, nakshatra: number])[];
  /** Warns of the direction of the weekday. */
  direction?: true;
  /** Counts the panchaka of the lagna. */
  panchaka?: true;
}

// The classes of nakshatras: Muhurta Chintamani 2.2-8.
const DHRUVA = [3, 11, 20, 25];
const MRIDU = [4, 13, 16, 26];
const KSHIPRA = [0, 7, 12];
const CHARA = [6, 14, 21, 22, 23];

/** All but the fourth, ninth and fourteenth of each half, which are empty (rikta). */
const NO_RIKTA = [1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15];
const without = (list: readonly number[], ...out: number[]) => list.filter((id) => !out.includes(id));
const rest = (list: readonly number[], best: readonly number[]): Choice => ({
  best,
  middling: without(list, ...best),
});
const none: Choice['best'] = [];
/** Monday, Wednesday, Thursday, Friday: the days of the gentle grahas. */
const GENTLE_DAYS = [1, 3, 4, 5];
const FIXED_SIGNS = [1, 4, 7, 10];
const DUAL_SIGNS = [2, 5, 8, 11];

const plain = {
  daylight: true,
  parts: 'lagna',
  closedIn: ['sankranti'],
  doubtfulIn: [],
  lagnas: { best: none, refused: none },
  spoiledPairs: [],
} as const satisfies Partial<PurposeRule>;

/** In these times no great work is begun: Muhurta Chintamani 1 ("vapy-arama-tadaga..."), Nirnayasindhu 1. */
const GREAT_WORKS: readonly Season[] = [
  'kharmas',
  'adhika',
  'chaturmas',
  'guru-asta',
  'shukra-asta',
  'sankranti',
];

/**
 * The rules. What they leave to an astrologer: the houses of the lagna's own chart, the ten doshas of marriage (lata,
 * pata, vedha and the rest), eclipses, and the days after Guru and Shukra rise and before they set (texts give 3 to 15).
 */
const RULES: Record<Work, PurposeRule> = {
  /**
   * Muhurta Chintamani 6: stars Rohini, the three Uttaras, Revati, Mula, Swati, Mrigashira, Magha, Anuradha, Hasta; the Sun
   * in Mithuna, Kumbha, Makara, Vrishchika, Vrishabha or Mesha; lagnas of human shape. Brihat Samhita names the same
   * stars. Kalaprakashika adds Pushya and Shravana; we follow the first two. Saturday and Sunday are middling.
   */
  marriage: {
    ...plain,
    nakshatras: { best: [3, 4, 9, 11, 12, 14, 16, 18, 20, 25, 26], middling: none },
    tithis: rest(NO_RIKTA, [2, 3, 5, 7, 10, 11, 13]),
    weekdays: { best: GENTLE_DAYS, middling: [0, 6] },
    lagnas: { best: [2, 5, 6], refused: none },
    daylight: false,
    closedIn: [...GREAT_WORKS, 'solar-month'],
    doubtfulIn: ['holashtak'],
    solarMonths: [0, 1, 2, 7, 9, 10],
    spoiledPairs: [[4, 7]],
    panchaka: true,
  },
  /**
   * Muhurta Chintamani 13: Magha, Phalguna, Vaishakha, Jyeshtha in the northern course; gentle and fixed stars; fixed
   * lagnas. Vasishtha allows Kartika and Margashirsha as middling. Tuesday and Sunday are left out.
   */
  'griha-pravesh': {
    ...plain,
    nakshatras: { best: [...DHRUVA, ...MRIDU], middling: none },
    tithis: rest(NO_RIKTA, [2, 3, 5, 7, 10, 11, 13]),
    weekdays: { best: GENTLE_DAYS, middling: [6] },
    lagnas: { best: FIXED_SIGNS, refused: none },
    daylight: false,
    closedIn: [...GREAT_WORKS, 'lunar-month'],
    doubtfulIn: ['holashtak'],
    lunarMonths: { best: [1, 2, 10, 11], middling: [7, 8] },
    spoiledPairs: [[2, 0]],
    panchaka: true,
  },
  /**
   * Muhurta Chintamani 2, on mounting horses and elephants: swift and moving stars, Mrigashira and Revati; not on a rikta
   * tithi nor on Tuesday. Chitra, Anuradha and the fixed stars are of the almanacs, so middling.
   */
  vehicle: {
    ...plain,
    nakshatras: { best: [...KSHIPRA, ...CHARA, 4, 26], middling: [3, 11, 13, 16, 20, 25] },
    tithis: rest(NO_RIKTA, [2, 3, 5, 6, 7, 10, 11, 13, 15]),
    weekdays: { best: GENTLE_DAYS, middling: [0] },
    parts: 'choghadiya',
    doubtfulIn: ['pitru-paksha', 'kharmas', 'adhika', 'holashtak'],
  },
  /**
   * Muhurta Chintamani 5, on the name: gentle, fixed, swift and moving stars, a good weekday, no parva and no rikta
   * tithi; best on the 11th or 12th day after the birth, and then no season hinders.
   */
  naming: {
    ...plain,
    nakshatras: { best: [...MRIDU, ...DHRUVA, ...KSHIPRA, ...CHARA], middling: none },
    tithis: rest(without(NO_RIKTA, 8, 15), [2, 3, 5, 7, 10, 11, 13]),
    weekdays: { best: GENTLE_DAYS, middling: [0] },
  },
  /**
   * Muhurta Chintamani 5, on the first rice: not 1, 6, 8, 11, 12, rikta or Amavasya; not Saturday, Tuesday or Sunday;
   * not in Meena, Mesha or Vrishchika rising; fixed, gentle, swift and moving stars. It falls in its month of age,
   * so no season hinders.
   */
  annaprashan: {
    ...plain,
    nakshatras: { best: [...DHRUVA, ...MRIDU, ...KSHIPRA, ...CHARA], middling: none },
    tithis: { best: [2, 3, 5, 7, 10, 13], middling: [15] },
    weekdays: { best: GENTLE_DAYS, middling: none },
    lagnas: { best: none, refused: [11, 0, 7] },
  },
  /**
   * Muhurta Chintamani 2, on opening a shop: gentle, fixed and swift stars; no rikta tithi, no Tuesday, no Kumbha rising.
   */
  business: {
    ...plain,
    nakshatras: { best: [...MRIDU, ...DHRUVA, ...KSHIPRA], middling: [6, 14, 21, 22, 23] },
    tithis: rest(NO_RIKTA, [2, 3, 5, 7, 10, 11, 13]),
    weekdays: { best: GENTLE_DAYS, middling: [0, 6] },
    lagnas: { best: DUAL_SIGNS, refused: [10] },
    parts: 'choghadiya',
    doubtfulIn: ['pitru-paksha', 'kharmas', 'adhika', 'holashtak', 'guru-asta', 'shukra-asta'],
  },
  /**
   * Muhurta Chintamani 11: Ashwini, Punarvasu, Anuradha, Mrigashira, Pushya, Revati, Hasta, Shravana and Dhanishtha are
   * good, Rohini, Uttaras, Purvas, Jyeshtha, Mula and Shatabhisha middling; not 6, 8, 12, rikta, the first of the
   * bright half, Purnima or Amavasya; not in Kumbha rising; never towards the shool of the weekday.
   */
  travel: {
    ...plain,
    nakshatras: {
      best: [0, 4, 6, 7, 12, 16, 21, 22, 26],
      middling: [3, 10, 11, 17, 18, 19, 20, 23, 24, 25],
    },
    tithis: { best: [2, 3, 5, 7, 10, 11, 13], middling: none },
    weekdays: { best: GENTLE_DAYS, middling: [0, 2, 6] },
    lagnas: { best: none, refused: [10] },
    daylight: false,
    parts: 'choghadiya',
    spoiledPairs: [[6, 3]],
    direction: true,
  },
};

/** The day and the hora of each graha. Rahu acts like Shani and Ketu like Mangal ("shanivad rahuh, kujavat ketuh"). */
export const GRAHA_LORDS: Record<Graha, SevenGraha> = {
  Sun: 'Sun',
  Moon: 'Moon',
  Mars: 'Mars',
  Mercury: 'Mercury',
  Jupiter: 'Jupiter',
  Venus: 'Venus',
  Saturn: 'Saturn',
  Rahu: 'Saturn',
  Ketu: 'Mars',
};

const DAYS_OF: readonly SevenGraha[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];

/**
 * First wearing of a stone. Muhurta Chintamani 2, on jewels ("paushna-dhruvashvi-kara-panchaka-vasavejyaditye pravala-
 * rada-shankha-suvarna-vastram"): Revati, the fixed stars, Ashwini, Hasta to Anuradha, Dhanishtha, Pushya, Punarvasu; no
 * rikta tithi; not on Saturday, Monday or Tuesday, but red on a Tuesday. The custom of the day and hora of the graha is
 * of later almanacs: its own day is praised here even where the verse leaves the day out, and the hora is its own.
 */
function stoneRule(graha: Graha): PurposeRule {
  const lord = GRAHA_LORDS[graha];
  const own = DAYS_OF.indexOf(lord);
  return {
    ...plain,
    nakshatras: { best: [...DHRUVA, 0, 6, 7, 12, 13, 14, 15, 16, 22, 26], middling: none },
    tithis: rest(NO_RIKTA, [2, 3, 5, 7, 10, 11, 13, 15]),
    weekdays: { best: [own], middling: without([0, 3, 4, 5], own) },
    parts: 'hora',
    lord,
    graha,
    doubtfulIn: ['pitru-paksha', 'adhika'],
  };
}

const stoneRules = new Map(
  (Object.keys(STONE_GRAHAS) as Stone[]).map((stone) => [
    `wear-${stone}` as Purpose,
    stoneRule(STONE_GRAHAS[stone]),
  ]),
);

/** Returns the rule of a purpose. */
export function ruleOf(purpose: Purpose): PurposeRule {
  return stoneRules.get(purpose) ?? RULES[purpose as Work];
}
