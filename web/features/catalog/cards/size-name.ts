import type { AllTexts } from '#web/texts/index.ts';

/**
 * The name of a size or variant in the language of `texts` (the feature `goods`). Such names are data of the seller, but
 * most are a number and a measure; one with a word we do not know stays as it was written.
 */
export function sizeName(texts: AllTexts['catalog'], name: string): string {
  const words: Record<string, string> = texts.sizeWords;
  const known = (name.match(/[A-Za-z]+/g) ?? []).every((word) => word in words);
  return known ? name.replace(/[A-Za-z]+/g, (word) => words[word] ?? word) : name;
}
