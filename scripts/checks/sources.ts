import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import pLimit from 'p-limit';
import { projectFolder } from '../launcher/environment.ts';

/** A file of the project: its path with forward slashes from the project's folder, and its text. */
export type Source = { path: string; text: string };

const skipped = ['node_modules', 'built', 'coverage', 'test-results', 'playwright-report'];
// Kept as its makers publish it (scripts/checks/licences.ts).
const ofOthers = 'web/public/libheif/libheif.js';
const exclude = ['build', ofOthers, ...skipped.flatMap((name) => [name, `**/${name}`])];

// All checks run at once, and together they read every file many times: more than a process may hold open.
const reading = pLimit(256);

/** Lists the files of the project whose path matches, sorted by path, without packages and build output. */
export async function readSources(pattern: RegExp): Promise<Source[]> {
  // `**` leaves out folders with a dot, such as .git and .data.
  const paths = globSync(['**', '**/.*', '.ci/*'], { cwd: projectFolder, exclude, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectFolder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => pattern.test(path))
    .sort();
  return Promise.all(
    paths.map((path) =>
      reading(async () => ({ path, text: await readFile(join(projectFolder, path), 'utf8') })),
    ),
  );
}
