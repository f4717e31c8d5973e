import type { Group } from '../meanings/read-meanings.ts';
import type { Search } from '../search-store.ts';
import { fillers, soundOf } from '../text.ts';
import { compareBy, type Entry, type Ranked, type Table, type Word } from './product-index.ts';

const describing: ReadonlySet<string> = new Set([...fillers].flatMap((word) => [word, soundOf(word)]));

/** How a word of a name compares with the search: as typed, and as it sounds. */
type Mark = { text: string; typed: number; describes: boolean };

/**
 * Creates the ranking of products by the words of a search, lower is better: they are a name, its last words, its first words, words within it, or none.
 * The last word of a name says what a thing is, in English and in Hindi: a search for "ruby" shows "Natural Ruby" before "Ruby
 * Pendant". What follows "with" and the like only describes: the "Ring with Ruby" is no ruby. Within a rank, more words of the
 * search in the names are better.
 */
function createRanking(words: readonly string[]): (entry: Entry) => number {
  const forms = [words, words.map(soundOf)] as const;
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
    if (last < 0) return best;
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

/** What a search loses without a group of its words. */
const importance: Readonly<Record<Group['role'], number>> = {
  stone: 5,
  mukhi: 5,
  kind: 4,
  thing: 4,
  graha: 4,
  word: 4,
  purpose: 3,
  festival: 3,
  trait: 2,
  person: 2,
  gift: 1,
};
const tierStep = 4;

/** Returns the products that have a term. One of several words wants all of them. */
function productsOf(table: Table, term: string): readonly Entry[] {
  const [first = [], ...others] = term.split(' ').map((part) => table.words.get(part)?.products ?? []);
  const sets = others.map((products) => new Set(products));
  return sets.length === 0 ? first : first.filter((entry) => sets.every((set) => set.has(entry)));
}

/** Returns how well products answer a group, lower is better: by the tier of their best term, then by how many terms they have. */
function answersTo(table: Table, { tiers, counts }: Group): Map<Entry, number> {
  const found = new Map<Entry, number>();
  tiers.forEach((terms, tier) => {
    for (const term of terms) {
      for (const entry of productsOf(table, term)) {
        const known = found.get(entry);
        if (known === undefined) found.set(entry, tier * tierStep);
        else if (counts && known % tierStep !== 1) found.set(entry, known === 0 ? -1 : known - 1);
      }
    }
  });
  return found;
}

/** Returns the products in the price of a search, with a penalty for those that are not near the sum to spend. */
function priced(entries: Iterable<Entry>, price: Search['price']): Map<Entry, number> {
  const found = new Map<Entry, number>();
  const { min, max, about } = price ?? { min: null, max: null, about: null };
  const sum = about && about * 100;
  const most = sum ? sum * 1.1 : max === null ? null : max * 100;
  for (const entry of entries) {
    if (most !== null && entry.price > most) continue;
    if (min !== null && entry.maxPrice < min * 100) continue;
    found.set(entry, sum && entry.maxPrice < sum * 0.75 ? 5 : 0);
  }
  return found;
}

/** What a search finds: products with the groups that they answer, as bits, and how well they do. */
type Match = { entry: Entry; answered: number; score: number };

/** Returns the products in the price that answer any group. */
function matchesOf(table: Table, { groups, price }: Search): Match[] {
  const answers = groups.map((group) => answersTo(table, group));
  let found = priced(new Set(answers.flatMap((one) => [...one.keys()])), price);
  // Words are left out before the price is.
  if (groups.length === 0 || (price && found.size === 0)) found = priced(table.entries.values(), price);
  return [...found].map(([entry, penalty]) => {
    let [answered, score] = [0, penalty];
    for (let n = 0; n < answers.length; n++) {
      const own = answers[n]?.get(entry);
      if (own === undefined) continue;
      answered |= 1 << n;
      score += own;
    }
    return { entry, answered, score };
  });
}

/** Returns the groups, as bits, that together say most of the search and have products. The price is in all of them. */
function bestAnswer(matches: readonly Match[], groups: readonly Group[]): number {
  const weightOf = (answered: number) =>
    groups.reduce(
      (sum, { role, guessed }, n) => sum + (answered & (1 << n) ? importance[role] / (guessed ? 2 : 1) : 0),
      0,
    );
  const found = [...new Set(matches.map(({ answered }) => answered))];
  return found.sort((a, b) => weightOf(b) - weightOf(a) || a - b)[0] ?? 0;
}

/**
 * Returns the products that have every word of a search as typed. The last word may be begun if it is a code ("4S6"). A sum alone
 * ("5k") names no product.
 */
function namedBy(table: Table, { asTyped, price }: Search): ReadonlySet<Entry> {
  const last = asTyped.at(-1) ?? '';
  const others = asTyped.slice(0, -1);
  if (others.length === 0 && price && /^\d/.test(last)) return new Set();
  if (!/\d/.test(last) || !/\D/.test(last)) return new Set(productsOf(table, asTyped.join(' ')));
  const isBegun = ({ text }: Word) => text.startsWith(last);
  if (others.length > 0)
    return new Set(productsOf(table, others.join(' ')).filter(({ words }) => words.some(isBegun)));
  return new Set([...table.words.values()].filter(isBegun).flatMap(({ products }) => products));
}

/**
 * Returns what a search finds, best first: products that answer all of its words or have them as typed, or those that answer the most
 * telling ones if there are none. Ties are ordered by the name, then newest first. `leftOut` are the words that are not answered, as
 * typed.
 */
export const byRelevance = (table: Table, search: Search): Ranked =>
  table.keep(`search ${JSON.stringify(search)}`, () => {
    const { groups, order, asTyped } = search;
    const named = namedBy(table, search);
    const all = matchesOf(table, search);
    const best = bestAnswer(all, groups);
    const unanswered = groups.filter((_, n) => !(best & (1 << n))).map(({ typed }) => typed);
    const isOnlyNamed = unanswered.length > 0 && named.size > 0;
    const scores = new Map([...named].map((entry) => [entry, 0]));
    for (const { entry, answered, score } of all)
      if ((answered & best) === best && (named.has(entry) || !isOnlyNamed)) scores.set(entry, score);
    const words = groups.flatMap(({ phrase }, n) => (best & (1 << n) ? phrase.split(' ') : []));
    const rankOf = createRanking(words);
    const rankAsTyped = createRanking(asTyped);
    const entries = [...scores]
      .map(([entry, score]) => {
        if (order) return { entry, rank: entry.price * (order === 'cheap' ? 1 : -1), score };
        const rank = rankOf(entry);
        // A whole name of several words names this product, whatever its words mean.
        const isWhole =
          (rank <= 0 && words.length > 1) ||
          (asTyped.length > 1 && named.has(entry) && rankAsTyped(entry) <= 0);
        return { entry, rank, score: isWhole ? Math.min(rank, 0) - 1000 : score };
      })
      .sort(
        (a, b) =>
          a.score - b.score || a.rank - b.rank || compareBy('newest', b.entry, a.entry.createdAt, a.entry.id),
      )
      .map(({ entry }) => entry);
    return { entries, leftOut: isOnlyNamed || entries.length === 0 ? [] : unanswered };
  });
