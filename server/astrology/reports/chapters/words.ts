/** How clauses become sentences, and how readers write dates and names. */
import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
import { byId, dateIn, GRAHA_NAMES, type Graha, SIGNS, type Word } from '#jyotish';
import type { ChapterLang } from './chapter.ts';
import { SHARED } from './tables.ts';

/** A pattern of a sentence with `{a}`, `{b}` and other names in braces. */
export type Frame = Word;

const MONTHS: Record<ChapterLang, readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  hi: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
};

/** Returns an entry of a list by house (1 to 12). */
export function byHouse(list: readonly Word[], house: number): Word {
  const found = list[house - 1];
  if (!found) throw new RangeError(`There is no house ${house}.`);
  return found;
}

/** Returns the entry of a list that the given facts (houses, signs, counts) choose: their sum modulo its length. */
export function chosen<T>(list: readonly [T, ...T[]], ...facts: readonly number[]): T {
  return list[facts.reduce((sum, fact) => sum + fact, 0) % list.length] ?? list[0];
}

/** Returns the noun phrase of a house, in the wording that the facts choose: "home and peace of mind". */
export const themeOf = (house: number, ...facts: readonly number[]): Word =>
  byHouse(chosen([SHARED.themes0, SHARED.themes1, SHARED.themes2], ...facts), house);

/** Sentences in one language. */
export interface Writer {
  lang: ChapterLang;
  /** Returns a clause, or the name of a thing. */
  word: (word: Word) => string;
  /** Returns a frame with its names replaced. */
  fill: (frame: Frame, parts: Readonly<Record<string, string>>) => string;
  /** Returns clauses as a sentence: a capital, and a full stop or danda. */
  sentence: (clause: string) => string;
  /** Returns a graha as prose names it: "the Sun", "Saturn". */
  graha: (graha: Graha) => string;
  /** Returns a sign: "Taurus", "वृषभ". */
  sign: (sign: number) => string;
  /** Returns a day as readers write it: 3 May 2027. `instant` is UTC ms. */
  date: (instant: number) => string;
}

const fillIn = (pattern: string, parts: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');

/** Returns a writer in a language; dates are those of `zone`. */
export function createWriter(lang: ChapterLang, zone: string): Writer {
  return {
    lang,
    word: (word) => word[lang],
    fill: (frame, parts) => fillIn(frame[lang], parts),
    sentence: (clause) => {
      const text = readerSpelling(clause);
      return lang === 'hi' ? `${text}।` : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
    },
    graha: (graha) => {
      if (lang === 'hi') return readerSpelling(GRAHA_NAMES[graha].hi);
      return graha === 'Sun' || graha === 'Moon' ? `the ${graha}` : graha;
    },
    sign: (sign) => (lang === 'hi' ? byId(SIGNS, sign).hi : byId(SIGNS, sign).western),
    date: (instant) => {
      const [year = '', month = '', day = ''] = dateIn(instant, zone).split('-');
      return `${Number(day)} ${MONTHS[lang][Number(month) - 1]} ${year}`;
    },
  };
}

/** Two clauses that say the same way. */
const AGREE: readonly [Frame, ...Frame[]] = [
  { en: '{a}; {b}', hi: '{a}; {b}' },
  { en: '{a}; also, {b}', hi: '{a}; साथ ही {b}' },
  { en: '{a}, and {b}', hi: '{a}, और {b}' },
  { en: '{a}, while {b}', hi: '{a}, तथा {b}' },
  { en: '{a}; besides, {b}', hi: '{a}; इसके साथ {b}' },
];

/** Two clauses of which one helps and one asks. */
const DIFFER: readonly [Frame, ...Frame[]] = [
  { en: '{a}, but {b}', hi: '{a}, पर {b}' },
  { en: '{a}; even so, {b}', hi: '{a}; फिर भी {b}' },
  { en: '{a}; on the other hand, {b}', hi: '{a}; दूसरी ओर {b}' },
];

/** Returns two clauses joined: by a but if their sides (above or below zero) differ. `facts` choose the conjunction. */
export function join(
  writer: Writer,
  [a, sideA]: readonly [string, number],
  [b, sideB]: readonly [string, number],
  ...facts: readonly number[]
): string {
  const frames = sideA * sideB < 0 ? DIFFER : AGREE;
  const frame = chosen(frames, ...facts);
  // A clause with an "and" of its own gets none after it.
  const plain = /, (?:and|but|so|और|पर) /.test(a)
    ? { en: frame.en.replace(/^\{a\},/, '{a};'), hi: frame.hi.replace(/^\{a\},/, '{a};') }
    : frame;
  return writer.fill(
    plain === frame
      ? frame
      : { en: plain.en.replace(/; (?:and|while) /, '; '), hi: plain.hi.replace(/; (?:और|तथा) /, '; ') },
    { a, b },
  );
}
