import { type PriceRange, priceRanges } from '#contract/rules.ts';
import type { Cursor, Order } from '../cursor.ts';
import { type Dimension, dimensions } from '../filter.ts';
import type { Sought } from '../match.ts';
import type { Search } from '../search.ts';
import { type Names, Numbers } from './numbers.ts';
import { frame, type Table, type Track } from './table.ts';

/** A window on the list: so many rows, after a cursor or (when that is null) after `offset` rows. */
export type Window = { order: Order; limit: number; cursor: Cursor | null; offset: number };

/** The ids in a window in their order, how many products match in all, and where the next window begins, if one does. */
export type Found = { ids: string[]; total: number; next: Cursor | null };

/** Bits of the filters that a product does not pass: 0 for one that passes all. */
export type Verdict = (slot: number) => number;

/** The bit of a filter in a {@link Verdict}. */
export const bitOf = (dimension: Dimension): number => 1 << dimensions.indexOf(dimension);

const all = (): true => true;

/** True for the texts that are asked for, by their numbers; null when none is. */
function chosen(names: Names, passes: (text: string) => boolean, asked: boolean): Uint8Array | null {
  return asked ? Uint8Array.from(names.texts, (text) => (passes(text) ? 1 : 0)) : null;
}

/** How a product stands to each filter. */
export function judge(table: Table, { category, brand, size, price }: Sought): Verdict {
  const inCategory = chosen(table.categories, (text) => category.includes(text), category.length > 0);
  const ofBrand = chosen(table.brands, (text) => brand.includes(text), brand.length > 0);
  const hasSize = (list: string) => (JSON.parse(list) as string[]).some((one) => size.includes(one));
  const inSize = chosen(table.sizeLists, hasSize, size.length > 0);
  const range = price ? 1 << (Object.keys(priceRanges) as PriceRange[]).indexOf(price) : 0;
  const [c, b, s, p] = dimensions.map(bitOf) as [number, number, number, number];
  return (slot) =>
    (inCategory && !inCategory[table.category[slot] as number] ? c : 0) |
    (ofBrand && !ofBrand[table.brand[slot] as number] ? b : 0) |
    (inSize && !inSize[table.sizes[slot] as number] ? s : 0) |
    (range && !((table.ranges[slot] as number) & range) ? p : 0);
}

/** For each slot how many groups of the search it satisfies in turn: one that has a word of each has all of them. */
function marksOf(table: Table, search: Search): Uint8Array {
  // A slot is marked with the number of groups it has satisfied, each group only if all before it were.
  const marks = new Uint8Array(table.ids.length);
  search.groups.forEach((group, n) => {
    for (const text of group) {
      const word = table.words.find(text);
      const slots = word === undefined ? undefined : table.slotsOf[word];
      for (let i = 0; slots && i < slots.length; i++) {
        const slot = slots.at(i);
        if (marks[slot] === n) marks[slot] = n + 1;
      }
    }
  });
  return marks;
}

/** True for the slots that have a word of each group of the search. */
export function hears(table: Table, search: Search | null): (slot: number) => boolean {
  if (!search) return all;
  const marks = marksOf(table, search);
  const groups = search.groups.length;
  return (slot) => marks[slot] === groups;
}

/**
 * The place of a product in the order of relevance, the best first: the very name, names that begin so, names with a
 * word that begins so, others; within each by how many of the words stand in the name.
 */
function relevance(table: Table, { phrase, sound }: Search): (slot: number) => number {
  const typed = phrase.split(' ');
  const heard = sound.split(' ');
  const ways = [typed, heard].map((words) => ({
    before: words.slice(0, -1).map((word) => table.words.find(word)),
    last: words.at(-1) as string,
  }));
  // For each word of the catalogue: bit n for beginning as word n is typed or heard; then, for either way, whether it
  // begins as the last word does, and whether it is that word.
  const [begins, is] = [
    [1 << 16, 1 << 17],
    [1 << 18, 1 << 19],
  ] as const;
  const bitsOf = (text: string): number => {
    let own = 0;
    typed.forEach((word, n) => {
      if (text.startsWith(word) || text.startsWith(heard[n] ?? word)) own |= 1 << n;
    });
    ways.forEach(({ last }, way) => {
      if (text.startsWith(last)) own |= (begins[way] as number) | (text === last ? (is[way] as number) : 0);
    });
    return own;
  };
  // Only words of names that are looked at: a search meets a few hundred of the catalogue's thousands.
  const bits = new Map<number, number>();
  const bitsOfWord = (word: number): number => {
    let own = bits.get(word);
    if (own === undefined) {
      own = bitsOf(table.words.texts[word] as string);
      bits.set(word, own);
    }
    return own;
  };
  const words = (1 << typed.length) - 1;
  const { phrases, phrasesFrom } = table;

  return (slot) => {
    const start = phrasesFrom.at(slot);
    const end = slot + 1 < phrasesFrom.length ? phrasesFrom.at(slot + 1) : phrases.length;
    let named = 3;
    let present = 0;
    for (let i = start; i < end; i++) {
      const word = phrases.at(i);
      if (word === frame) continue;
      const own = bitsOfWord(word);
      present |= own & words;
      for (let way = 0; way < 2; way++) {
        if (!(own & (begins[way] as number))) continue;
        const { before } = ways[way] as (typeof ways)[number];
        const first = i - before.length;
        if (first < start || !before.every((one, n) => phrases.at(first + n) === one)) continue;
        const opens = first === start || phrases.at(first - 1) === frame;
        const closes = own & (is[way] as number) && phrases.at(i + 1) === frame;
        named = Math.min(named, !opens ? 2 : closes ? 0 : 1);
      }
    }
    let count = 0;
    for (let left = present; left; left &= left - 1) count += 1;
    return named * 16 + (16 - count);
  };
}

