import type { Search } from '../search-store.ts';
import { fillers, soundOf } from '../text.ts';
import { hasBit } from './bits.ts';
import { cacheKeysOf, searchBitset } from './filter-bitsets.ts';
import { frame, type Table } from './product-index.ts';

/**
 * Creates the ranking function of a search; lower is better. Ranks in this order: exact name, last words of a name, first
 * words, words within it, other. The last word of a name says what a thing is, in English and in Hindi: a search for
 * "ruby" shows "Natural Ruby" before "Ruby Pendant". Within a rank, more matching words in the name are better.
 */
function createRanking(table: Table, { phrase, sound }: Search): (slot: number) => number {
  const typed = phrase.split(' ');
  const sounded = sound.split(' ');
  const forms = [typed, sounded].map((words) => ({
    // Word ids as in `phrases`; -1 for a word that is not in the index.
    before: words.slice(0, -1).map((word) => (table.words.find(word) ?? -2) + 1),
    last: words.at(-1) as string,
  }));
  // Bits per indexed word. Bit n: it begins with query word n, as typed or in phonetic form. Then for each
  // form: whether it begins with the last query word, and whether it equals it.
  const [begins, equals] = [
    [1 << 16, 1 << 17],
    [1 << 18, 1 << 19],
  ] as const;
  const bitsOf = (text: string): number => {
    let own = 0;
    typed.forEach((word, n) => {
      if (text.startsWith(word) || text.startsWith(sounded[n] ?? word)) own |= 1 << n;
    });
    forms.forEach(({ last }, form) => {
      if (text.startsWith(last))
        own |= (begins[form] as number) | (text === last ? (equals[form] as number) : 0);
    });
    return own;
  };
  // Computed lazily: a search meets a few hundred of the thousands of indexed words.
  const known = 1 << 20;
  const bits = new Int32Array(table.words.texts.length + 1);
  bits[frame] = known;
  const compute = (word: number): number => {
    const own = bitsOf(table.words.texts[word - 1] as string) | known;
    bits[word] = own;
    return own;
  };
  // Word ids as in `phrases`. After one of them a name only describes: the "Ring with Ruby" is no ruby.
  const fillerIds = new Set(
    [...fillers].flatMap((word) => [word, soundOf(word)]).map((word) => (table.words.find(word) ?? -2) + 1),
  );
  const describes = (first: number, start: number): boolean => {
    for (let i = first - 1; i >= start && phrases[i] !== frame; i--)
      if (fillerIds.has(phrases[i] as number)) return true;
    return false;
  };
  const words = (1 << typed.length) - 1;
  const phrases = table.phrases.all();
  const starts = table.phraseStarts.all();

  return (slot) => {
    const start = starts[slot] as number;
    const end = slot + 1 < starts.length ? (starts[slot + 1] as number) : phrases.length;
    let named = 4;
    let present = 0;
    for (let i = start; i < end; i++) {
      const word = phrases[i] as number;
      const own = (bits[word] as number) || compute(word);
      if (own === known) continue;
      present |= own & words;
      for (let form = 0; form < 2; form++) {
        if (!(own & (begins[form] as number))) continue;
        const { before } = forms[form] as (typeof forms)[number];
        const first = i - before.length;
        if (first < start || !before.every((one, n) => phrases[first + n] === one)) continue;
        const opens = first === start || phrases[first - 1] === frame;
        const closes = phrases[i + 1] === frame && !describes(first, start);
        const whole = opens && own & (equals[form] as number);
        named = Math.min(named, closes ? (whole ? 0 : 1) : opens ? 2 : 3);
      }
    }
    let count = 0;
    for (let left = present; left; left &= left - 1) count += 1;
    return named * 16 + (16 - count);
  };
}
const maxRank = 4 * 16 + 16;

/** Returns the matches of a search by relevance, best first. Ties are ordered newest first. */
export const byRelevance = (table: Table, search: Search): Uint32Array<ArrayBuffer> =>
  table.bitsets.get(cacheKeysOf(search).ranking, () => {
    const bits = searchBitset(table, search);
    const rankOf = createRanking(table, search);
    // A stable counting sort by rank.
    const offsets = new Uint32Array(maxRank + 2);
    const add = (rank: number) => {
      const before = offsets[rank] as number;
      offsets[rank] = before + 1;
      return before;
    };
    const newest = table.sortColumns.newest.all();
    const slots = table.scratchSlots();
    let count = 0;
    for (let i = newest.length - 1; i >= 0; i--) {
      const slot = newest[i] as number;
      if (hasBit(bits, slot)) slots[count++] = slot;
    }
    const ranks = new Uint8Array(count);
    for (let i = 0; i < count; i++) {
      const rank = rankOf(slots[i] as number);
      ranks[i] = rank;
      add(rank + 1);
    }
    for (let i = 1; i < offsets.length; i++) offsets[i] = (offsets[i] as number) + (offsets[i - 1] as number);
    const sorted = new Uint32Array(count);
    for (let i = 0; i < count; i++) sorted[add(ranks[i] as number)] = slots[i] as number;
    return sorted;
  });
