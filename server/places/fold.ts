/**
 * A name as it is searched by: small letters, Latin marks dropped (Pūnch is punch), Devanagari kept with its vowel signs
 * but without the dot below, anything else a single space.
 */
export const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
