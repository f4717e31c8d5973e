/** The twelve signs as they stand in addresses, Aries first; the place in the list is the sign's id. */
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
/** A sign as it stands in addresses. */
export type Sign = (typeof signs)[number];

/** Id of a sign, 0 to 11; null when the word is no sign. Case does not matter. */
export function signId(word: string): number | null {
  const id = (signs as readonly string[]).indexOf(word.trim().toLowerCase());
  return id < 0 ? null : id;
}
