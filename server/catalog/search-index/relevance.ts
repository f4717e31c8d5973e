import type { Search } from '../search.ts';
import { hasBit } from './bits.ts';
import { searchBitset, wordingOf } from './filter-bitsets.ts';
import { frame, type Table } from './table.ts';

/**
 * The place of a product in the order of relevance, the best first: the very name, names that begin so, names with a
 * word that begins so, others; within each by how many of the words stand in the name.
 */
function relevance(table: Table, { phrase, sound }: Search): (slot: number) => number {
  const typed = phrase.split(' ');
  const sounded = sound.split(' ');
  const ways = [typed, sounded].map((words) => ({
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
      if (text.startsWith(word) || text.startsWith(sounded[n] ?? word)) own |= 1 << n;
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

/** The products that a search hears, by relevance, the best first; the newest first where that is the same. */
export const byRelevance = (table: Table, search: Search): Uint32Array<ArrayBuffer> =>
  table.remembered.get(wordingOf(search).ranked, () => {
    const bits = searchBitset(table, search);
    const relevanceOf = relevance(table, search);
    const places = new Uint32Array(mostRelevance + 2);
    const add = (place: number) => {
      const before = places[place] as number;
      places[place] = before + 1;
      return before;
    };
    const newest = table.tracks.newest.all();
    const slots = table.scratchSlots();
    let count = 0;
    for (let place = newest.length - 1; place >= 0; place--) {
      const slot = newest[place] as number;
      if (hasBit(bits, slot)) slots[count++] = slot;
    }
    const own = new Uint8Array(count);
    for (let i = 0; i < count; i++) {
      const one = relevanceOf(slots[i] as number);
      own[i] = one;
      add(one + 1);
    }
    for (let i = 1; i < places.length; i++) places[i] = (places[i] as number) + (places[i - 1] as number);
    const sorted = new Uint32Array(count);
    for (let i = 0; i < count; i++) sorted[add(own[i] as number)] = slots[i] as number;
    return sorted;
  });
