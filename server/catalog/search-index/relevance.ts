import type { Search } from '../search-store.ts';
import { fillers, soundOf } from '../text.ts';
import { compareBy, type Entry, type Ranked, type Table, type Word } from './product-index.ts';

const describing: ReadonlySet<string> = new Set([...fillers].flatMap((word) => [word, soundOf(word)]));

/** How a word of a name compares with the search: as typed, and as it sounds. */
type Mark = { text: string; typed: number; describes: boolean };

/**
 * Creates the ranking of a search, lower is better: the search is a name, its last words, its first words, words within it, or none.
 * The last word of a name says what a thing is, in English and in Hindi: a search for "ruby" shows "Natural Ruby" before "Ruby
 * Pendant". What follows "with" and the like only describes: the "Ring with Ruby" is no ruby. Within a rank, more words of the
 * search in the names are better.
 */
function createRanking({ phrase, sound }: Search): (entry: Entry) => number {
  const forms = [phrase.split(' '), sound.split(' ')] as const;
  const [typed, sounded] = forms;
  const known = new Map<Word, Mark>();
  const markOf = (word: Word): Mark => {
    const mark = known.get(word) ?? {
      text: word.text,
      typed: typed.reduce(
        (bits, one, n) =>
          word.text.startsWith(one) || word.text.startsWith(sounded[n] ?? one) ? bits | (1 << n) : bits,
        0,
      ),
      describes: describing.has(word.text),
    };
    known.set(word, mark);
    return mark;
  };
  const placeIn = (name: readonly Mark[], form: readonly string[]): number => {
    let best = 4;
    const last = form.length - 1;
    for (let at = 0; at + last < name.length; at++) {
      const end = (name[at + last] as Mark).text;
      if (!end.startsWith(form[last] as string)) continue;
      if (!form.every((word, n) => n === last || name[at + n]?.text === word)) continue;
      const closes = at + last === name.length - 1 && !name.slice(0, at).some(({ describes }) => describes);
      const whole = at === 0 && end === form[last];
      best = Math.min(best, closes ? (whole ? 0 : 1) : at === 0 ? 2 : 3);
    }
    return best;
  };
  return ({ names }) => {
    let [best, present, name]: [number, number, Mark[]] = [4, 0, []];
    for (const word of names) {
      if (word) {
        const mark = markOf(word);
        present |= mark.typed;
        name.push(mark);
        continue;
      }
      for (const form of forms) best = Math.min(best, placeIn(name, form));
      name = [];
    }
    return best * 16 - typed.filter((_, n) => present & (1 << n)).length;
  };
}

/** Returns the products that have a word of each group of a search. */
function matchesOf(table: Table, { groups }: Search): Entry[] {
  const sets = groups.map((group) => new Set(group.flatMap((text) => table.words.get(text)?.products ?? [])));
  const [fewest, ...others] = sets.toSorted((a, b) => a.size - b.size);
  return [...(fewest ?? [])].filter((entry) => others.every((set) => set.has(entry)));
}

/** Returns the matches of a search by relevance, best first. Ties are ordered newest first. */
export const byRelevance = (table: Table, search: Search): Ranked => {
  const { phrase, sound, groups } = search;
  return table.keep(`search ${JSON.stringify([phrase, sound, groups])}`, () => {
    const rankOf = createRanking(search);
    return matchesOf(table, search)
      .map((entry) => ({ entry, rank: rankOf(entry) }))
      .sort((a, b) => a.rank - b.rank || compareBy('newest', b.entry, a.entry.createdAt, a.entry.id))
      .map(({ entry }) => entry);
  });
};
