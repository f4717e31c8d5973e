import type { Collection } from '#contract/catalog/collections/endpoints.ts';
import type { CollectionSort } from '#contract/catalog/collections/rules.ts';
import type { Lang } from '#languages/list.ts';

/** The part of a collection that a page shows: a country of origin, the order by country, and a page. */
export type CollectionView = { country?: string | null; sort?: CollectionSort | null; page?: number };

/** Returns the address of a collection's page, without default values. */
export function collectionPath(slug: string, { country, sort, page = 1 }: CollectionView = {}): string {
  const query = new URLSearchParams();
  if (country) query.set('country', country);
  if (sort) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/collections/${slug}?${query}` : `/collections/${slug}`;
}

/** Returns a collection's name and words in the page's language. Untranslated texts stay English. */
export function collectionTexts(
  { name, words, translations }: Pick<Collection, 'name' | 'words' | 'translations'>,
  lang: Lang,
): { name: string; words: string } {
  const hi = lang === 'hi' ? translations.hi : undefined;
  return { name: hi?.name || name, words: hi?.words || words };
}
