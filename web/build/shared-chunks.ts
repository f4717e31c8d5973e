import { join } from 'node:path';

/** What the bundler tells about modules. */
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const root = join(import.meta.dirname, '..', 'root.tsx');
let shell: ReadonlySet<string> | undefined;

/** The modules that root.tsx imports, directly or not: every page loads them. */
function shellModules(modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) walk(imported);
  };
  walk(root);
  return found;
}

/**
 * How the modules that several pages share are put together for browsers. Left alone, the bundler makes a file of every
 * set of modules that the same pages use: fifty requests for one page, most under a kilobyte, each with its headers and
 * compressed by itself. Here the framework is one file (it changes least), what every page loads is another, and other
 * small files are merged with their nearest neighbours. The threshold stays low: at 8 kB merging brings the library of
 * dialogs to pages that have none (weight.test.ts tells).
 */
export const sharedChunks = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie)[\\/]/,
    priority: 3,
  },
  {
    name: (id: string, modules: Modules) => {
      shell ??= shellModules(modules);
      return id !== root && !id.endsWith('.css') && shell.has(id) ? 'shell' : null;
    },
    priority: 2,
  },
  {
    name: 'shared',
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 4_000,
    priority: 1,
  },
];

/** Files are named after their group alone; the bundler would add every page that uses them. */
export const chunkFileNames = ({ name }: { name: string }): string =>
  `assets/${name.split('~')[0]}-[hash].js`;
