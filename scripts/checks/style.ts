import type { Check } from './check.ts';
import { runTool } from './program.ts';

/** biome finds nothing to format and no broken rule. */
export const style: Check = {
  name: 'style',
  fix: 'Run `npx biome check --write`; what is left says itself what to do.',
  run: () =>
    runTool('@biomejs/biome/bin/biome', ['check', '--max-diagnostics=30', '--diagnostic-level=warn']),
};
