import { type PriceRange, priceRanges } from '#contract/rules.ts';
import type { Cursor, Order } from '../cursor.ts';
import { type Dimension, dimensions } from '../filter.ts';
import type { Sought } from '../match.ts';
import type { Search } from '../search.ts';
import type { Column } from './numbers.ts';
import { frame, type Table, type Track } from './table.ts';

/** A window on the list: so many rows, after a cursor or (when that is null) after `offset` rows. */
export type Window = { order: Order; limit: number; cursor: Cursor | null; offset: number };

/** The ids in a window in their order, how many products match in all, and where the next window begins, if one does. */
export type Found = { ids: string[]; total: number; next: Cursor | null };

/** The bit of a filter in a verdict; and of the search. */
export const bitOf = (dimension: Dimension): number => 1 << dimensions.indexOf(dimension);
/** The bit of products that the search does not hear. */
export const unheard = 1 << dimensions.length;

/**
 * How products stand to the search and to each filter: for each slot the bits of those it does not pass, 0 for one that
 * passes all. Good until somebody else asks. Columns are walked one after the other, which is how memory is read fastest.
 */
export function judge(table: Table, { search, category, brand, size, price }: Sought): Uint8Array {
  const verdicts = table.scratchBytes();
  if (search) hear(table, search, verdicts);
  // Without a branch: which products pass is nothing a processor could foresee.
  const fail = (dimension: Dimension, column: Column, passes: readonly boolean[]) => {
    const bits = Uint8Array.from(passes, (pass) => (pass ? 0 : bitOf(dimension)));
    for (let slot = 0; slot < column.length; slot++) {
      verdicts[slot] = (verdicts[slot] as number) | (bits[column[slot] as number] as number);
    }
  };
  const among = (asked: readonly string[]) => (text: string) => asked.includes(text);
  if (category.length > 0)
    fail('category', table.category.all(), table.categories.texts.map(among(category)));
  if (brand.length > 0) fail('brand', table.brand.all(), table.brands.texts.map(among(brand)));
  if (size.length > 0) {
    const passes = table.sizesOf.map((list) => list.some(among(size)));
    fail('size', table.sizes.all(), passes);
  }
  if (price) {
    const names = Object.keys(priceRanges) as PriceRange[];
    const range = 1 << names.indexOf(price);
    const passes = Array.from({ length: 1 << names.length }, (_, bits) => (bits & range) !== 0);
    fail('price', table.ranges.all(), passes);
  }
  return verdicts;
}

/** Notes the slots that do not have a word of each group of the search. */
function hear(table: Table, { groups }: Search, verdicts: Uint8Array): void {
  // A slot is marked with the number of groups it has satisfied, each group only if all before it were.
  groups.forEach((group, n) => {
    for (const text of group) {
      const word = table.words.find(text);
      if (word === undefined) continue;
      for (const slots of table.postings.of(word)) {
        for (let i = 0; i < slots.length; i++) {
          const slot = slots[i] as number;
          if (verdicts[slot] === n) verdicts[slot] = n + 1;
        }
      }
    }
  });
  const { length } = groups;
  for (let slot = 0; slot < verdicts.length; slot++)
    verdicts[slot] = unheard * Number(verdicts[slot] !== length);
}

/**
 * The place of a product in the order of relevance, the best first: the very name, names that begin so, names with a
 * word that begins so, others; within each by how many of the words stand in the name.
 */
function relevance(table: Table, { phrase, sound }: Search): (slot: number) => number {
  const typed = phrase.split(' ');
  const heard = sound.split(' ');
  const ways = [typed, heard].map((words) => ({
    // As they stand in `phrases`; -1 for a word that stands nowhere.
    before: words.slice(0, -1).map((word) => (table.words.find(word) ?? -2) + 1),
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
  const known = 1 << 20;
  const bits = new Int32Array(table.words.texts.length + 1);
  bits[frame] = known;
  const learn = (word: number): number => {
    const own = bitsOf(table.words.texts[word - 1] as string) | known;
    bits[word] = own;
    return own;
  };
  const words = (1 << typed.length) - 1;
  const phrases = table.phrases.all();
  const starts = table.phrasesFrom.all();

  return (slot) => {
    const start = starts[slot] as number;
    const end = slot + 1 < starts.length ? (starts[slot + 1] as number) : phrases.length;
    let named = 3;
    let present = 0;
    for (let i = start; i < end; i++) {
      const word = phrases[i] as number;
      const own = (bits[word] as number) || learn(word);
      if (own === known) continue;
      present |= own & words;
      for (let way = 0; way < 2; way++) {
        if (!(own & (begins[way] as number))) continue;
        const { before } = ways[way] as (typeof ways)[number];
        const first = i - before.length;
        if (first < start || !before.every((one, n) => phrases[first + n] === one)) continue;
        const opens = first === start || phrases[first - 1] === frame;
        const closes = own & (is[way] as number) && phrases[i + 1] === frame;
        named = Math.min(named, !opens ? 2 : closes ? 0 : 1);
      }
    }
    let count = 0;
    for (let left = present; left; left &= left - 1) count += 1;
    return named * 16 + (16 - count);
  };
}
const mostRelevance = 3 * 16 + 16;

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

/** Slots that pass the search and the filters, as they stand on the track; good until somebody else asks. */
function passing(table: Table, sought: Sought, order: Order): Uint32Array<ArrayBuffer> {
  const { track, up } = readingOf(order);
  const slots = table.tracks[track].all();
  const verdicts = judge(table, sought);
  const found = table.scratchSlots();
  let count = 0;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    found[count] = slot;
    count += Number(verdicts[slot] === 0);
  }
  const own = found.subarray(0, count);
  return up ? own : own.reverse();
}

/** The same slots by relevance, those of the same relevance as they stood. */
function byRelevance(table: Table, search: Search, slots: Uint32Array): Uint32Array<ArrayBuffer> {
  const relevanceOf = relevance(table, search);
  const places = new Uint32Array(mostRelevance + 2);
  const add = (place: number) => {
    const before = places[place] as number;
    places[place] = before + 1;
    return before;
  };
  const own = new Uint8Array(slots.length);
  for (let i = 0; i < slots.length; i++) {
    const one = relevanceOf(slots[i] as number);
    own[i] = one;
    add(one + 1);
  }
  for (let i = 1; i < places.length; i++) places[i] = (places[i] as number) + (places[i - 1] as number);
  const sorted = new Uint32Array(slots.length);
  for (let i = 0; i < slots.length; i++) sorted[add(own[i] as number)] = slots[i] as number;
  return sorted;
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
    const found = passing(table, sought, order);
    return search && order === 'relevance' ? byRelevance(table, search, found) : found.slice();
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
    const [own, ownId] = [table.valueOn(track, slot), table.ids.at(slot)];
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
  for (let i = from; i < end; i++) ids.push(table.ids.at(found.at(i) as number));
  return { ids, total: found.length, next: ids.length > 0 && end < found.length ? cursorAt() : null };

  function cursorAt(): Cursor {
    if (order === 'relevance') return { offset: end };
    const slot = found.at(end - 1) as number;
    return { after: { value: table.valueOn(tracks[order].track, slot), id: table.ids.at(slot) } };
  }
}
