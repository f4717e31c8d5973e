/** One carat in grams, by definition (CGPM 1907). */
export const gramsPerCarat = 0.2;

/** One tola in grams: 180 grains (Bengal Regulation VII of 1833). */
const gramsPerTola = 11.6638038;

/**
 * One ratti in grams, by the two conventions in use. Goldsmiths divide the tola into 96 (sunari ratti, about 121.5 mg).
 * The gem trade divides it into 64 (pakki ratti, about 182.25 mg), so its ratti is 1.5 of the other.
 */
export const gramsPerRatti = { pakki: gramsPerTola / 64, sunari: gramsPerTola / 96 } as const;

const rounded = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** Converts grams to carats, with two decimals as laboratories write them. */
export const caratOf = (gram: number): number => rounded(gram / gramsPerCarat, 2);

/** Converts carats to grams, with three decimals. */
export const gramOf = (carat: number): number => rounded(carat * gramsPerCarat, 3);

/**
 * Converts grams to ratti of one convention, in twentieths: a weight of two decimals in grams is no finer, and the trade
 * counts in quarters.
 */
export const rattiOf = (gram: number, convention: keyof typeof gramsPerRatti): number =>
  rounded(Math.round((gram / gramsPerRatti[convention]) * 20) / 20, 2);
