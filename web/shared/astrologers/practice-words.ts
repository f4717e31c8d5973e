import type { AllTexts } from '#web/texts/index.ts';

type Words = AllTexts['astrologers/practice'];

/** Returns an astrologer's fields of practice. The wire has them as one line, separated by commas. */
export const partsOf = (expertise: string): string[] =>
  expertise
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

// A profile may hold words of its own. They stay as they were typed.
const inWords = (parts: readonly string[], words: Record<string, string>): string =>
  parts.map((part) => words[part] ?? part).join(', ');

/** Returns fields of practice (one, or a line of several) in the reader's language. */
export const expertiseWords = (expertise: string, { expertises }: Words): string =>
  inWords(partsOf(expertise), expertises);

/** Returns the languages that an astrologer speaks, named in the reader's language. */
export const languageWords = (spoken: readonly string[], { languages }: Words): string =>
  inWords(spoken, languages);
