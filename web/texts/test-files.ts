import { globSync } from 'node:fs';
import { join } from 'node:path';

const web = join(import.meta.dirname, '..');

/** Returns the name of every set of texts: its domain and its folder below the domain's `texts/` ("orders/admin"). */
export const textNames = (): string[] =>
  globSync('**/texts/**/en.ts', { cwd: web }).map((path) =>
    path.replace(/\/en\.ts$/, '').replace(/^.*?([\w-]+)\/texts(?=\/|$)/, '$1'),
  );

/** Returns a set of texts in a language. */
export async function readTexts(name: string, lang: string) {
  const [domain, ...folders] = name.split('/');
  const [file = ''] = globSync(`**/${[domain, 'texts', ...folders, lang].join('/')}.ts`, { cwd: web });
  return (await import(/* @vite-ignore */ join(web, file))).texts;
}
