import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode } from './node.mjs';
import { root } from './stamps.mjs';

/** Returns true when there is no new embedded database to fill: an earlier start made it, or DATABASE_URL names another. */
export const databaseReady = () =>
  Boolean(process.env.DATABASE_URL) || existsSync(join(root, '.data', 'postgres', 'cluster'));

let lastLine = '';

/**
 * Fills the embedded database of a new shop. Resolves when the process has ended, even if it failed: the server does the
 * rest at its start, and reports what is wrong. The process stops PostgreSQL and ends when the IPC channel closes.
 * @returns {Promise<void>}
 */
export const fillDatabase = () =>
  new Promise((resolve) => {
    const child = spawn(pinnedNode() ?? process.execPath, [join('scripts', 'launcher', 'fill.ts')], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    });
    child.stdout?.on('data', (data) => {
      // The shop logs JSON; the import of the demo and the places logs sentences.
      lastLine =
        String(data)
          .split('\n')
          .findLast((line) => /^\w/.test(line)) ?? lastLine;
    });
    child.on('error', () => resolve());
    child.on('exit', () => resolve());
  });

/** Returns the last line that the import logged. */
export const filledSoFar = () => lastLine;
