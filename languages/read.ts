import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DateWords } from './dates.ts';
import { byLang, type Lang } from './list.ts';
import type { Messages } from './messages.gen.ts';

const folder = import.meta.dirname;
const read = <T>(lang: Lang, file: string): T => JSON.parse(readFileSync(join(folder, lang, file), 'utf8'));

/** The words of dates by language, for the server. */
export const dateWords: Readonly<Record<Lang, DateWords>> = byLang((lang) =>
  read<DateWords>(lang, 'dates.json'),
);

/** Returns the name of a set by its file in a language's folder: the domain, and the file if it is not `main.json` (`orders/admin`). */
export const setName = (file: string): string =>
  file
    .replace(/\.json$/, '')
    .replace(/^.*?([\w-]+\/[\w-]+)$/, '$1')
    .replace(/\/main$/, '');

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
  return byLang((lang) => read<Messages[S]>(lang, file));
}
