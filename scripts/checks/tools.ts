import { run } from '../setup/run.mjs';
import type { Check } from './check.ts';

/** Runs a script of node_modules with this Node. Returns its output if it failed, else an empty list. */
async function runTool(script: string, args: string[]): Promise<string[]> {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
  return run(process.execPath, [`node_modules/${script}`, ...args], { env }).then(
    () => [],
    (error: Error) => [error.message],
  );
}

/** Checks that biome finds nothing to format, no error and no warning: see biome.json. */
export const style: Check = {
  name: 'style',
  fix: 'Run `npx biome check --write`. Split a file or function that is too long by its responsibilities; data goes to seed/, a *.data.ts, *.table.ts or *.texts.ts.',
  run: () => runTool('@biomejs/biome/bin/biome', ['check', '--diagnostic-level=warn', '--error-on-warnings']),
};

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
