/**
 * Normalises a name for searching. Lower case, without Latin diacritics (Pūnch is punch). Devanagari keeps its vowel
 * signs but loses the nukta. Anything else becomes a single space.
 */
export const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
