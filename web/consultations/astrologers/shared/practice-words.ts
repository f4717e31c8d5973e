import type { Messages } from '#languages/messages.gen.ts';

type Words = Messages['astrologers/practice'];

/** Splits words at commas and drops empty ones. The wire has an astrologer's expertise as one such line. */
export const splitWords = (line: string): string[] =>
  line
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Joins words with commas. */
export const joinWords = (words: readonly string[]): string => words.join(', ');

// A profile may hold words of its own. They stay as they were typed.
const inWords = (parts: readonly string[], words: Record<string, string>): string =>
  joinWords(parts.map((part) => words[part] ?? part));

/** Returns fields of practice (one, or a line of several) in the reader's language. */
export const expertiseWords = (expertise: string, { expertises }: Words): string =>
  inWords(splitWords(expertise), expertises);

/** Returns the languages that an astrologer speaks, named in the reader's language. */
export const languageWords = (spoken: readonly string[], { languages }: Words): string =>
  inWords(spoken, languages);
