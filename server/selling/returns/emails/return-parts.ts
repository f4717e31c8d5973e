import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import type { ReturnFacts } from './return-facts.ts';

const words = readWords('returns/emails');

/** Formats the returned product with its number of pieces. */
export function returnedThing({ item, itemHi, quantity }: ReturnFacts, language: Lang): string {
  const name = (language === 'hi' ? itemHi : null) ?? item;
  return `${name} (${fillText(words[language].returnParts.pieces, { n: quantity }, language)})`;
}
