/** The works of a life that the muhurat finder knows. The engine has a rule for each (`jyotish/muhurat/purposes.ts`). */
export const works = [
  'marriage',
  'griha-pravesh',
  'vehicle',
  'naming',
  'annaprashan',
  'business',
  'travel',
] as const;
/** One of the works. */
export type Work = (typeof works)[number];

/** The nine stones, whose first wearing is a purpose each: `wear-pukhraj`. */
export const stones = [
  'manik',
  'moti',
  'moonga',
  'panna',
  'pukhraj',
  'heera',
  'neelam',
  'gomed',
  'lehsuniya',
] as const;
/** One of the nine stones. */
export type Stone = (typeof stones)[number];

/** The purpose of a muhurat; the last part of its page's address. */
export type Purpose = Work | `wear-${Stone}`;

/** Every purpose, in the order of the pages. */
export const purposes: readonly Purpose[] = [...works, ...stones.map((stone) => `wear-${stone}` as const)];

/** Returns the purpose that a word names, or null. */
export const purposeOf = (word: string): Purpose | null => purposes.find((one) => one === word) ?? null;

/** Returns the stone of a purpose; null for a work. */
export const stoneOf = (purpose: Purpose): Stone | null =>
  stones.find((stone) => purpose === `wear-${stone}`) ?? null;

/** The days of a search: the default from today on, and the longest range. */
export const defaultDays = 42;
/** The longest range of a search, in days. */
export const maxDays = 93;

/** The first and last year that the finder answers for. */
export const firstYear = 1900;
/** The last year that the finder answers for. */
export const lastYear = 2100;

const nakshatras = [
  'ashwini',
  'bharani',
  'krittika',
  'rohini',
  'mrigashira',
  'ardra',
  'punarvasu',
  'pushya',
  'ashlesha',
  'magha',
  'purva-phalguni',
  'uttara-phalguni',
  'hasta',
  'chitra',
  'swati',
  'vishakha',
  'anuradha',
  'jyeshtha',
  'mula',
  'purva-ashadha',
  'uttara-ashadha',
  'shravana',
  'dhanishtha',
  'shatabhisha',
  'purva-bhadrapada',
  'uttara-bhadrapada',
  'revati',
] as const;
const signs = [
  'mesha',
  'vrishabha',
  'mithuna',
  'karka',
  'simha',
  'kanya',
  'tula',
  'vrishchika',
  'dhanu',
  'makara',
  'kumbha',
  'meena',
] as const;

/** A birth star with its sign, as addresses name it: `rohini`, `krittika-mesha`. Ids are those of the kundli. */
export type Star = { slug: string; nakshatra: number; sign: number; split: boolean };

/**
 * The 36 birth stars: a nakshatra of 13°20′ that reaches into two signs of 30° is two of them. The sign decides for whom
 * the Moon stands well.
 */
export const stars: readonly Star[] = nakshatras.flatMap((name, nakshatra): Star[] => {
  const [first = 0, last = 0] = [nakshatra * 4, nakshatra * 4 + 3].map((pada) => Math.floor(pada / 9));
  if (first === last) return [{ slug: name, nakshatra, sign: first, split: false }];
  return [first, last].map((sign) => ({ slug: `${name}-${signs[sign]}`, nakshatra, sign, split: true }));
});

/** Returns the birth star that a word names, or null. */
export const starOf = (word: string): Star | null => stars.find(({ slug }) => slug === word) ?? null;
