import { join } from 'node:path';
import type { Plugin } from 'vite';
import { makeDrawings } from '../drawings/make.ts';
import { makeFonts } from '../fonts/subset.ts';

/** Makes the files that the sources import but the repository does not hold: drawings and cut fonts. */
export function madeFiles(webDir: string): Plugin {
  return {
    name: 'made-files',
    async config() {
      await makeDrawings(join(webDir, 'drawings', 'built'));
      await makeFonts(webDir, join(webDir, 'fonts', 'built'));
    },
  };
}
