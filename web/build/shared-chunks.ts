import { join } from 'node:path';
import { pages } from '../route-table.ts';
import { visitFiles } from './critical-pages.ts';
import { iconsIn, isIcon } from './icons.ts';

/** The part of the bundler's module graph that is used here. */
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const web = join(import.meta.dirname, '..');
const root = join(web, 'root.tsx');

/**
 * Returns all modules that a file imports, directly or not. Icons are taken from the import names, because
 * lucide's index imports every icon and says nothing about who uses which.
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

/** Memoizes a function of the module graph, which does not change within a build. */
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

// A part that only some pages of its domain load gets a group of its own.
const groups =
  /web[\\/](?:(session|realtime|admin)|features[\\/]([\w-]+)(?:[\\/](account|admin|auth|cards|contact|how-to-wear|life-path|list|product))?)[\\/]/;

function featureOf(id: string): string {
  const [, shared, domain, part] = groups.exec(id) ?? [];
  return shared ?? ([domain, part].filter(Boolean).join('-') || 'shared');
}

/**
 * Returns the group of a first-visit module: the name of its page, or `goods` when several pages share it.
 */
function partOfVisit(id: string, modules: Modules): string | null {
  const [first, second] = visit(modules).filter((page) => page.modules.has(id));
  return second ? 'goods' : (first?.name ?? null);
}

/**
 * Groups of modules that several pages share (manual chunks).
 *
 * By default the bundler makes one file per set of modules that the same pages use. One page then needs fifty
 * requests, most under a kilobyte, each with its own headers and compression.
 *
 * Here the framework is one file because it changes least. Modules of every page are the second, modules
 * shared by the first-visit pages the third. Other small files are merged with their neighbours. The merge
 * only knows sizes, not which pages load a file: unrestricted, it brought the dialog library to pages without
 * dialogs. So it merges within one feature only, and keeps the dialog library and the modules of public pages
 * apart (checked by weight.test.ts).
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

/** Names a file after its group alone. The bundler's default adds every page that uses it. */
export const chunkFileNames = ({ name }: { name: string }): string =>
  `assets/${name.split('~')[0]}-[hash].js`;
