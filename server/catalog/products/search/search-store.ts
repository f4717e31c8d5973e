import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { correctedWord, isKnownWord, meaningOf, meaningOfBeginning, partsOf } from './meanings/lexicon.ts';
import { joinedMukhi } from './meanings/measures.ts';
import { isScale, type PriceWish, readPrice } from './meanings/price.ts';
import { type Group, groupOf, isEmptyWord, isOrderWord, readMeanings } from './meanings/read-meanings.ts';
import { countOf, withDigits } from './meanings/spoken.ts';
import { isUnit } from './meanings/units.ts';
import { fillers, plainWords, queryText, soundOf } from './text.ts';

/** A search, read: what its words mean, and what they match in the vocabulary of the catalogue. */
export type Search = {
  /** All of its words, in the form of a product's words: a product that has them all is found, whatever they mean. */
  asTyped: string[];
  /** The words of the search that say something, as typed. */
  typed: string[];
  /** The same words with misspelt ones corrected. */
  phrase: string;
  /** What the words ask for. A product has a term of each, or of most. */
  groups: Group[];
  price: PriceWish | null;
  order: 'cheap' | 'dear' | null;
};

type Candidate = { n: number; word: string; nearness: number; likeness: number };

// Thresholds for a match of a vocabulary word. The likeness is the pg_trgm similarity, 0 to 1.
const misspelt = 0.45;
const farFetched = 0.3;
const mostFarFetched = 5;
const mostWords = 12;

/** Finds the words of the vocabulary that are like these, by their places. One query. */
async function readCandidates(db: Reader, typed: readonly string[]): Promise<Candidate[][]> {
  if (typed.length === 0) return [];
  const { rows } = await sql<Candidate>`
    select * from (
      select k.n::int as n, v.word,
        case when v.word in (k.word, k.sound) then 3
          when starts_with(v.word, k.word) or starts_with(v.word, k.sound) then 2
          when length(k.word) >= 4 and strpos(v.word, k.word) > 0 then 1
          else 0 end as nearness,
        greatest(similarity(v.word, k.word), similarity(v.word, k.sound))::float8 as likeness
      from unnest(${typed}::text[], ${typed.map(soundOf)}::text[]) with ordinality as k (word, sound, n)
      join search_vocabulary v on v.word % k.word or v.word % k.sound
        or v.word like k.word || '%' or v.word like k.sound || '%' or (length(k.word) >= 4 and v.word like '%' || k.word || '%')
    ) candidates where nearness > 0 or likeness >= ${farFetched} order by likeness desc, word`.execute(db);
  return typed.map((_, i) => rows.filter((row) => row.n === i + 1));
}

/** The words of the vocabulary that hold a word, as written or phonetically: whole words first, then those that begin with it. */
const holding = (candidates: readonly Candidate[]): string[][] =>
  [3, 2, 1]
    .map((nearness) => candidates.filter((one) => one.nearness === nearness).map(({ word }) => word))
    .filter((tier) => tier.length > 0);

/** Near misses; else the best few, for a search of nothing else. */
function nearMisses(candidates: readonly Candidate[], isAlone: boolean): string[] {
  const near = candidates.filter((one) => one.likeness >= misspelt);
  const chosen = near.length > 0 || !isAlone ? near : candidates.slice(0, mostFarFetched);
  return chosen.map(({ word }) => word);
}

/** Reads a search of words that only ask ("original"): those that a product has are looked for. Null if none has one. */
async function readAsked(db: Reader, given: readonly string[]): Promise<Omit<Search, 'asTyped'> | null> {
  const asked = given.filter((word) => !fillers.has(word));
  const known = await readCandidates(db, asked);
  const own = asked.filter((_, n) => known[n]?.some(({ nearness }) => nearness === 3));
  if (own.length === 0) return null;
  const groups = own.map(
    (word): Group => ({ typed: word, phrase: word, role: 'word', tiers: [[word, soundOf(word)]] }),
  );
  return { typed: own, phrase: own.join(' '), groups, price: null, order: null };
}

/** Reads a search text. At most one query; null for a text without words. */
export async function readSearch(db: Reader, text: string): Promise<Search | null> {
  const read = await readWords(db, queryText(text));
  return read && { ...read, asTyped: plainWords(text) };
}

async function readWords(db: Reader, q: string): Promise<Omit<Search, 'asTyped'> | null> {
  const { price, rest } = readPrice(withDigits(q, (word) => isUnit(word) || isScale(word)));
  const given = rest.split(' ').filter(Boolean).slice(0, mostWords);
  const isStrange = (word: string) =>
    !isKnownWord(word) &&
    !isEmptyWord(word) &&
    !isOrderWord(word) &&
    !isUnit(word) &&
    joinedMukhi(word) === undefined &&
    !countOf.has(word) &&
    !/^\d/.test(word);
  const strange = [...new Set(given.filter(isStrange))];
  const found = new Map(
    (await readCandidates(db, strange)).map((candidates, n) => [strange[n] as string, candidates]),
  );
  // Words of the catalogue stay as they are; other strange ones may be two in one, or misspelt.
  const isNamed = (word: string) => found.get(word)?.some(({ nearness }) => nearness > 1) ?? true;
  const words = given.flatMap((word) => (isNamed(word) ? [word] : (partsOf(word) ?? [word])));
  const corrected = words.map((word) => {
    if (isNamed(word)) return word;
    const candidates = found.get(word) ?? [];
    const held = candidates.some(({ nearness }) => nearness > 0) ? word : undefined;
    const near = nearMisses(candidates, words.length === 1)[0];
    return correctedWord(word) ?? held ?? near ?? correctedWord(word, 6) ?? word;
  });
  const { groups, unknown, order } = readMeanings(corrected, words);
  for (const place of unknown) {
    const group = groups[place] as Group;
    const candidates = found.get(group.typed) ?? [];
    const held = holding(candidates);
    if (found.has(group.typed) && !candidates.some(({ nearness }) => nearness === 3)) group.guessed = true;
    const beginning =
      held.length > 0 || candidates.length === 0 ? meaningOfBeginning(group.typed) : undefined;
    const near = held.length > 0 ? held : [nearMisses(candidates, groups.length === 1)];
    const tiers = group.tiers.map((tier) => [...tier]);
    group.tiers = [...tiers, ...near, ...(beginning ? groupOf(beginning, '', group.typed).tiers : [])];
  }
  const telling = words.flatMap((word, n) => (isEmptyWord(word) && !meaningOf(word) ? [] : [n]));
  if (groups.length === 0 && !price && !order) return readAsked(db, given);
  return {
    typed: telling.map((n) => words[n] as string),
    phrase: telling.map((n) => corrected[n]).join(' '),
    groups,
    price,
    order,
  };
}
