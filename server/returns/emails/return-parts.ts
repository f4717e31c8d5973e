import type { Lang } from '#contract/core/errors.ts';
import type { Part } from '../../email/layout.ts';
import type { ReturnFacts } from '../../email/types.ts';

const texts = {
  en: {
    greeting: (name: string) => `Namaste ${name},`,
    pieces: (n: number) => (n === 1 ? '1 piece' : `${n} pieces`),
    button: 'See my order',
  },
  hi: {
    greeting: (name: string) => `नमस्ते ${name},`,
    pieces: (n: number) => `${n} नग`,
    button: 'मेरा ऑर्डर देखें',
  },
};

/** How a letter about a return begins: whom it greets, and what it is about. */
export const returnOpening = ({ name }: ReturnFacts, language: Lang, text: string): Part[] => [
  { kind: 'text', text: texts[language].greeting(name) },
  { kind: 'text', text },
];

/** The thing, with how many pieces of it. */
export function returnedThing({ item, itemHi, quantity }: ReturnFacts, language: Lang): string {
  const name = (language === 'hi' ? itemHi : null) ?? item;
  return `${name} (${texts[language].pieces(quantity)})`;
}

/** The way to the order. */
export const orderButton = ({ orderId }: ReturnFacts, language: Lang, publicUrl: string): Part => ({
  kind: 'button',
  label: texts[language].button,
  url: `${publicUrl}/orders/${orderId}`,
});
