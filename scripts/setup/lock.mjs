import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hashOf } from './stamps.mjs';

const pollMs = 50;
const kernelOnly = process.platform === 'linux' || process.platform === 'win32';

/**
 * Returns the socket that represents a lock. Linux (abstract sockets) and Windows (pipes) free it when its process ends,
 * even by SIGKILL. Elsewhere a file remains.
 * @param {string} path
 */
function socketOf(path) {
  // The same folder may be reached over a symbolic link.
  const name = `navaratna-${hashOf([realpathSync(dirname(path)), basename(path)])}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name.slice(0, 40)}.sock`);
}

/**
 * Returns a server that listens on the socket, or undefined if another process does.
 * @param {string} socket
 * @returns {Promise<import('node:net').Server | undefined>}
 */
const tryListen = (socket) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen({ path: socket, exclusive: true }, () => resolve(server));
  });

/**
 * Removes the socket file of a process that was killed.
 * @param {string} socket
 * @returns {Promise<void>}
 */
const removeStale = (socket) =>
  new Promise((resolve) => {
    const client = connect(socket, () => client.destroy());
    client.on('error', () => rmSync(socket, { force: true }));
    client.on('close', () => resolve());
  });

/**
 * Runs `work` while no other process of this machine holds the same lock.
 * @template T
 * @param {string} path the name of the lock, in a folder that is created if it is missing
 * @param {() => T | Promise<T>} work
 * @param {() => void} [onWait] called once if another process holds the lock
 * @returns {Promise<T>} the result of `work`
 */
export async function withLock(path, work, onWait) {
  mkdirSync(dirname(path), { recursive: true });
  const socket = socketOf(path);
  let server = await tryListen(socket);
  if (!server) onWait?.();
  while (!server) {
    await wait(pollMs);
    if (!kernelOnly) await removeStale(socket);
    server = await tryListen(socket);
  }
  try {
    return await work();
  } finally {
    server.close();
  }
}
