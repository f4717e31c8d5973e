import type { Lang } from '#contract/core/errors.ts';
import type { Part } from '../../../base/email/layout.ts';
import { greeting } from '../../../base/email/words.ts';
import type { ReturnFacts } from './return-facts.ts';

const texts = {
  en: {
    pieces: (n: number) => (n === 1 ? '1 piece' : `${n} pieces`),
    button: 'See my order',
  },
  hi: {
    pieces: (n: number) => `${n} नग`,
    button: 'मेरा ऑर्डर देखें',
  },
};

/** Returns the opening of an e-mail about a return: the greeting and the first sentence. */
export const returnOpening = ({ name }: ReturnFacts, language: Lang, text: string): Part[] => [
  { kind: 'text', text: greeting(name, language) },
  { kind: 'text', text },
];

/** Formats the returned product with its number of pieces. */
export function returnedThing({ item, itemHi, quantity }: ReturnFacts, language: Lang): string {
  const name = (language === 'hi' ? itemHi : null) ?? item;
  return `${name} (${texts[language].pieces(quantity)})`;
}

/** Returns the button to the order page. */
export const orderButton = ({ orderId }: ReturnFacts, language: Lang, publicUrl: string): Part => ({
  kind: 'button',
  label: texts[language].button,
  url: `${publicUrl}/orders/${orderId}`,
});
