import type { Check } from './check.ts';
import { runTool } from './program.ts';

/** Checks that TypeScript finds no error. The types of the routes are generated first. */
export const types: Check = {
  name: 'types',
  fix: 'Fix the types. `npx tsc` prints the errors again.',
  run: async () => {
    const generated = await runTool('@react-router/dev/bin.cjs', ['typegen', 'web']);
    return generated.length > 0
      ? generated
      : runTool('typescript/bin/tsc', ['--noEmit', '--pretty', 'false']);
  },
};
