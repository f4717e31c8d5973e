import type { Check } from './check.ts';
import { readSources } from './sources.ts';

const limit = 300;

// Data reads as one list however long it is; what a program writes nobody reads.
const isData = (path: string): boolean =>
  /\.(gen|table|texts|data)\.ts$/.test(path) ||
  path.startsWith('seed/') ||
  /^web\/texts\/.*\/(en|hi)\.ts$/.test(path);

/** No file passes 300 lines: one that does holds two things. */
export const size: Check = {
  name: 'file size',
  fix: `Split the file: past ${limit} lines it holds two things. Data goes to seed/, a *.data.ts, *.table.ts or *.texts.ts.`,
  run: async () => {
    const sources = await readSources(/\.(ts|tsx|mjs|css|sql|sh)$/);
    return sources
      .filter(({ path }) => !isData(path))
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > limit)
      .map(({ path, lines }) => `${path}: ${lines} lines`);
  },
};
