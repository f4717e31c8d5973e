import type { AllTexts } from '#web/texts/index.ts';

/**
 * Returns the name of a size or variant in the language of `texts` (`catalog`). Names are the seller's data, mostly
 * a number and a unit. A name with an unknown word stays as it is.
 */
export function sizeName(texts: AllTexts['catalog'], name: string): string {
  const words: Record<string, string> = texts.sizeWords;
  const known = (name.match(/[A-Za-z]+/g) ?? []).every((word) => word in words);
  return known ? name.replace(/[A-Za-z]+/g, (word) => words[word] ?? word) : name;
}
