import type { Check } from './check.ts';
import { runTool } from './program.ts';

/** Checks that biome finds nothing to format, no error and no warning: see biome.json. */
export const style: Check = {
  name: 'style',
  fix: 'Run `npx biome check --write`. Split a file or function that is too long by its responsibilities; data goes to seed/, a *.data.ts, *.table.ts or *.texts.ts.',
  run: () => runTool('@biomejs/biome/bin/biome', ['check', '--diagnostic-level=warn', '--error-on-warnings']),
};
