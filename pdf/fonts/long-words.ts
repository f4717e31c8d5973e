const letters = new Intl.Segmenter('hi');

/** The longest word that is never broken, in letters. A column of user text has room for one. */
const WHOLE = 24;

/** Returns the letters of a word, each with its signs. A line may end after any of them, with a hyphen. */
export const lettersOf = (word: string): string[] =>
  Array.from(letters.segment(word), ({ segment }) => segment);

/** Returns the parts of a word that a line may end after: the whole word, or each letter of one that no line has room for. */
export function partsOf(word: string): string[] {
  const parts = lettersOf(word);
  return parts.length > WHOLE ? parts : [word];
}
