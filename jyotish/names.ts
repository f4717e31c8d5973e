/**
 * Every name this library speaks, in one place: English (the spelling of the published Indian reports), Hindi, and the
 * Sanskrit word in scholarly transliteration (IAST). Results carry ids; look the words up here. The long lists are data, in names.json.
 */
import table from './names.json' with { type: 'json' };

/** A word or a sentence in both languages. */
export interface Word {
  en: string;
  hi: string;
}

/** One thing with its names. `id` is the number used in results and on the wire. */
export interface Name {
  id: number;
  en: string;
  hi: string;
  sa: string;
}

/** A graha also has the Sanskrit name that reports print in plain letters. */
export interface GrahaName extends Name {
  vedic: string;
}

/** A sign also has its Western name, used for the tropical zodiac. */
export interface SignName extends Name {
  western: string;
}

/** The nine grahas in the order of charts. */
export const GRAHAS = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
] as const;
/** One of the nine grahas. */
export type Graha = (typeof GRAHAS)[number];

/** The grahas that have a body: all but the nodes. */
export const SEVEN_GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
/** One of the seven grahas with a body. */
export type SevenGraha = (typeof SEVEN_GRAHAS)[number];

/** Names of the grahas and of the lagna; the ids are those of the wire. */
export const GRAHA_NAMES: Record<Graha | 'Ascendant', GrahaName> = {
  Sun: { id: 0, en: 'Sun', hi: 'सूर्य', sa: 'Sūrya', vedic: 'Ravi' },
  Moon: { id: 1, en: 'Moon', hi: 'चन्द्र', sa: 'Candra', vedic: 'Chandra' },
  Mercury: { id: 2, en: 'Mercury', hi: 'बुध', sa: 'Budha', vedic: 'Budha' },
  Venus: { id: 3, en: 'Venus', hi: 'शुक्र', sa: 'Śukra', vedic: 'Shukra' },
  Mars: { id: 4, en: 'Mars', hi: 'मंगल', sa: 'Maṅgala', vedic: 'Kuja' },
  Jupiter: { id: 5, en: 'Jupiter', hi: 'गुरु', sa: 'Guru', vedic: 'Guru' },
  Saturn: { id: 6, en: 'Saturn', hi: 'शनि', sa: 'Śani', vedic: 'Shani' },
  Ascendant: { id: 100, en: 'Ascendant', hi: 'लग्न', sa: 'Lagna', vedic: 'Lagna' },
  Rahu: { id: 101, en: 'Rahu', hi: 'राहु', sa: 'Rāhu', vedic: 'Rahu' },
  Ketu: { id: 102, en: 'Ketu', hi: 'केतु', sa: 'Ketu', vedic: 'Ketu' },
};

/** The twelve signs (rasi), ids 0 to 11. */
export const SIGNS: readonly SignName[] = table.signs;

/** The 27 nakshatras, ids 0 to 26. */
export const NAKSHATRAS: readonly Name[] = table.nakshatras;

/** Lords of the signs, by sign id. */
export const SIGN_LORDS: readonly SevenGraha[] = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
];

/** Lords of the nakshatras, repeating from Ashwini; also the order of the Vimshottari dashas. */
export const NAKSHATRA_LORDS: readonly Graha[] = [
  'Ketu',
  'Venus',
  'Sun',
  'Moon',
  'Mars',
  'Rahu',
  'Jupiter',
  'Saturn',
  'Mercury',
];

/** The 30 tithis of a lunar month, ids 1 to 30: 15 of the bright half, 15 of the dark half. */
export const TITHIS: readonly Name[] = table.tithis;

/** The halves of the lunar month: bright, dark. */
export const PAKSHAS: readonly Name[] = table.pakshas;

/** The 27 yogas of the panchang, ids 0 to 26. */
export const YOGAS: readonly Name[] = table.yogas;

/** The eleven karanas, ids 0 to 10: seven that repeat, four that come once a month. */
export const KARANAS: readonly Name[] = table.karanas;

/** The weekdays (vaara), Sunday 0 to Saturday 6. */
export const WEEKDAYS: readonly Name[] = table.weekdays;

/** The auspicious (1 to 3) and inauspicious (4 to 8) periods of a day. */
export const PERIODS: readonly Name[] = table.periods;

/** The seven choghadiyas, in the order in which they follow each other by day. */
export const CHOGHADIYAS: readonly Name[] = table.choghadiyas;

/** The twelve lunar months, Chaitra 0 to Phalguna 11. */
export const LUNAR_MONTHS: readonly Name[] = table.lunarMonths;

/** The six seasons (ritu), two signs of the sidereal Sun each, spring first. */
export const SEASONS: readonly Name[] = table.seasons;

/** The sixty years of the Jovian cycle, Prabhava first. */
export const SAMVATSARAS: readonly Name[] = table.samvatsaras;

/** Returns the sign id (0 to 11) of a sidereal or tropical longitude in degrees 0 to 360. */
export function signOf(longitude: number): number {
  return Math.min(11, Math.floor(longitude / 30));
}

/** Returns the entry of a names table with this id; throws when there is none (an id never comes from outside). */
export function byId<N extends Name>(table: readonly N[], id: number): N {
  const found = table.find((entry) => entry.id === id);
  if (!found) throw new RangeError(`No entry ${id} in this table of names.`);
  return found;
}
