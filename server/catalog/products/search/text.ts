import { spacedNumbers } from './meanings/price.ts';

/**
 * Normalises names in both scripts. Products are indexed by words as spelt and by their phonetic form, and queries are
 * read the same way: "neelam" finds "nilam", and "paanch mukhi" finds "panch mukhi".
 */

const latinMarks = /[\u0300-\u036f]/g;
const nukta = /\u093c/g;
const chandrabindu = /\u0901/g;
const anusvara = '\u0902';

/**
 * Normalises text: lower case, no accents or punctuation; Devanagari without nukta, with one nasal sign (पाँच
 * = पांच).
 */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(latinMarks, '')
    .replace(nukta, '')
    .replace(chandrabindu, anusvara)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Normalises a search as {@link plainText} does a name. Numbers keep the points of their decimals. */
export const queryText = (text: string): string =>
  spacedNumbers(text)
    .split(/\s+/)
    .map((word) => (/^\d+\.\d+$/.test(word) ? word : plainText(word)))
    .filter(Boolean)
    .join(' ');

/** Splits a text into normalised words. */
export const plainWords = (text: string): string[] => plainText(text).split(' ').filter(Boolean);

/** Words that say nothing about a product, in the form of `plainText`: "gift for mother" means gift and mother. */
export const fillers: ReadonlySet<string> = new Set(
  'a an the for of with to in on my and or by ke ki ka ko liye wala wali wale के की का को लिए में से और वाला वाली वाले'.split(
    ' ',
  ),
);

// Maps Latin spellings of the same Hindi sound to one of them. The order matters.
const soundRules: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q|ck/g, 'k'],
  [/([kgcjtdbs])h/g, '$1'],
  [/ey|y/g, 'i'],
  [/ee|ie|ea/g, 'i'],
  [/oo|ou/g, 'u'],
  [/(.)\1+/g, '$1'],
];

/**
 * Returns the phonetic form of a Latin word ("paanch" and "panch" give "panc"). Other scripts and short words
 * are unchanged.
 */
export function soundOf(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const sound = soundRules.reduce((text, [from, to]) => text.replace(from, to), word);
  // The final a of Sanskrit words is optional: rudraksh, rudraksha.
  return sound.length > 4 ? sound.replace(/a$/, '') : sound;
}

/** Returns the phonetic form of a phrase, word by word. */
export const phraseSound = (phrase: string): string => phrase.split(' ').map(soundOf).join(' ');

/** The searchable texts of a product. */
export type SearchFacts = {
  name: string;
  nameHi: string | undefined;
  searchWords: readonly string[];
  category: string;
  subcategory: string;
  brand: string;
  tags: readonly string[];
};

/** Returns every word by which a product is found, as written and in phonetic form. */
export function searchTokens(facts: SearchFacts): string[] {
  const { name, nameHi = '', searchWords, category, subcategory, brand, tags } = facts;
  const words = [name, nameHi, ...searchWords, category, subcategory, brand, ...tags].flatMap(plainWords);
  return [...new Set([...words, ...words.map(soundOf)])];
}

/**
 * Returns the names of a product for ranking: the whole name and its parts between commas ("Yellow Sapphire, Pukhraj").
 * Both languages, as written and in phonetic form, each framed as `| pukhraj |`.
 */
export function searchName({ name, nameHi = '' }: Pick<SearchFacts, 'name' | 'nameHi'>): string {
  const phrases = [name, nameHi].flatMap((one) => [one, ...one.split(',')].map(plainText)).filter(Boolean);
  return [...new Set([...phrases, ...phrases.map(phraseSound)])].map((phrase) => `| ${phrase} |`).join('');
}
