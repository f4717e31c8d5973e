/** The twelve signs as used in URLs, Aries first. The index in the list is the sign's id. */
export const signs = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;
/** A sign as used in URLs. */
export type Sign = (typeof signs)[number];

/** Returns the id of a sign, 0 to 11; null if the word is not a sign. Ignores case. */
export function signId(word: string): number | null {
  const id = (signs as readonly string[]).indexOf(word.trim().toLowerCase());
  return id < 0 ? null : id;
}
