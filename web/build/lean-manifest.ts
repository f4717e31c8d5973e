import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { visitFiles } from './critical-pages.ts';

type Route = { id: string; imports?: string[] };
type Manifest = { routes: Record<string, Route> };

const head = 'window.__reactRouterManifest=';

/**
 * Takes out of the routes' manifest for browsers which files the pages beyond the first visit import: half of it. The
 * server names the files of the page it sends from a manifest of its own; a browser reads those of other pages only to
 * fetch them ahead, which links to products do and no others.
 */
export async function leanManifest(webDir: string, buildDir: string): Promise<void> {
  const assets = join(buildDir, 'client', 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error('The build has no manifest of its routes.');
  const file = join(assets, name);
  const code = await readFile(file, 'utf8');
  const manifest: Manifest = JSON.parse(code.slice(head.length).replace(/;\s*$/, ''));
  const kept = new Set(visitFiles(webDir).map((page) => page.file));
  for (const route of Object.values(manifest.routes)) {
    if (route.id !== 'root' && !kept.has(join(webDir, `${route.id}.tsx`))) delete route.imports;
  }
  await writeFile(file, `${head}${JSON.stringify(manifest)};`);
}
