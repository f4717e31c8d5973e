import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { visitFiles } from '../../build/critical-pages.ts';

type Route = {
  id?: string;
  parentId?: string;
  path?: string | 0;
  imports?: string[];
  hasDefaultExport?: boolean;
};
type Manifest = { routes: Record<string, Route> };

const isEmpty = (value: unknown): boolean => value === false || (Array.isArray(value) && value.length === 0);

const head = 'window.__reactRouterManifest=';

/** The part of a route's id that its path does not have. */
const folder = /^routes\/((public|account)\/)?/;

// Every route is stored under its id. Without a parent it has that of the route before it, and without a path the one that
// its id says. A route that has no path has 0.
const tail =
  ';{let p,a=__reactRouterManifest.routes;for(let i in a){let r=a[i];r.id=i;p=r.parentId??=p;' +
  `r.path===0?delete r.path:r.path??=i.replace(${folder},"")}}`;

/**
 * Removes from the browser's route manifest what it does without, which leaves less than half of it:
 *
 * - the `imports` of pages outside the first visit. The server has its own manifest and preloads the files of the page it
 *   renders. The browser only needs `imports` to prefetch other pages, and only product links prefetch.
 * - each route's `id`, a `parentId` that is the same as before, and a path that is the end of the id. The script itself puts
 *   them back.
 * - `hasDefaultExport`, which only the development server reads.
 * - `false` and empty lists, which the router reads like missing fields.
 */
export async function stripManifestImports(webDir: string, buildDir: string): Promise<void> {
  const assets = join(buildDir, 'client', 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  const file = join(assets, name ?? 'manifest.js');
  const code = await readFile(file, 'utf8');
  if (!code.startsWith(head))
    throw new Error(`${file} is no manifest as this version of React Router writes it.`);
  const manifest: Manifest = JSON.parse(code.slice(head.length).replace(/;\s*$/, ''));
  const critical = new Set(visitFiles(webDir).map((page) => page.file));
  let parent: string | undefined;
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (id !== 'root' && !critical.has(join(webDir, `${id}.tsx`))) delete route.imports;
    if (id !== 'root' && !route.parentId) throw new Error(`The route ${id} has no parent.`);
    if (route.parentId === parent) delete route.parentId;
    else parent = route.parentId;
    if (route.path === undefined) route.path = 0;
    else if (route.path === id.replace(folder, '')) delete route.path;
    delete route.id;
    delete route.hasDefaultExport;
  }
  const short = JSON.stringify(manifest, (_, value) => (isEmpty(value) ? undefined : value));
  await writeFile(file, head + short + tail);
}
