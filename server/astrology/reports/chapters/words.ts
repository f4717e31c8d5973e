/** How clauses become sentences, and how readers write dates and names. */
import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
import { dateIn, type Graha } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { readWords } from '#languages/read.ts';
import { dayText } from '../compute/words.ts';
import { byHouse, grahaForReaders } from '../passages/words.ts';
import { SHARED } from './tables.ts';

const sentences = readWords('chapters/sentences');

/** Returns the entry of a list that the given facts (houses, signs, counts) choose: their sum modulo its length. */
export function chosen<T>(list: readonly [T, ...T[]], ...facts: readonly number[]): T {
  return list[facts.reduce((sum, fact) => sum + fact, 0) % list.length] ?? list[0];
}

/** Sentences in one language. */
export interface Writer {
  lang: Lang;
  /** The patterns of the sentences. */
  say: Messages['chapters/sentences'];
  /** Returns a clause as a sentence: a capital, and a full stop or danda. */
  sentence: (clause: string) => string;
  /** Returns clauses as one. */
  clauses: (list: readonly string[]) => string;
  /** Returns the noun phrase of a house, in the wording that the facts choose: "home and peace of mind". */
  theme: (house: number, ...facts: readonly number[]) => string;
  /** Returns a graha as prose names it: "the Sun", "Saturn". */
  graha: (graha: Graha) => string;
  /** Returns a day as readers write it: 3 May 2027. `instant` is UTC ms. */
  date: (instant: number) => string;
}

/** Returns a writer in a language; dates are those of `zone`. */
export function createWriter(lang: Lang, zone: string): Writer {
  const say = sentences[lang];
  const { themes0, themes1, themes2 } = SHARED[lang];
  return {
    lang,
    say,
    sentence: (clause) => {
      const text = readerSpelling(clause);
      return fillText(say.sentence, { clause: text.charAt(0).toUpperCase() + text.slice(1) });
    },
    clauses: (list) => list.reduce((first, second) => fillText(say.clauses, { first, second })),
    theme: (house, ...facts) =>
      byHouse(chosen<readonly string[]>([themes0, themes1, themes2], ...facts), house),
    graha: (graha) => grahaForReaders(graha, lang),
    date: (instant) => dayText(dateIn(instant, zone), lang),
  };
}

/** Returns two clauses joined: by a but if their sides (above or below zero) differ. `facts` choose the conjunction. */
export function join(
  { say }: Writer,
  [a, sideA]: readonly [string, number],
  [b, sideB]: readonly [string, number],
  ...facts: readonly number[]
): string {
  // A clause with an "and" of its own gets none after it.
  const joined = say.conjunctions.split(' ').some((conjunction) => a.includes(`, ${conjunction} `));
  const patterns =
    sideA * sideB < 0
      ? joined
        ? say.differAfterConjunction
        : say.differ
      : joined
        ? say.agreeAfterConjunction
        : say.agree;
  return fillText(chosen(patterns, ...facts), { a, b });
}
