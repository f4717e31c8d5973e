import { plainText, plainWords, soundOf } from '../text.ts';
import { goodsMeanings } from './goods.ts';
import { grahaMeanings } from './grahas.ts';
import type { Meaning } from './meaning.ts';
import { occasionMeanings } from './occasions.ts';
import { purposeMeanings } from './purposes.ts';
import { stoneMeanings } from './stones.ts';

const meanings = [
  ...stoneMeanings,
  ...grahaMeanings,
  ...goodsMeanings,
  ...purposeMeanings,
  ...occasionMeanings,
];
const soundsOf = (phrase: string): string => phrase.split(' ').map(soundOf).join(' ');

const byPhrase = new Map<string, Meaning>();
const bySound = new Map<string, Meaning>();
const singles = new Set<string>();
for (const one of meanings) {
  for (const words of one.words) {
    const phrase = plainText(words);
    if (!byPhrase.has(phrase)) byPhrase.set(phrase, one);
    if (!bySound.has(soundsOf(phrase))) bySound.set(soundsOf(phrase), one);
    for (const word of plainWords(words)) singles.add(word);
  }
}
const singleSounds = new Set([...singles].map(soundOf));

/** The words of the longest phrase that has a meaning. */
export const longestPhrase = 4;

/** Returns the meaning of a phrase of plain words, spelt in any way that sounds the same. */
export const meaningOf = (phrase: string): Meaning | undefined =>
  byPhrase.get(phrase) ??
  bySound.get(soundsOf(phrase)) ??
  (phrase.length > 4 && phrase.endsWith('s') ? byPhrase.get(phrase.slice(0, -1)) : undefined);

/** Returns whether a word is in a phrase that has a meaning. */
export const isKnownWord = (word: string): boolean =>
  singles.has(word) || (word.length > 3 && singleSounds.has(soundOf(word)));

/** Returns the edits between two words (insert, delete, replace, swap neighbours), or `most + 1` if there are more. */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + Number(!same),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] as number) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length] as number;
}

/** Returns the word of a meaning that a misspelt word stands for; undefined if none is near. */
export function correctedWord(word: string): string | undefined {
  const most = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
  let best: { edits: number; word: string } | undefined;
  for (const known of singles) {
    if (most === 0 || known.length < 4 || known[0] !== word[0]) continue;
    const edits = editsBetween(word, known, most);
    if (edits <= most && (!best || edits < best.edits)) best = { edits, word: known };
  }
  return best?.word;
}

/** Returns the meaning of the words that begin like this, if they all mean the same. */
export function meaningOfBeginning(word: string): Meaning | undefined {
  if (word.length < 4) return undefined;
  const found = new Set([...byPhrase].filter(([phrase]) => phrase.startsWith(word)).map(([, one]) => one));
  return found.size === 1 ? [...found][0] : undefined;
}
