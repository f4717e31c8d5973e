import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PagesBuild } from './build.ts';

/**
 * The pages that `react-router build web` left in `buildDir`. In the built server this file is another one, because there
 * the pages are part of it (server/build.ts).
 */
export async function loadPages(buildDir: string): Promise<PagesBuild> {
  return await import(pathToFileURL(join(buildDir, 'server', 'index.js')).href);
}
