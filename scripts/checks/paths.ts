import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../launcher/environment.ts';
import type { Check } from './check.ts';
import { readSources, type Source } from './sources.ts';

const roots = 'art|contract|docs|e2e|jyotish|lab|languages|pdf|sandbox|scripts|seed|server|web';
const named = new RegExp(
  `(?<![\\w./@#-])(?:${roots})/[\\w./+-]*\\.(?:cjs|css|json|md|mjs|sql|svg|tsx?|txt)\\b`,
  'g',
);

// Made by a build or a start, so not in a fresh clone.
const made = /(?:^|\/)(?:built|build|\.react-router)\//;

/** Returns the comments of a source, the whole text of a Markdown file. */
const prose = ({ path, text }: Source): string =>
  path.endsWith('.md') ? text : (text.match(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g) ?? []).join('\n');

/** Returns the paths that a source names and that `exists` does not know, with the file that names them. */
export const missingPaths = (source: Source, exists: (path: string) => boolean): string[] =>
  [...new Set(prose(source).match(named) ?? [])]
    .filter((path) => !made.test(path) && !exists(path))
    .map((path) => `${source.path}: ${path}`);

/** Checks that every file named in a comment or in the documentation exists. */
export const paths: Check = {
  name: 'paths',
  fix: 'Name the file where it is now, or leave the path out.',
  run: async () => {
    const sources = await readSources(/\.(ts|tsx|mjs|css|md)$/);
    // What was true of an earlier version stays as it was.
    const now = sources.filter(({ path }) => path !== 'CHANGELOG.md' && path !== 'docs/spec-coverage.md');
    return now.flatMap((source) => missingPaths(source, (path) => existsSync(join(projectFolder, path))));
  },
};
