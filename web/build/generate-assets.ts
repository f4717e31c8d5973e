import { join } from 'node:path';
import type { Plugin } from 'vite';
import { makeDrawings } from '../drawings/make.ts';
import { makeFonts } from '../fonts/subset.ts';
import { makeStyleSources } from './style-sources.ts';

/**
 * Generates the files that sources import but the repository does not contain: drawings, font subsets,
 * Tailwind source lists.
 */
export function generateAssets(webDir: string): Plugin {
  return {
    name: 'generate-assets',
    async config(_config, { mode }) {
      await makeDrawings(join(webDir, 'drawings', 'built'));
      await makeFonts(webDir);
      await makeStyleSources(webDir, mode === 'development');
    },
  };
}
