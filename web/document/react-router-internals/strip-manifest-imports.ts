import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { visitFiles } from '../../build/critical-pages.ts';

type Route = { id: string; imports?: string[] };
type Manifest = { routes: Record<string, Route> };

const head = 'window.__reactRouterManifest=';

/**
 * Removes the `imports` of pages outside the first visit from the browser's route manifest, which halves it.
 * The server has its own manifest and preloads the files of the page it renders. The browser only needs
 * `imports` to prefetch other pages, and only product links prefetch.
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
  for (const route of Object.values(manifest.routes)) {
    if (route.id !== 'root' && !critical.has(join(webDir, `${route.id}.tsx`))) delete route.imports;
  }
  await writeFile(file, `${head}${JSON.stringify(manifest)};`);
}
