import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { projectFolder } from '../launcher/environment.ts';

/** A file of the project: its path with forward slashes from the project's folder, and its text. */
export type Source = { path: string; text: string };

const skippedFolders = new Set([
  'node_modules',
  'build',
  'coverage',
  'test-results',
  'playwright-report',
  '.git',
  '.data',
  '.react-router',
]);

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : pathsIn(path);
    return entry.isFile() ? [path] : [];
  });
  return (await Promise.all(nested)).flat();
}

/** All files of the project whose path fits, in the order of their paths; without packages and what is built. */
export async function readSources(pattern: RegExp): Promise<Source[]> {
  const paths = (await pathsIn(projectFolder))
    .map((path) => relative(projectFolder, path).replaceAll('\\', '/'))
    .filter((path) => pattern.test(path))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(projectFolder, path), 'utf8') })),
  );
}
