import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode } from './node.mjs';
import { hashOfFolders, readStamp, root, writeStamp } from './stamps.mjs';

/**
 * A build target.
 * @typedef {object} Target
 * @property {string} name for errors: "The pages"
 * @property {string[]} sources folders and files whose change requires a new build
 * @property {string} built a file that exists after the build
 * @property {string} stamp the file with the hash of the sources of the last build
 * @property {string[]} command the arguments for Node
 */

const cli = join('node_modules', '@react-router', 'dev', 'bin.cjs');

/** @type {Target} */
const pages = {
  name: 'The pages',
  sources: ['web', 'contract', 'art', 'package-lock.json'],
  built: join(root, 'build', 'server', 'index.js'),
  stamp: join(root, 'build', '.sources'),
  command: [cli, 'build', 'web'],
};

/** @type {Target} */
const server = {
  name: 'The server',
  sources: ['server', ...pages.sources, 'jyotish', 'sandbox', 'seed'],
  built: join(root, 'build', 'shop', 'main.js'),
  stamp: join(root, 'build', 'shop', '.sources'),
  command: [join('server', 'build.ts')],
};

/** @type {Target} */
const pdfs = {
  name: 'The documents',
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
async function buildTarget({ name, sources, stamp, command }) {
  const hash = hashOfFolders(sources);
  rmSync(stamp, { force: true });
  await new Promise((resolve, reject) => {
    const child = spawn(pinnedNode() ?? process.execPath, command, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(undefined) : reject(new Error(`${name} could not be built:\n${output.trim()}`)),
    );
  });
  writeStamp(stamp, hash);
}

/** Returns true when the built pages match the sources, or there are no sources. */
export const pagesReady = () => isReady(pages);

/** Builds the pages for production into `build/`. Throws with the output of the build. */
export const buildPages = () => buildTarget(pages);

/** Returns true when the built server matches the sources. */
export const serverReady = () => isReady(server);

/** Builds the server with the built pages into `build/shop/`. Throws with the output of the build. */
export const buildServer = () => buildTarget(server);

/** Returns true when the built PDF documents match the sources. */
export const pdfsReady = () => isReady(pdfs);

/** Builds the PDF documents and their fonts into `pdf/built/`. Throws with the output of the build. */
export const buildPdfs = () => buildTarget(pdfs);
