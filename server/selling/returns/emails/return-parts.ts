import type { Lang } from '#languages/list.ts';
import type { ReturnFacts } from './return-facts.ts';

const texts = {
  en: {
    pieces: (n: number) => (n === 1 ? '1 piece' : `${n} pieces`),
  },
  hi: {
    pieces: (n: number) => `${n} नग`,
  },
};

/** Formats the returned product with its number of pieces. */
export function returnedThing({ item, itemHi, quantity }: ReturnFacts, language: Lang): string {
  const name = (language === 'hi' ? itemHi : null) ?? item;
  return `${name} (${texts[language].pieces(quantity)})`;
}
