import { sql } from 'kysely';
import type { Reader } from '../platform/database/database.ts';
import { phraseSound, soundOf, tellingWords } from './text.ts';

/** A search resolved against the vocabulary of the catalogue. */
export type Search = {
  /** The words of the search that say something, as typed. */
  typed: string[];
  /** The search text with misspelt words corrected, and its phonetic form. Both are for ranking. */
  phrase: string;
  sound: string;
  /** For each word of the search, the vocabulary words that match it. A product needs one of each group. */
  groups: string[][];
};

type Candidate = { n: number; word: string; nearness: number; likeness: number };

// Thresholds for a match of a vocabulary word. The likeness is the pg_trgm similarity, 0 to 1.
const contained = 1;
const misspelt = 0.45;
const farFetched = 0.3;
const mostFarFetched = 5;
const mostWords = 8;

/**
 * Chooses the matches of one word: those that contain it (as written or phonetically), else near misses, else
 * the best few.
 */
function choose(typed: string, candidates: readonly Candidate[]): { best: string; words: string[] } {
  const holding = candidates.filter((one) => one.nearness >= contained);
  if (holding.length > 0) return { best: typed, words: holding.map((one) => one.word) };
  const near = candidates.filter((one) => one.likeness >= misspelt);
  const chosen = near.length > 0 ? near : candidates.slice(0, mostFarFetched);
  return { best: chosen[0]?.word ?? typed, words: chosen.map((one) => one.word) };
}

/** Resolves a normalised search text (see `text.ts`) against the vocabulary. One query; null for an empty text. */
export async function readSearch(db: Reader, q: string): Promise<Search | null> {
  const typed = tellingWords(q).slice(0, mostWords);
  if (typed.length === 0) return null;
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
  const chosen = typed.map((word, i) =>
    choose(
      word,
      rows.filter((row) => row.n === i + 1),
    ),
  );
  const phrase = chosen.map((one) => one.best).join(' ');
  return { typed, phrase, sound: phraseSound(phrase), groups: chosen.map((one) => one.words) };
}
