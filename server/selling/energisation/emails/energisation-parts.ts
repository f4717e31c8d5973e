import type { Lang } from '#languages/list.ts';
import type { EnergisationFacts } from './energisation-facts.ts';

/** Returns the name of the energised item in the language of the e-mail. */
export const energisedItem = ({ item, itemHi }: EnergisationFacts, language: Lang): string =>
  (language === 'hi' ? itemHi : null) ?? item;
