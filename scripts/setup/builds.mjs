import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runChild } from './children.mjs';
import { pinnedNode } from './node.mjs';
import { hashOfFolders, readStamp, root, writeStamp } from './stamps.mjs';

/**
 * One step of the set-up. A step that runs `alongside` needs only the packages: it starts before the steps after it, and
 * is awaited after all of them.
 * @typedef {{ title: string, ready: () => boolean, work: () => Promise<unknown>, howFar?: () => string, alongside?: boolean }} Step
 */

/** @param {string[]} args */
const runNode = (args) =>
  runChild(pinnedNode() ?? process.execPath, args, { env: { ...process.env, NODE_ENV: 'production' } });

/**
 * Returns a step that runs a script of ours or of a package. It is ready while the sources have the hash of the last build.
 * @param {string} title
 * @param {{ sources: string[], built: string, command: string[], alongside?: boolean }} target `built`: a file that
 *   exists after the build
 * @returns {Step}
 */
function build(title, { sources, built, command, alongside }) {
  const file = join(root, built);
  const stamp = join(dirname(file), '.sources');
  return {
    title,
    alongside,
    ready: () => existsSync(file) && readStamp(stamp) === hashOfFolders(sources),
    work: async () => {
      const hash = hashOfFolders(sources);
      rmSync(stamp, { force: true });
      await runNode(command).catch((error) => {
        throw new Error(`${title} failed:\n${error.message}`);
      });
      writeStamp(stamp, hash);
    },
  };
}

/** Builds the pages for production into `build/`. */
export const pages = build('Building the pages', {
  sources: ['web', 'contract', 'languages', 'art'],
  built: 'build/server/index.js',
  command: ['node_modules/@react-router/dev/bin.cjs', 'build', 'web'],
});

/** Builds the server with the built pages into `build/shop/`. */
export const server = build('Building the server', {
  sources: ['server', 'web', 'contract', 'languages', 'art', 'jyotish', 'sandbox', 'seed'],
  built: 'build/shop/main.js',
  command: ['server/build.ts'],
});

/** Builds the PDF documents and their fonts into `pdf/built/`. */
export const documents = build('Building the documents', {
  sources: ['pdf', 'contract', 'languages', 'art'],
  built: 'pdf/built/worker.js',
  command: ['pdf/build.ts'],
  alongside: true,
});

/**
 * Fills the embedded database of a new shop. A shop with a configuration of its own is filled at its start. So is a shop for
 * which this step fails: it costs only time, and the server says what is wrong.
 * @type {Step}
 */
export const database = {
  title: 'Filling the database',
  alongside: true,
  ready: () =>
    Boolean(process.env.DATABASE_URL) ||
    ['.env', '.data/postgres/cluster'].some((path) => existsSync(join(root, path))),
  work: () => runNode(['scripts/db.ts', 'fill']).catch(() => {}),
};
