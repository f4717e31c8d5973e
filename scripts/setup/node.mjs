import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import * as modules from 'node:module';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onNpmGone } from './processes.mjs';
import { root } from './stamps.mjs';

const major = Number(process.versions.node.split('.')[0]);
const pinnedFor = ['linux-x64', 'linux-arm64'];

/** Why this machine cannot run the shop, in one line; nothing where the pinned Node or its own is good enough. */
export function nodeProblem() {
  if (major >= 24 || pinnedFor.includes(`${process.platform}-${process.arch}`)) return undefined;
  return `Navaratna needs Node 24 on this machine (this is ${process.versions.node}): install it and start again.`;
}

/** The Node that comes with the packages; nothing where there is none for this machine. */
export function pinnedNode() {
  const path = join(root, 'node_modules', '.bin', 'node');
  return existsSync(path) ? realpathSync(path) : undefined;
}

/**
 * Lets Node keep stripped and compiled modules between starts, here and in every process started from here. Where the
 * folder cannot be written Node goes on without.
 */
function keepCompiled() {
  const folder = join(root, '.data', 'compile-cache');
  process.env.NODE_COMPILE_CACHE ??= folder;
  modules.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
}

/**
 * Runs a script of the project with the pinned Node: in this process if it is that Node already (as on every start but
 * the first, since npm puts node_modules/.bin first on the PATH), else in a child that gets our signals and gives us
 * its exit code.
 * @param {string} script relative to the project
 * @param {string[]} args
 */
export async function handOver(script, args) {
  const path = join(root, script);
  keepCompiled();
  const pinned = pinnedNode();
  if (pinned === undefined || pinned === realpathSync(process.execPath)) {
    process.argv = [process.execPath, path, ...args];
    await import(pathToFileURL(path).href);
    return;
  }
  const child = spawn(pinned, [path, ...args], { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  onNpmGone(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(
      `The pinned Node does not run on this machine (${error.message}): it needs Linux with glibc.`,
    );
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
  });
}
