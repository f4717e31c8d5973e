/**
 * How names are made comparable, in both scripts. A product is found by its words as they are spelt and as they sound;
 * a query is read the same way, so "neelam" finds "nilam" and "paanch mukhi" finds "panch mukhi".
 */

const latinMarks = /[\u0300-\u036f]/g;
const nukta = /\u093c/g;
const chandrabindu = /\u0901/g;
const anusvara = '\u0902';

/** Lower case, without accents and punctuation; Devanagari without nukta and with one nasal sign (पाँच = पांच). */
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

/** The words of a text, plain. */
export const plainWords = (text: string): string[] => plainText(text).split(' ').filter(Boolean);

// Ways in which the same Hindi sound is spelt in Latin letters, taken to one of them; order matters.
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

/** A Latin word as it sounds ("paanch" and "panch" are both "panc"); words of other scripts and short ones as they are. */
export function soundOf(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const sound = soundRules.reduce((text, [from, to]) => text.replace(from, to), word);
  // The final a of Sanskrit words is written or not: rudraksh, rudraksha.
  return sound.length > 4 ? sound.replace(/a$/, '') : sound;
}

/** A phrase as it sounds, word by word. */
export const phraseSound = (phrase: string): string => phrase.split(' ').map(soundOf).join(' ');

/** What of a product is searched. */
export type SearchFacts = {
  name: string;
  nameHi: string | undefined;
  searchWords: readonly string[];
  category: string;
  subcategory: string;
  brand: string;
  tags: readonly string[];
};

/** Every word by which a product is found, as written and as it sounds. */
export function searchTokens(facts: SearchFacts): string[] {
  const { name, nameHi = '', searchWords, category, subcategory, brand, tags } = facts;
  const words = [name, nameHi, ...searchWords, category, subcategory, brand, ...tags].flatMap(plainWords);
  return [...new Set([...words, ...words.map(soundOf)])];
}

/**
 * The names of a product for ranking: the whole name and its parts between commas ("Yellow Sapphire, Pukhraj"), in
 * both languages, as written and as they sound, each framed as `| pukhraj |`.
 */
export function searchName({ name, nameHi = '' }: Pick<SearchFacts, 'name' | 'nameHi'>): string {
  const phrases = [name, nameHi].flatMap((one) => [one, ...one.split(',')].map(plainText)).filter(Boolean);
  return [...new Set([...phrases, ...phrases.map(phraseSound)])].map((phrase) => `| ${phrase} |`).join('');
}
