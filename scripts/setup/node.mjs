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

/** Returns in one line why this machine cannot run the shop, or undefined if it can. */
export function nodeProblem() {
  if (major >= 24 || pinnedFor.includes(`${process.platform}-${process.arch}`)) return undefined;
  return `Navaratna needs Node 24 on this machine (this is ${process.versions.node}): install it and start again.`;
}

/** Returns the path of the Node that the packages contain, or undefined if there is none for this machine. */
export function pinnedNode() {
  const path = join(root, 'node_modules', '.bin', 'node');
  return existsSync(path) ? realpathSync(path) : undefined;
}

/** Enables Node's compile cache in this process and its children. Node ignores a folder that it cannot write. */
function enableCompileCache() {
  const folder = join(root, '.data', 'compile-cache');
  process.env.NODE_COMPILE_CACHE ??= folder;
  modules.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
}

/**
 * Runs a script of the project with the pinned Node. npm puts node_modules/.bin first on the PATH, so from the second
 * start on this process is that Node already, and imports the script. Otherwise a child process runs it: signals are
 * forwarded to it, and its exit code becomes ours.
 * @param {string} script relative to the project
 * @param {string[]} args
 */
export async function execWithPinnedNode(script, args) {
  const path = join(root, script);
  enableCompileCache();
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
