import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode } from './node.mjs';
import { hashOfFolders, readStamp, root, writeStamp } from './stamps.mjs';

const sources = ['web', 'contract', 'art', 'papers', 'package-lock.json'];
const built = join(root, 'build', 'server', 'index.js');
const stamp = join(root, 'build', '.sources');

const currentHash = () => hashOfFolders(sources);

/** True when the built pages are those of the sources, or there are no pages to build. */
export const pagesReady = () =>
  !existsSync(join(root, 'web')) || (existsSync(built) && readStamp(stamp) === currentHash());

/** Builds the pages for production into `build/`. Throws with what the build said. */
export async function buildPages() {
  const hash = currentHash();
  rmSync(stamp, { force: true });
  const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  await new Promise((resolve, reject) => {
    const child = spawn(pinnedNode() ?? process.execPath, [cli, 'build', 'web'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(undefined) : reject(new Error(`The pages could not be built:\n${said.trim()}`)),
    );
  });
  writeStamp(stamp, hash);
}
