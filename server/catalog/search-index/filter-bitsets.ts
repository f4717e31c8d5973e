import { type Dimension, dimensions } from '../filter.ts';
import type { ProductQuery } from '../match.ts';
import type { Search } from '../search.ts';
import { addBit, type Bits, keepBits, noBits } from './bits.ts';
import type { Table } from './table.ts';

/** All products. A set that is remembered is the asker's until somebody asks for another one. */
export const allBitset = (table: Table): Bits =>
  table.remembered.get('everything', () => {
    const bits = noBits(table.slots);
    const living = table.tracks.id.all();
    for (let i = 0; i < living.length; i++) addBit(bits, living[i] as number);
    return bits;
  });

// A search is read anew whenever anything in the shop changed, mostly to the same words: these make the question.
const wordings = new WeakMap<Search, { heard: string; ranked: string }>();

/** The questions under which is remembered what a search hears, and in which order. */
export function wordingOf(search: Search): { heard: string; ranked: string } {
  const known = wordings.get(search);
  if (known) return known;
  const { phrase, sound, groups } = search;
  const wording = {
    heard: `heard ${JSON.stringify(groups)}`,
    ranked: `ranked ${JSON.stringify([phrase, sound, groups])}`,
  };
  wordings.set(search, wording);
  return wording;
}

/** The products that have a word of each group of a search. */
export const searchBitset = (table: Table, search: Search): Bits =>
  table.remembered.get(wordingOf(search).heard, () => {
    const bits = allBitset(table).slice();
    const having = table.scratchBits();
    for (const group of search.groups) {
      having.fill(0);
      for (const text of group) {
        const word = table.words.find(text);
        if (word === undefined) continue;
        for (const slots of table.postings.of(word)) {
          for (let i = 0; i < slots.length; i++) addBit(having, slots[i] as number);
        }
      }
      keepBits(bits, having);
    }
    return bits;
  });

/** The values that a filter asks for; none when it lets everything pass. */
export const filterValues = (sought: ProductQuery, dimension: Dimension): readonly string[] =>
  dimension === 'price' ? (sought.price ? [sought.price] : []) : sought[dimension];

/** The products that have one of the values. */
const having = (table: Table, dimension: Dimension, values: readonly string[]): Bits =>
  table.remembered.get(JSON.stringify([dimension, values]), () => {
    const { names, lists, column } = table.values[dimension];
    const passes = Uint8Array.from(lists, (list) =>
      Number(list.some((value) => values.includes(names.texts[value] as string))),
    );
    const bits = noBits(table.slots);
    const listOf = column.all();
    const living = table.tracks.id.all();
    // Without a branch: which products pass is nothing a processor could foresee.
    for (let i = 0; i < living.length; i++) {
      const slot = living[i] as number;
      const pass = passes[listOf[slot] as number] as number;
      bits[slot >>> 5] = (bits[slot >>> 5] as number) | (pass << (slot & 31));
    }
    return bits;
  });

/** The products that pass the search and the filters, one of these left out if asked; good until somebody else asks. */
export function filterBitset(table: Table, sought: ProductQuery, leftOut?: Dimension): Bits {
  const all = sought.search ? searchBitset(table, sought.search) : allBitset(table);
  const bits = table.scratchBits();
  bits.set(all);
  for (const dimension of dimensions) {
    const values = filterValues(sought, dimension);
    if (dimension !== leftOut && values.length > 0) keepBits(bits, having(table, dimension, values));
  }
  return bits;
}
