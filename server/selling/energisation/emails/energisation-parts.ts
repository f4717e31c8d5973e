import type { Lang } from '#contract/core/errors.ts';
import type { Part } from '../../../base/email/layout.ts';
import { greeting } from '../../../base/email/words.ts';
import type { EnergisationFacts } from './energisation-facts.ts';

const button = { en: 'See my order', hi: 'मेरा ऑर्डर देखें' };

/** Returns the name of the energised item in the language of the e-mail. */
export const energisedItem = ({ item, itemHi }: EnergisationFacts, language: Lang): string =>
  (language === 'hi' ? itemHi : null) ?? item;

/** Returns the opening of an e-mail about an energisation: the greeting and the first sentence. */
export const energisationOpening = ({ name }: EnergisationFacts, language: Lang, text: string): Part[] => [
  { kind: 'text', text: greeting(name, language) },
  { kind: 'text', text },
];

/** Returns the button to the order page. */
export const energisedOrderButton = (
  { orderId }: EnergisationFacts,
  language: Lang,
  publicUrl: string,
): Part => ({
  kind: 'button',
  label: button[language],
  url: `${publicUrl}/orders/${orderId}`,
});
