import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PagesBuild } from './build.ts';

/**
 * Loads the output of `react-router build web` from `buildDir`. The bundled server replaces this file by a static
 * import (server/build.ts).
 */
export async function loadPages(buildDir: string): Promise<PagesBuild> {
  return await import(pathToFileURL(join(buildDir, 'server', 'index.js')).href);
}
