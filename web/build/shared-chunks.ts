import { join } from 'node:path';
import { visitFiles } from './critical-pages.ts';

/** The part of the bundler's module graph that is used here. */
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const web = join(import.meta.dirname, '..');

/** Returns all modules that a file imports, directly or not. Icons are apart: the index of lucide imports every one. */
function importedBy(file: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (id: string) => {
    if (found.has(id) || /[\\/]lucide[\\/]|\.css$/.test(id)) return;
    found.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) walk(imported);
  };
  walk(file);
  found.delete(file);
  return found;
}

type Graph = { shell: ReadonlySet<string>; visit: { name: string; modules: ReadonlySet<string> }[] };
let known: Graph | undefined;

/** Returns the modules of the shell, and those of each page of the first visit. They do not change within a build. */
function graphOf(modules: Modules): Graph {
  known ??= {
    shell: importedBy(join(web, 'root.tsx'), modules),
    visit: visitFiles(web).map(({ name, file }) => ({ name, modules: importedBy(file, modules) })),
  };
  return known;
}

/** Returns the names of the pages of the first visit that import a module. */
const visitsOf = (id: string, modules: Modules): string[] =>
  graphOf(modules)
    .visit.filter((page) => page.modules.has(id))
    .map(({ name }) => name);

/** Returns the domain of a module. */
const domainOf = (id: string): string | null =>
  /[\\/](?:web|contract)[\\/](?:people|catalog|selling|astrology|consultations|office|base)[\\/]([\w-]+)[\\/]/.exec(
    id,
  )?.[1] ?? null;

/**
 * Groups of modules that several pages share. By default the bundler makes one file for each set of modules that the
 * same pages use, and a page needs fifty requests. Here the framework is one file, what every page loads is the second,
 * what pages of the first visit share the third. The rest is grouped by domain, and a page loads nothing that it does
 * not use but small files of its domain (checked by weight.test.ts).
 */
export const sharedChunks = [
  // The shell names it in code of the server alone.
  { name: 'languages', test: /languages[\\/]list\.ts$/, priority: 8 },
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie)[\\/]/,
    priority: 7,
  },
  {
    name: (id: string, modules: Modules) => (graphOf(modules).shell.has(id) ? 'shell' : null),
    priority: 6,
  },
  {
    name: (id: string, modules: Modules) => (visitsOf(id, modules).length > 1 ? 'visit' : null),
    minShareCount: 2,
    priority: 5,
  },
  {
    name: 'icons',
    test: /[\\/]lucide[\\/]/,
    entriesAware: true,
    entriesAwareMergeThreshold: 2_000,
    priority: 4,
  },
  {
    name: (id: string, modules: Modules) => visitsOf(id, modules)[0] ?? null,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'texts', test: /web[\\/]texts[\\/]load\.ts$/, priority: 3 },
  { name: domainOf, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_500, priority: 2 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_500, priority: 1 },
];

/** Names a file after its group alone. The bundler's default adds every page that uses it. */
export const chunkFileNames = ({ name }: { name: string }): string =>
  `assets/${name.split('~')[0]}-[hash:7].js`;

/** Names a style sheet of a group likewise. Other assets keep the default, which the server's bundle has too. */
export const assetFileNames = ({ names: [name = ''] }: { names: string[] }): string =>
  `assets/${name.includes('~') ? name.split('~')[0] : '[name]'}-[hash][extname]`;
