import type { Check } from './check.ts';
import { readSources } from './sources.ts';

const limit = 300;

// Long data is still one list, and nobody reads generated files.
const isData = (path: string): boolean =>
  /\.(gen|table|texts|data)\.ts$/.test(path) ||
  path.startsWith('seed/') ||
  /^web\/texts\/.*\/(en|hi)\.ts$/.test(path);

/** Checks that no file has more than 300 lines: a longer one has two responsibilities. */
export const size: Check = {
  name: 'file size',
  fix: `Split the file: over ${limit} lines it has two responsibilities. Data goes to seed/, a *.data.ts, *.table.ts or *.texts.ts.`,
  run: async () => {
    const sources = await readSources(/\.(ts|tsx|mjs|css|sql|sh)$/);
    return sources
      .filter(({ path }) => !isData(path))
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > limit)
      .map(({ path, lines }) => `${path}: ${lines} lines`);
  },
};
