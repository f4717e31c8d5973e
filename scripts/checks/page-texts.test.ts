import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { pages } from '../../web/route-table/page-table.ts';
import { readSources } from './sources.ts';

const found = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

const importsOf = (text: string) => found(text, /(?:from|import)\s*\(?\s*'((?:#web|\.\.?)\/[^']+\.tsx?)'/g);
const usedBy = (text: string) => found(text, /\buseTexts\('([^']+)'\)/g);
/** Returns the sets that a module loads: those of its calls, and of the constant `features` beside them. */
const loadedBy = (text: string) =>
  found(text, /\b(?:loadTexts\(|loadSitePage\(|\w*[fF]eatures = )([^;]*);/g).flatMap((statement) =>
    found(statement, /'([^']+)'/g),
  );

/** Parts of a page's modules that the page does not show. */
const notShown = [
  // A person's entries of the log are none of settings.
  'people/accounts/admin/pages/user.tsx: settings',
  // The path of an invoice, and the download of cards.
  'selling/orders/admin/pages/order.tsx: orders/bulk',
  'selling/orders/admin/pages/order.tsx: certificates',
  // The photographs alone.
  'selling/energisation/admin/pages/energisations.tsx: orders',
  // A preview asks for nothing.
  'catalog/products/admin/pages/preview-product.tsx: products/personal',
];

it('every page loads the texts that its parts use', async () => {
  const sources = new Map(
    (await readSources(/^web\/.*(?<!\.test)\.tsx?$/)).map(({ path, text }) => [path, text]),
  );
  /** Adds a module of `web/` and all that it imports, now or later. */
  function addModules(path: string, seen: Map<string, string>): Map<string, string> {
    const text = sources.get(path);
    if (text === undefined || seen.has(path)) return seen;
    seen.set(path, text);
    for (const name of importsOf(text))
      addModules(name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(path), name), seen);
    return seen;
  }
  const frames = [...sources].filter(([path]) => /(?:root|pages\/[\w-]*(?:frame|layout))\.tsx$/.test(path));
  const ofFrames = new Set(frames.flatMap(([, text]) => loadedBy(text)));
  const missing = pages.flatMap(({ file }) => {
    const texts = [...addModules(`web/${file}`, new Map()).values()];
    const loaded = new Set(texts.flatMap(loadedBy));
    const used = new Set(texts.flatMap(usedBy));
    return [...used]
      .filter((name) => !loaded.has(name) && !ofFrames.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing.sort()).toEqual(notShown.sort());
});
