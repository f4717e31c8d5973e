import { join } from 'node:path';
import { fileOf, pages } from '../page-table.ts';
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

const shell = once((modules) => importedBy(root, modules));

const visit = once((modules) =>
  visitFiles(web).map(({ name, file }) => ({ name, modules: importedBy(file, modules) })),
);

/** The modules that every page outside the first visit loads with its layout. */
const deferred = once((modules) => importedBy(join(web, 'routes', 'deferred-layout.tsx'), modules));

const everyPublicPage = once((modules) =>
  pages.filter((page) => page.area === 'public').map((page) => importedBy(join(web, fileOf(page)), modules)),
);

// A group takes the imports of its modules with it, so the layers are bundled in the order of their imports: none
// imports a later one. A part that only some pages of its domain load gets a group of its own, and so does art: few pages
// draw charts.
const layers = [
  /(?<!node_modules.*)[\\/](?:contract|(art)|web[\\/](?:api|texts|ui))[\\/]/,
  /web[\\/](shared[\\/][\w-]+)[\\/]/,
  /web[\\/](?:(session|realtime|admin)|features[\\/]([\w-]+)(?:[\\/](account|admin|auth|contact|how-to-wear|life-path|list|product))?)[\\/]/,
];

// Modules that need one of these are never merged with modules that do not.
const libraries = {
  forms: /[\\/]react-hook-form[\\/]/,
  dialogs: /[\\/]@(?:base-ui|floating-ui)[\\/]/,
  schemas: /[\\/]zod[\\/]/,
  sockets: /[\\/]socket\.io-client[\\/]/,
};
const libraryNames = new Map<string, string>();

/** Returns the large libraries that a module needs, as the end of a group's name: '-dialogs', or ''. */
function librariesOf(id: string, modules: Modules): string {
  let names = libraryNames.get(id);
  if (names === undefined) {
    const imported = [...importedBy(id, modules)];
    names = Object.entries(libraries)
      .filter(([, library]) => imported.some((one) => library.test(one)))
      .map(([name]) => `-${name}`)
      .join('');
    libraryNames.set(id, names);
  }
  return names;
}

/** Returns the name of a module's group in a layer, or null if the module is of another layer. */
function groupOf(layer: RegExp, id: string, modules: Modules): string | null {
  const found = layer.exec(id);
  if (!found) return null;
  // The messages of a form would otherwise be merged with the rules that a first visit loads.
  const other = /[\\/]contract[\\/].*errors\.ts$/.test(id) ? 'errors' : 'base';
  const name = found.slice(1).filter(Boolean).join('-').replace(/[\\/]/, '-') || other;
  return name + librariesOf(id, modules);
}

/** Returns whether a public page imports a module. */
const isPublic = (id: string, modules: Modules): boolean =>
  everyPublicPage(modules).some((page) => page.has(id));

/**
 * Returns the group of a first-visit module: the name of its page, or `goods` when several pages share it.
 */
function partOfVisit(id: string, modules: Modules): string | null {
  const [first, second] = visit(modules).filter((page) => page.modules.has(id));
  return second ? 'goods' : (first?.name ?? null);
}

const merged = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4_000 };

/**
 * Groups of modules that several pages share (manual chunks).
 *
 * By default the bundler makes one file per set of modules that the same pages use. One page then needs fifty
 * requests, most under a kilobyte, each with its own headers and compression.
 *
 * Here the framework is one file because it changes least. Modules of every page are the second, modules shared by
 * the first-visit pages the third, what the layout of the later pages shares with one of them the fourth. Other
 * small files are merged with their neighbours. The merge only knows sizes, not which pages load a file:
 * unrestricted, it brought the dialog library to pages without dialogs. So it merges within one layer and feature
 * only, and keeps the large libraries and the modules of public pages apart (checked by weight.test.ts).
 */
export const sharedChunks = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie)[\\/]/,
    priority: 17,
  },
  {
    name: (id: string, modules: Modules) => (shell(modules).has(id) ? 'shell' : null),
    priority: 16,
  },
  // The table of all texts, with the name of every file: the pages of the first visit get theirs from the server.
  // Below the shell, which has the helper that both import.
  { name: 'texts', test: /web[\\/]texts[\\/]load\.ts$/, priority: 15 },
  // What the shell loads once a page is shown: the line of the day, and the invitation. Not the flight of pictures, which is
  // loaded where motion is wanted, and begins as soon as it is loaded.
  {
    name: 'later',
    test: /[\\/](?:shell[\\/]follow-day|almanac[\\/]my-city|visitors[\\/](?:visitor-invite|rules))\.tsx?$/,
    priority: 15,
  },
  {
    name: (id: string, modules: Modules) => (partOfVisit(id, modules) === 'goods' ? 'goods' : null),
    minShareCount: 2,
    priority: 14,
  },
  {
    name: (id: string, modules: Modules) =>
      partOfVisit(id, modules) && deferred(modules).has(id) ? 'deferred' : null,
    minShareCount: 2,
    priority: 13,
  },
  { name: partOfVisit, minShareCount: 2, priority: 12 },
  {
    name: (id: string) => (isIcon(id) ? 'icons' : null),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 8_000,
    priority: 11,
  },
  { name: 'forms', test: /node_modules[\\/]react-hook-form[\\/]/, minShareCount: 2, priority: 11 },
  {
    name: 'widgets',
    test: /node_modules[\\/]@(?:base-ui|floating-ui)[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 8_000,
    priority: 11,
  },
  ...[...layers, /()/].flatMap((layer, i) => [
    {
      name: (id: string, modules: Modules) => (isPublic(id, modules) ? groupOf(layer, id, modules) : null),
      ...merged,
      // Small, and used by many pages in different sets.
      ...(i === 0 && { entriesAwareMergeThreshold: 2_000 }),
      priority: 10 - 2 * i,
    },
    { name: (id: string, modules: Modules) => groupOf(layer, id, modules), ...merged, priority: 9 - 2 * i },
  ]),
];

/** Names a file after its group alone. The bundler's default adds every page that uses it. */
export const chunkFileNames = ({ name }: { name: string }): string =>
  `assets/${name.split('~')[0]}-[hash:7].js`;

/** Names a style sheet of a group likewise. Other assets keep the default, which the server's bundle has too. */
export const assetFileNames = ({ names: [name = ''] }: { names: string[] }): string =>
  `assets/${name.includes('~') ? name.split('~')[0] : '[name]'}-[hash][extname]`;
