import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { projectFolder } from '../launcher/environment.ts';
import type { Check } from './check.ts';
import { readSources, type Source } from './sources.ts';

/** The areas from the lowest to the highest. A domain imports from its own area and from those before it. */
const layers = ['base', 'people', 'catalog', 'selling', 'astrology', 'consultations', 'office'];

/** Returns the folders of a path: root, area and domain. */
const split = (path: string) => {
  const [root = '', area = '', domain = ''] = path.split('/');
  return { root, layer: layers.indexOf(area), domain: `${area}/${domain}` };
};

/** Returns the paths that a source imports from its own root. */
function importsOf({ path, text }: Source): string[] {
  const { root } = split(path);
  return Array.from(text.matchAll(/(?:from|import\()\s*'([^']+)'/g), ([, name = '']) => {
    if (name.startsWith('.')) return posix.join(posix.dirname(path), name);
    return name.startsWith(`#${root}/`) ? name.slice(1) : '';
  }).filter((name) => name !== '');
}

/** Returns the imports from a domain to one of a higher area, as "people/accounts > selling/orders", each once, sorted. */
export function upwardImports(sources: readonly Source[]): string[] {
  const found = new Set<string>();
  for (const source of sources) {
    const from = split(source.path);
    if (from.layer < 0) continue;
    for (const to of importsOf(source).map(split))
      if (to.layer > from.layer) found.add(`${from.domain} > ${to.domain}`);
  }
  return [...found].sort();
}

/** Checks that each import from a lower area to a higher one has its reason in docs/architecture.md, and that none is gone. */
export const upward: Check = {
  name: 'upward',
  fix: 'Move the code to the area that may know it; or write the import with its reason into "Upward imports" of docs/architecture.md, or remove it there.',
  run: async () => {
    const sources = await readSources(/^(contract|server|web)\/.*(?<!\.test)\.tsx?$/);
    const text = await readFile(join(projectFolder, 'docs/architecture.md'), 'utf8');
    const reasons = Array.from(
      text.matchAll(/^\| `([a-z-]+\/[a-z-]+)` \| `([a-z-]+\/[a-z-]+)` \|/gm),
      ([, from, to]) => `${from} > ${to}`,
    );
    const found = upwardImports(sources);
    return [
      ...found.filter((one) => !reasons.includes(one)).map((one) => `${one}: has no reason`),
      ...reasons.filter((one) => !found.includes(one)).map((one) => `${one}: does not exist any more`),
    ];
  },
};
