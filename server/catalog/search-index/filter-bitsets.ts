import { type Dimension, dimensions } from '../filter.ts';
import type { ProductQuery } from '../match-sql.ts';
import type { Search } from '../search-store.ts';
import { addBit, type Bits, createBits, intersectBits } from './bits.ts';
import type { Table } from './product-index.ts';

/** Returns the bitset of all products. A cached bitset is valid only until the next lookup. */
export const allBitset = (table: Table): Bits =>
  table.bitsets.get('all products', () => {
    const bits = createBits(table.slots);
    const live = table.sortColumns.id.all();
    for (let i = 0; i < live.length; i++) addBit(bits, live[i] as number);
    return bits;
  });

// Searches are resolved again after every change, mostly to the same words. Content keys keep the cache valid.
const cacheKeys = new WeakMap<Search, { matches: string; ranking: string }>();

/** Returns the cache keys of the matches of a search and of their ranking. */
export function cacheKeysOf(search: Search): { matches: string; ranking: string } {
  const known = cacheKeys.get(search);
  if (known) return known;
  const { phrase, sound, groups } = search;
  const keys = {
    matches: `matches ${JSON.stringify(groups)}`,
    ranking: `ranking ${JSON.stringify([phrase, sound, groups])}`,
  };
  cacheKeys.set(search, keys);
  return keys;
}

/** Returns the bitset of products with a word of each search group. */
export const searchBitset = (table: Table, search: Search): Bits =>
  table.bitsets.get(cacheKeysOf(search).matches, () => {
    const bits = allBitset(table).slice();
    const matching = table.scratchBits();
    for (const group of search.groups) {
      matching.fill(0);
      for (const text of group) {
        const word = table.words.find(text);
        if (word === undefined) continue;
        for (const slots of table.postings.of(word)) {
          for (let i = 0; i < slots.length; i++) addBit(matching, slots[i] as number);
        }
      }
      intersectBits(bits, matching);
    }
    return bits;
  });

/** Returns the values of a filter. Empty if it does not filter. */
export const filterValues = (query: ProductQuery, dimension: Dimension): readonly string[] =>
  dimension === 'price' ? (query.price ? [query.price] : []) : query[dimension];

/** Returns the bitset of products with one of the values. */
const valuesBitset = (table: Table, dimension: Dimension, values: readonly string[]): Bits =>
  table.bitsets.get(JSON.stringify([dimension, values]), () => {
    const { names, lists, column } = table.values[dimension];
    const passes = Uint8Array.from(lists, (list) =>
      Number(list.some((value) => values.includes(names.texts[value] as string))),
    );
    const bits = createBits(table.slots);
    const listOf = column.all();
    const live = table.sortColumns.id.all();
    // Branch-free, because the branch predictor cannot learn which products pass.
    for (let i = 0; i < live.length; i++) {
      const slot = live[i] as number;
      const pass = passes[listOf[slot] as number] as number;
      bits[slot >>> 5] = (bits[slot >>> 5] as number) | (pass << (slot & 31));
    }
    return bits;
  });

/** Returns the bitset of products that pass the search and the filters, except `exclude`. Valid until the next call. */
export function filterBitset(table: Table, query: ProductQuery, exclude?: Dimension): Bits {
  const all = query.search ? searchBitset(table, query.search) : allBitset(table);
  const bits = table.scratchBits();
  bits.set(all);
  for (const dimension of dimensions) {
    const values = filterValues(query, dimension);
    if (dimension !== exclude && values.length > 0)
      intersectBits(bits, valuesBitset(table, dimension, values));
  }
  return bits;
}
