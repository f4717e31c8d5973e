import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DateWords } from './dates.ts';
import { byLang, type Lang, withFallbacks } from './list.ts';
import type { Messages } from './messages.gen.ts';
import { setName } from './sets.ts';

const folder = import.meta.dirname;

/** A tree of messages: what a file of words contains. */
export type Words = string | readonly Words[] | { readonly [key: string]: Words };

const isTree = (words: Words): words is { readonly [key: string]: Words } =>
  typeof words === 'object' && !Array.isArray(words);

/** Returns words with the messages that they lack taken from others. A list of messages is taken as a whole. */
export function completed(own: Words | undefined, others: Words): Words {
  if (own === undefined) return others;
  if (!isTree(own) || !isTree(others)) return own;
  return Object.fromEntries(Object.entries(others).map(([key, words]) => [key, completed(own[key], words)]));
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** Reads a file of words in a language; what the language lacks comes from its fallbacks. */
export const readWhole = (lang: Lang, file: string): Words =>
  withFallbacks(lang)
    .map((one) => join(folder, one, file))
    .filter((path) => existsSync(path))
    .map((path): Words => read(path))
    .reduceRight((others, own) => completed(own, others));

/** The words of dates by language, for the server. Each language has all of its own: its day has its own parts. */
export const dateWords: Readonly<Record<Lang, DateWords>> = byLang((lang) =>
  read(join(folder, lang, 'dates.json')),
);

/** Lists the files with sets of words of a language, from its folder. */
export const setFiles = (lang: string): string[] =>
  globSync('**/*/*.json', { cwd: join(folder, lang) })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

const files = new Map(setFiles('en').map((file) => [setName(file), file]));

/** The names of all sets of words. */
export const setNames: readonly string[] = [...files.keys()];

/** Reads a set of words in every language, for the server. Throws when there is none of this name. */
export function readWords<S extends keyof Messages>(set: S): Readonly<Record<Lang, Messages[S]>> {
  const file = files.get(set);
  if (!file) throw new Error(`languages/en has no words ${set}`);
  return byLang((lang) => readWhole(lang, file) as Messages[S]);
}
