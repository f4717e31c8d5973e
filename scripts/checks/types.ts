import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../launcher/environment.ts';
import type { Check } from './check.ts';
import { runTool } from './program.ts';

/** TypeScript finds no error; the types of the pages' routes are generated first. */
export const types: Check = {
  name: 'types',
  fix: 'Correct the types; `npx tsc` shows these again.',
  run: async () => {
    const hasPages = existsSync(join(projectFolder, 'web', 'react-router.config.ts'));
    const generated = hasPages ? await runTool('@react-router/dev/bin.cjs', ['typegen', 'web']) : [];
    return generated.length > 0
      ? generated
      : runTool('typescript/bin/tsc', ['--noEmit', '--pretty', 'false']);
  },
};
