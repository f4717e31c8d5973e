import { join } from 'node:path';
import type { Plugin } from 'vite';
import { makeDrawings } from '../drawings/make.ts';
import { makeFonts } from '../fonts/subset.ts';
import { makeStyleSources } from './style-sources.ts';

/** Makes the files that the sources import but the repository does not hold: drawings, cut fonts, lists of sources. */
export function generateAssets(webDir: string): Plugin {
  return {
    name: 'made-files',
    async config(_config, { mode }) {
      await makeDrawings(join(webDir, 'drawings', 'built'));
      await makeFonts(webDir);
      await makeStyleSources(webDir, mode === 'development');
    },
  };
}
