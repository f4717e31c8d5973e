import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { findSetIn } from '#languages/sets.ts';
import { usePdfMeta } from './document-page.tsx';

/** The words of documents, and those that they share with the pages of reports and products. */
const findSet = findSetIn<unknown>(
  import.meta.glob(
    [
      '../../languages/*/pdf/*.json',
      '../../languages/*/astrology/reports/*.json',
      '../../languages/*/catalog/products/facts.json',
    ],
    { eager: true, import: 'default' },
  ),
);

/** The name of a set of words that a document may use. */
export type WordSet = Extract<keyof Messages, `${'pdf' | 'reports'}/${string}` | 'products/facts'>;

/** Returns a set of words in a language. */
export const wordsIn = <S extends WordSet>(set: S, lang: Lang): Messages[S] =>
  findSet(set, lang) as Messages[S];

/** Returns a set of words in the document's language. */
export const useWords = <S extends WordSet>(set: S): Messages[S] => wordsIn(set, usePdfMeta().lang);
