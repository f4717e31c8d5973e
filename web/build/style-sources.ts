import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { visitFiles } from './critical-pages.ts';

const isText = (file: string): boolean => /[\\/]texts[\\/].*[\\/](?:en|hi)\.ts$/.test(file);
const imported = /(?:\bfrom|\bimport)\s*\(?\s*'((?:\.{1,2}|#web|#art|#contract)\/[^']+\.tsx?)'/g;

/** The sources that some files need, themselves included, what they load later too: a dialog has classes as well. */
export function sourcesOf(roots: readonly string[], webDir: string): string[] {
  const found = new Set<string>();
  const walk = (file: string) => {
    // Texts hold no classes, and the types that React Router generates are no files here.
    if (found.has(file) || isText(file) || !existsSync(file)) return;
    found.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imported))
      walk(name.startsWith('#') ? join(webDir, '..', name.slice(1)) : join(dirname(file), name));
  };
  for (const root of roots) walk(root);
  return [...found];
}

/**
 * Names the sources whose classes the first style sheet (app.css) holds: what every page shows, and the pages that one
 * visit goes through. All other pages load rest.css as well. In development the first sheet holds everything, because
 * nobody tells the style sheet that a file imports another one now.
 */
export async function makeStyleSources(webDir: string, everything: boolean): Promise<void> {
  const dir = join(webDir, 'styles', 'built');
  const roots = [join(webDir, 'root.tsx'), ...visitFiles(webDir).map(({ file }) => file)];
  const sources = everything
    ? ['../..']
    : sourcesOf(roots, webDir).map((file) => relative(dir, file).split(sep).join('/'));
  const css = sources.map((source) => `@source "${source}";\n`).join('');
  const file = join(dir, 'first-visit.css');
  if ((await readFile(file, 'utf8').catch(() => null)) === css) return;
  await mkdir(dir, { recursive: true });
  await writeFile(file, css);
}
