import type { Collection } from '#contract/collections/endpoints.ts';
import type { Lang } from '#contract/core/errors.ts';

/** Returns the address of a collection's page. */
export const collectionPath = (slug: string, page = 1): string =>
  page > 1 ? `/collections/${slug}?page=${page}` : `/collections/${slug}`;

/** Returns a collection's name and words in the page's language. Untranslated texts stay English. */
export function collectionTexts(
  { name, words, translations }: Pick<Collection, 'name' | 'words' | 'translations'>,
  lang: Lang,
): { name: string; words: string } {
  const hi = lang === 'hi' ? translations.hi : undefined;
  return { name: hi?.name || name, words: hi?.words || words };
}
