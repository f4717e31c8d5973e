import { posix } from 'node:path';
import type { Check } from './check.ts';
import { readSources, type Source } from './sources.ts';

/** Returns the file that an import of the browser's code names, relative to the repository. */
const target = (path: string, specifier: string): string =>
  specifier.startsWith('#web/') ? `web/${specifier.slice(5)}` : posix.join(posix.dirname(path), specifier);

const featureOf = (path: string): string | undefined => /^web\/features\/([^/]+)\//.exec(path)?.[1];

/**
 * Returns the imports that lead from one feature to another, from web/shared to features and routes, and from web/ui
 * to anything of a page: features, shared, shell and routes.
 */
export function crossings({ path, text }: Source): string[] {
  const own = featureOf(path);
  return [...text.matchAll(/(?:from|import\()\s*'([#.][^']*)'/g)]
    .map(([, specifier]) => target(path, specifier ?? ''))
    .filter((to) => {
      const other = featureOf(to);
      if (path.startsWith('web/ui/')) return /^web\/(features|shared|shell|routes|admin)\//.test(to);
      if (path.startsWith('web/shared/')) return /^web\/(features|routes)\//.test(to);
      return own !== undefined && ((other !== undefined && other !== own) || to.startsWith('web/routes/'));
    })
    .map((to) => `${path}: ${to}`);
}

/** Checks that features do not import each other, and that web/shared and web/ui know no feature. */
export const features: Check = {
  name: 'features',
  fix: 'Move what two features need to web/shared/, or let the route put one into the other.',
  run: async () => (await readSources(/^web\/(features|shared|ui)\/.*\.tsx?$/)).flatMap(crossings),
};
