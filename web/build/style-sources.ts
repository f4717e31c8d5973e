import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { visitFiles } from './critical-pages.ts';

const imported = /(?:\bfrom|\bimport)\s*\(?\s*'((?:\.{1,2}|#web|#art|#contract)\/[^']+\.tsx?)'/g;

/** A lazy part that brings a style sheet of its own has no classes for the first one. */
const bringsStyles = /^import '\.\/[\w-]+\.css';/m;

/**
 * Returns the given sources and all that they import, dynamic imports included: a lazy dialog has classes
 * too.
 */
export function sourcesOf(roots: readonly string[], webDir: string): string[] {
  const found = new Set<string>();
  const walk = (file: string) => {
    // React Router's generated types do not exist as files here.
    if (found.has(file) || !existsSync(file)) return;
    const source = readFileSync(file, 'utf8');
    if (bringsStyles.test(source)) return;
    found.add(file);
    for (const [, name = ''] of source.matchAll(imported))
      walk(name.startsWith('#') ? join(webDir, '..', name.slice(1)) : join(dirname(file), name));
  };
  for (const root of roots) walk(root);
  return [...found];
}

/**
 * Writes the Tailwind source list of the first style sheet (app.css): the shell and the first-visit pages.
 * All other pages load deferred.css as well. In development the first sheet covers everything, because
 * nothing updates this list when an import is added.
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
