import { LRUCache } from 'lru-cache';
import { type PriceRange, priceRanges } from '#contract/core/rules.ts';
import { countryOrder } from '../../lists/fact-filter.ts';
import { type Dimension, dimensions, type FactDimension, rangesInPaise } from '../../lists/filter.ts';

/** The fields of a product that the index filters, sorts and searches by. */
export type ListedProduct = {
  id: string;
  /** Differs after every write of the row. */
  version: number;
  category: string;
  brand: string;
  /** The names of its SKUs, if they have names. */
  sizes: string[];
  /** Whether a piece can be bought. */
  inStock: boolean;
  /** The values of the filters by fact. */
  facts: Record<FactDimension, string[]>;
  /** Paise. */
  minPrice: number;
  maxPrice: number;
  /** UTC ms. */
  createdAt: number;
  /** The name in the form that lists sort by. */
  sortName: string;
  /** The words and terms by which it is found, and its framed names (see `searchName`). */
  tokens: string[];
  searchName: string;
};

/** A word of the index, and the products that are found by it. */
export type Word = { text: string; products: Entry[] };

/** A product of the index. */
export type Entry = {
  id: string;
  version: number;
  /** The least and the most that it costs, in paise. */
  price: number;
  maxPrice: number;
  createdAt: number;
  sortName: string;
  /** Its place in `countryOrder`. */
  country: number;
  /** For each of `dimensions` the number of its list of values. */
  values: number[];
  words: Word[];
  /** The words of all names, with null after each name. */
  names: (Word | null)[];
};

/** Products in an order that is computed, the same ones without an order, and the words of the search that were left out. */
export type Ranked = { entries: readonly Entry[]; found: ReadonlySet<Entry>; leftOut: readonly string[] };

/** The columns that lists sort by. */
export type SortColumn = 'newest' | 'price' | 'name' | 'country';

/** Returns the value of a product in a column. */
export function sortValue(entry: Entry, column: SortColumn): number | string {
  if (column === 'name') return entry.sortName;
  return column === 'newest' ? entry.createdAt : entry[column];
}

/** Compares a product with a value of a column and an id. */
export function compareBy(column: SortColumn, a: Entry, value: number | string, id: string): number {
  const own = sortValue(a, column);
  if (own !== value) return own < value ? -1 : 1;
  return a.id < id ? -1 : Number(a.id > id);
}

/** Returns the first place of a list sorted by a column after a product. Binary search. */
function placeAfter(list: readonly Entry[], column: SortColumn, entry: Entry): number {
  const value = sortValue(entry, column);
  let low = 0;
  for (let high = list.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if (compareBy(column, list[middle] as Entry, value, entry.id) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

const ranges = Object.keys(priceRanges) as PriceRange[];

/** Returns the price ranges that contain a price. */
const rangesOf = (price: number): PriceRange[] =>
  ranges.filter((range) => {
    const { min, max } = rangesInPaise[range];
    return price >= min && (max === null || price <= max);
  });

/**
 * The lists of values of one filter. Many products share the same values, so each distinct list is kept once and a product has
 * its number.
 */
export class Values {
  private readonly known = new Map<string, number>();
  readonly lists: (readonly string[])[] = [];

  /** Returns the number of a list of values. Empty values are ignored. */
  of(values: readonly string[]): number {
    const key = values.join('\u001f');
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.known.set(key, this.lists.length);
    return this.lists.push([...new Set(values.filter(Boolean))]) - 1;
  }
}

const valuesOf = (product: ListedProduct): Record<Dimension, readonly string[]> => ({
  ...product.facts,
  category: [product.category],
  brand: [product.brand],
  size: product.sizes,
  price: rangesOf(product.minPrice),
  stock: product.inStock ? ['in'] : [],
});

/** The products of the shop in memory: what they are filtered, searched and sorted by. */
export class Table {
  /** The products by id. */
  readonly entries = new Map<string, Entry>();
  readonly words = new Map<string, Word>();
  /** The lists of values of each filter, in the order of `dimensions`. */
  readonly values = dimensions.map(() => new Values());
  private sorted = new Map<SortColumn, Entry[]>();
  /** Orders that are computed, such as the matches of a search: at most a quarter of a million places. */
  private readonly ranked = new LRUCache<string, Ranked>({
    maxSize: 250_000,
    sizeCalculation: ({ entries }) => entries.length + 1,
  });

  /** Updates a product; null removes it. Does nothing if the version is unchanged. */
  set(id: string, product: ListedProduct | null): void {
    const before = this.entries.get(id);
    if (before && product?.version === before.version) return;
    this.ranked.clear();
    const entry = product && this.createEntry(product);
    for (const [column, list] of this.sorted) {
      if (before) list.splice(placeAfter(list, column, before) - 1, 1);
      if (entry) list.splice(placeAfter(list, column, entry), 0, entry);
    }
    this.entries.delete(id);
    for (const word of before?.words ?? []) word.products.splice(word.products.indexOf(before as Entry), 1);
    if (!entry) return;
    this.entries.set(id, entry);
    for (const word of entry.words) word.products.push(entry);
  }

  /** Returns all products by a column, ascending. */
  by(column: SortColumn): readonly Entry[] {
    const known = this.sorted.get(column);
    if (known) return known;
    const list = [...this.entries.values()].sort((a, b) => compareBy(column, a, sortValue(b, column), b.id));
    this.sorted.set(column, list);
    return list;
  }

  /** Returns an order of products that is kept until a product changes. */
  keep(key: string, rank: () => Omit<Ranked, 'found'>): Ranked {
    const known = this.ranked.get(key);
    if (known) return known;
    const own = rank();
    const ranked = { ...own, found: new Set(own.entries) };
    this.ranked.set(key, ranked);
    return ranked;
  }

  private word(text: string): Word {
    const known = this.words.get(text);
    if (known) return known;
    const word = { text, products: [] };
    this.words.set(text, word);
    return word;
  }

  private createEntry(product: ListedProduct): Entry {
    const { id, version, createdAt, sortName, maxPrice } = product;
    const values = valuesOf(product);
    return {
      id,
      version,
      createdAt,
      sortName,
      maxPrice,
      price: product.minPrice,
      country: countryOrder.indexOf(product.facts.country[0] as string),
      values: dimensions.map((dimension, n) => (this.values[n] as Values).of(values[dimension])),
      words: product.tokens.map((token) => this.word(token)),
      names: product.searchName.split('|').flatMap((name) => {
        const words = name.split(' ').filter(Boolean);
        return words.length > 0 ? [...words.map((word) => this.word(word)), null] : [];
      }),
    };
  }
}
