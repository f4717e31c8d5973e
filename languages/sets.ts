import { type Lang, withFallbacks } from './list.ts';

/** Returns the name of a set by its file in a language's folder: the domain, and the file if it is not `main.json` (`orders/admin`). */
export const setName = (file: string): string =>
  file
    .replace(/\.json$/, '')
    .replace(/^.*?([\w-]+\/[\w-]+)$/, '$1')
    .replace(/\/main$/, '');

/**
 * Returns a function that finds a set among the files that Vite bundles, by path: the file of a language, or of the first
 * of its fallbacks that has one.
 */
export function findSetIn<File>(files: Readonly<Record<string, File>>) {
  const known = new Map(
    Object.entries(files).map(([path, file]) => [
      `${setName(path)} ${/languages\/(\w+)\//.exec(path)?.[1]}`,
      file,
    ]),
  );
  return (set: string, lang: Lang): File | undefined =>
    withFallbacks(lang)
      .map((one) => known.get(`${set} ${one}`))
      .find(Boolean);
}
