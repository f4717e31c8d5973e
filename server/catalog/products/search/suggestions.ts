import type { CardProduct } from '#contract/catalog/products/endpoints.ts';
import type { Count } from '../lists/facets.ts';
import { type Filter, noFilter } from '../lists/filter.ts';
import { isKnownWord } from './meanings/lexicon.ts';
import type { Search } from './search-store.ts';
import { plainWords, soundOf } from './text.ts';

/** The suggestions of a search box while somebody types: the fields of `GET /api/auth/products/suggestions`. */
export type Suggestions = {
  total: number;
  products: CardProduct[];
  categories: Count[];
  corrected: string | null;
  instead: { q: string; total: number }[];
  leftOut?: string[];
};

/** What the suggestions are made of: the lists of the catalogue. */
type Sources = {
  search: (q: string) => Promise<Search | null>;
  cards: (query: Filter & { limit: number }) => Promise<{ items: CardProduct[]; total: number }>;
  facets: (filter: Filter) => Promise<{ total: number; category: Count[]; leftOut?: string[] }>;
};

const mostProducts = 6;
const mostCategories = 3;

/** Returns whether a word of a search was read otherwise than typed. */
export const isMisspelt = ({ typed, phrase }: Pick<Search, 'typed' | 'phrase'>): boolean =>
  phrase !== typed.join(' ');

/**
 * Returns the search as the names of the found products spell it. The vocabulary also holds phonetic forms, which nobody
 * may see: a word is taken only from a name. Null if nothing is misspelt, or if no name has the word.
 */
function correctedSearch(search: Search, products: readonly CardProduct[]): string | null {
  if (!isMisspelt(search)) return null;
  const { typed, phrase } = search;
  const written = products.flatMap(({ name, translations }) =>
    plainWords(`${name} ${translations.hi?.name ?? ''}`),
  );
  const words = phrase.split(' ').map((word, n) => {
    const found =
      written.find((one) => one === word) ?? written.find((one) => soundOf(one) === soundOf(word));
    return found ?? (word === typed[n] || isKnownWord(word) ? word : undefined);
  });
  return words.includes(undefined) ? null : words.join(' ');
}

/** Creates the suggestions for a search. An empty search has none. */
export const createSuggestions =
  ({ search: resolve, cards, facets }: Sources) =>
  async (q: string): Promise<Suggestions> => {
    const search = await resolve(q);
    if (!search) return { total: 0, products: [], categories: [], corrected: null, instead: [] };
    const filter = { ...noFilter, q };
    const [{ items: products, total }, { category, leftOut }] = await Promise.all([
      cards({ ...filter, limit: mostProducts }),
      facets(filter),
    ]);
    const alone = leftOut ? search.groups.map(({ typed }) => typed) : [];
    const each = await Promise.all(
      alone.map(async (word) => ({ q: word, total: (await facets({ ...noFilter, q: word })).total })),
    );
    return {
      total,
      products,
      categories: category.sort((a, b) => b.count - a.count).slice(0, mostCategories),
      corrected: correctedSearch(search, products),
      instead: each.filter((one) => one.total > 0),
      ...(leftOut && { leftOut }),
    };
  };
