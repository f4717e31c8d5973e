import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode } from './node.mjs';
import { hashOfFolders, readStamp, root, writeStamp } from './stamps.mjs';

/**
 * Something that is built.
 * @typedef {object} Target
 * @property {string} what for the error: "The pages"
 * @property {string[]} sources folders and files whose change asks for another build
 * @property {string} built a file that is there once it is built
 * @property {string} stamp where the sources of the last build are noted
 * @property {string[]} command what Node runs
 */

const cli = join('node_modules', '@react-router', 'dev', 'bin.cjs');

/** @type {Target} */
const pages = {
  what: 'The pages',
  sources: ['web', 'contract', 'art', 'package-lock.json'],
  built: join(root, 'build', 'server', 'index.js'),
  stamp: join(root, 'build', '.sources'),
  command: [cli, 'build', 'web'],
};

/** @type {Target} */
const server = {
  what: 'The server',
  sources: ['server', ...pages.sources, 'jyotish', 'sandbox', 'seed'],
  built: join(root, 'build', 'shop', 'main.js'),
  stamp: join(root, 'build', 'shop', '.sources'),
  command: [join('server', 'build.ts')],
};

/** @type {Target} */
const pdfs = {
  what: 'The documents',
  sources: ['pdf', 'contract', 'art', 'package-lock.json'],
  built: join(root, 'pdf', 'built', 'worker.js'),
  stamp: join(root, 'pdf', 'built', '.sources'),
  command: [join('pdf', 'build.ts')],
};

/** @param {Target} target */
const isReady = ({ sources, built, stamp }) =>
  !existsSync(join(root, sources[0] ?? '')) ||
  (existsSync(built) && readStamp(stamp) === hashOfFolders(sources));

/** @param {Target} target */
async function buildTarget({ what, sources, stamp, command }) {
  const hash = hashOfFolders(sources);
  rmSync(stamp, { force: true });
  await new Promise((resolve, reject) => {
    const child = spawn(pinnedNode() ?? process.execPath, command, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(undefined) : reject(new Error(`${what} could not be built:\n${said.trim()}`)),
    );
  });
  writeStamp(stamp, hash);
}

/** True when the built pages are those of the sources, or there are no pages to build. */
export const pagesReady = () => isReady(pages);

/** Builds the pages for production into `build/`. Throws with what the build said. */
export const buildPages = () => buildTarget(pages);

/** True when the built server is that of the sources. */
export const serverReady = () => isReady(server);

/** Builds the server, with the built pages in it, into `build/shop/`. Throws with what the build said. */
export const buildServer = () => buildTarget(server);

/** True when the built documents are those of the sources. */
export const pdfsReady = () => isReady(pdfs);

/** Builds the documents for print and their fonts into `pdf/built/`. Throws with what the build said. */
export const buildPdfs = () => buildTarget(pdfs);
