import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { projectFolder } from '../launcher/environment.ts';

/** A file of the project: its path with forward slashes from the project's folder, and its text. */
export type Source = { path: string; text: string };

const skippedFolders = new Set([
  'node_modules',
  'built',
  'coverage',
  'test-results',
  'playwright-report',
  '.git',
  '.data',
  '.react-router',
]);

const builtPages = join(projectFolder, 'build');

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    const isSkipped = skippedFolders.has(entry.name) || path === builtPages;
    if (entry.isDirectory()) return isSkipped ? [] : pathsIn(path);
    return entry.isFile() ? [path] : [];
  });
  return (await Promise.all(nested)).flat();
}

/** Lists the files of the project whose path matches, sorted by path, without packages and build output. */
export async function readSources(pattern: RegExp): Promise<Source[]> {
  const paths = (await pathsIn(projectFolder))
    .map((path) => relative(projectFolder, path).replaceAll('\\', '/'))
    .filter((path) => pattern.test(path))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(projectFolder, path), 'utf8') })),
  );
}
