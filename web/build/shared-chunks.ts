import { join } from 'node:path';
import { pages } from '../route-table.ts';
import { visitFiles } from './critical-pages.ts';
import { iconsIn, isIcon } from './icons.ts';

/** What the bundler tells about modules. */
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const web = join(import.meta.dirname, '..');
const root = join(web, 'root.tsx');

/**
 * The modules that a file imports, directly or not. For icons its words count: their package is one long list of them,
 * of which only the used ones stay, so that the list tells nothing about who uses which.
 */
function importedBy(file: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (id: string) => {
    if (found.has(id) || isIcon(id) || id.endsWith('.css')) return;
    found.add(id);
    for (const icon of iconsIn(id)) found.add(icon);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) walk(imported);
  };
  walk(file);
  found.delete(file);
  return found;
}

/** A function of the bundler's modules whose answer does not change within a build. */
function once<T>(make: (modules: Modules) => T): (modules: Modules) => T {
  let made: { value: T } | undefined;
  return (modules) => {
    made ??= { value: make(modules) };
    return made.value;
  };
}

const fileOf = (page: { file: string }): string => join(web, page.file);

const shell = once((modules) => importedBy(root, modules));

const visit = once((modules) =>
  visitFiles(web).map(({ name, file }) => ({ name, modules: importedBy(file, modules) })),
);

const everyPublicPage = once((modules) =>
  pages.filter((page) => page.area === 'public').map((page) => importedBy(fileOf(page), modules)),
);

// A part that only some pages of its domain load is a group of its own.
const groups =
  /web[\\/](?:(session|realtime|admin)|features[\\/]([\w-]+)(?:[\\/](account|admin|auth|cards|contact|how-to-wear|life-path|list|product))?)[\\/]/;

function featureOf(id: string): string {
  const [, shared, domain, part] = groups.exec(id) ?? [];
  return shared ?? ([domain, part].filter(Boolean).join('-') || 'shared');
}

/** The part of the visit that a module belongs to: one page of it, or `goods` for several. */
function partOfVisit(id: string, modules: Modules): string | null {
  const [first, second] = visit(modules).filter((page) => page.modules.has(id));
  return second ? 'goods' : (first?.name ?? null);
}

/**
 * How the modules that several pages share are put together for browsers. Left alone, the bundler makes a file of every
 * set of modules that the same pages use: fifty requests for one page, most under a kilobyte, each with its headers and
 * compressed by itself. Here the framework is one file (it changes least), what every page loads another, what the
 * pages of a visit share a third. Other small files are merged with their nearest neighbours, but the merging knows
 * sizes, not readers: left to itself it brought the library of dialogs to pages that have none. So it works within a
 * feature only, apart for the library and for what public pages load (weight.test.ts tells).
 */
export const sharedChunks = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie)[\\/]/,
    priority: 6,
  },
  {
    name: (id: string, modules: Modules) => (shell(modules).has(id) ? 'shell' : null),
    priority: 5,
  },
  { name: partOfVisit, minShareCount: 2, priority: 4 },
  {
    name: (id: string) => (isIcon(id) ? 'icons' : null),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 8_000,
    priority: 3,
  },
  {
    name: 'widgets',
    test: /node_modules[\\/]@(?:base-ui|floating-ui)[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 8_000,
    priority: 2,
  },
  {
    name: (id: string, modules: Modules) =>
      everyPublicPage(modules).some((page) => page.has(id)) ? featureOf(id) : null,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 4_000,
    priority: 1,
  },
  {
    name: featureOf,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 4_000,
    priority: 0,
  },
];

/** Files are named after their group alone; the bundler would add every page that uses them. */
export const chunkFileNames = ({ name }: { name: string }): string =>
  `assets/${name.split('~')[0]}-[hash].js`;