const tracks: Record<Exclude<Order, 'relevance'>, { track: Track; up: boolean }> = {
  newest: { track: 'newest', up: false },
  'price-asc': { track: 'price', up: true },
  'price-desc': { track: 'price', up: false },
  'name-asc': { track: 'name', up: true },
  'name-desc': { track: 'name', up: false },
};

/** What is read in order: slots by their places. */
type Slots = { readonly length: number; at(place: number): number | undefined };

const readingOf = (order: Order) => tracks[order === 'relevance' ? 'newest' : order];

/** Slots that pass the filters, as they stand on the track. */
function passing(table: Table, verdict: Verdict, order: Order): Uint32Array {
  const { track, up } = readingOf(order);
  const slots = table.tracks[track];
  const found = new Numbers();
  for (let i = 0, { length } = slots; i < length; i++) {
    const slot = slots.at(up ? i : length - 1 - i);
    if (verdict(slot) === 0) found.push(slot);
  }
  return found.all();
}

/** Slots that the search hears and that pass the filters, in their order: only words that were sought are walked. */
function heard(table: Table, search: Search, verdict: Verdict, order: Order): Uint32Array {
  const { track, up } = readingOf(order);
  const slots = table.tracks[track];
  const places = table.placesOn(track);
  const relevanceOf = order === 'relevance' ? relevance(table, search) : () => 0;
  const marks = marksOf(table, search);
  const groups = search.groups.length;
  const keys: number[] = [];
  for (const text of search.groups.at(-1) ?? []) {
    const word = table.words.find(text);
    const own = word === undefined ? undefined : table.slotsOf[word];
    for (let i = 0; own && i < own.length; i++) {
      const slot = own.at(i);
      // Met once; dead slots stand nowhere.
      if (marks[slot] !== groups) continue;
      marks[slot] = groups + 1;
      const place = places[slot] as number;
      if (place === 0 || verdict(slot) !== 0) continue;
      keys.push(relevanceOf(slot) * slots.length + (up ? place - 1 : slots.length - place));
    }
  }
  const sorted = Float64Array.from(keys).sort();
  return Uint32Array.from(sorted, (key) => {
    const rank = key % slots.length;
    return slots.at(up ? rank : slots.length - 1 - rank);
  });
}

/** Matching slots in their order, the whole list. */
function inOrder(table: Table, sought: Sought, order: Order): Slots {
  const { search, category, brand, size, price } = sought;
  const { track, up } = readingOf(order);
  if (!search && !price && category.length + brand.length + size.length === 0) {
    const slots = table.tracks[track];
    return up ? slots : { length: slots.length, at: (place) => slots.at(slots.length - 1 - place) };
  }
  const question = JSON.stringify([order, search && numberOf(search), category, brand, size, price]);
  return table.remembered.get(question, () => {
    const verdict = judge(table, sought);
    return search ? heard(table, search, verdict, order) : passing(table, verdict, order);
  });
}

// A search is read once and kept until something changes: its number stands for it in questions.
const searchNumbers = new WeakMap<Search, number>();
let searches = 0;
function numberOf(search: Search): number {
  const known = searchNumbers.get(search);
  if (known !== undefined) return known;
  searches += 1;
  searchNumbers.set(search, searches);
  return searches;
}

/** Where a window begins in the whole list. */
function beginning(table: Table, found: Slots, { order, cursor, offset }: Window): number {
  if (!cursor) return offset;
  if ('offset' in cursor) return cursor.offset;
  const { track, up } = tracks[order === 'relevance' ? 'newest' : order];
  const { value, id } = cursor.after;
  let low = 0;
  for (let high = found.length; low < high; ) {
    const middle = (low + high) >>> 1;
    const slot = found.at(middle) as number;
    const [own, ownId] = [table.valueOn(track, slot), table.ids[slot] as string];
    const sign = own === value ? (ownId === id ? 0 : ownId < id ? -1 : 1) : own < value ? -1 : 1;
    if ((up ? sign : -sign) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** One window of the products that match. */
export function find(table: Table, sought: Sought, window: Window): Found {
  const { order, limit } = window;
  const found = inOrder(table, sought, order);
  const from = beginning(table, found, window);
  const end = Math.min(found.length, from + limit);
  const ids: string[] = [];
  for (let i = from; i < end; i++) ids.push(table.ids[found.at(i) as number] as string);
  return { ids, total: found.length, next: ids.length > 0 && end < found.length ? cursorAt() : null };

  function cursorAt(): Cursor {
    if (order === 'relevance') return { offset: end };
    const slot = found.at(end - 1) as number;
    return { after: { value: table.valueOn(tracks[order].track, slot), id: table.ids[slot] as string } };
  }
}
