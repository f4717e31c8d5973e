import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning, nameOf, onNpmGone } from './processes.mjs';
import { run } from './run.mjs';
import { root } from './stamps.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const graceMs = 5000;
const pollMs = 20;
// One file for each running child. It outlives a set-up that SIGKILL ends, so that the next one finds the orphans.
const names = join(root, '.data', 'setup-children');
const hasGroups = process.platform !== 'win32';

/** @type {Map<ChildProcess, Promise<unknown>>} */
const children = new Map();
/** @type {NodeJS.Signals | undefined} */
let interruptedBy;
let ending = false;

/**
 * Sends a signal to a child and to its own children. Does nothing when they are gone.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  try {
    process.kill(hasGroups ? -pid : pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * Runs a program like `run`, in a process group of its own, which ends with the set-up. A terminal's Ctrl-C does not reach
 * it: the set-up ends it, and waits. Throws at once while the set-up ends.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<string>}
 */
export function runChild(program, args, options) {
  if (ending) return Promise.reject(new Error('The set-up was interrupted.'));
  /** @type {ChildProcess | undefined} */
  let child;
  const result = run(program, args, { ...options, detached: hasGroups }, (started) => {
    child = started;
    writeFileSync(join(names, String(child.pid)), nameOf(Number(child.pid)));
  });
  if (!child) return result;
  const own = child;
  const forget = () => {
    children.delete(own);
    signalGroup(Number(own.pid), 'SIGKILL');
    rmSync(join(names, String(own.pid)), { force: true });
  };
  // Its error belongs to the caller.
  children.set(own, result.then(forget, forget));
  return result;
}

/** Ends all children and waits until they are gone. One that ignores SIGTERM is ended by SIGKILL after five seconds. */
async function endChildren() {
  ending = true;
  const all = [...children];
  for (const [child] of all) signalGroup(Number(child.pid), 'SIGTERM');
  const kill = setTimeout(() => {
    for (const child of children.keys()) signalGroup(Number(child.pid), 'SIGKILL');
  }, graceMs);
  await Promise.all(all.map(([, gone]) => gone));
  clearTimeout(kill);
}

/**
 * Ends children of an earlier set-up that SIGKILL ended. Only Linux knows the start time of a process; elsewhere another
 * process may have the pid by now, and is left alone.
 */
async function endOrphans() {
  for (const file of readdirSync(names)) {
    const name = readFileSync(join(names, file), 'utf8');
    if (/^\d+ \d+$/.test(name) && isRunning(name)) {
      console.error(`Ending process ${file}, which an earlier set-up has left ...`);
      signalGroup(Number(file), 'SIGKILL');
      while (isRunning(name)) await wait(pollMs);
    }
    rmSync(join(names, file), { force: true });
  }
}

/**
 * Runs `work`, whose children all end with it, whether it succeeds, fails or is interrupted: by Ctrl-C, SIGTERM, a closed
 * terminal, or the death of the npm that started us. After an interruption it ends this process.
 * @param {() => Promise<unknown>} work
 */
export async function withChildren(work) {
  mkdirSync(names, { recursive: true });
  await endOrphans();
  const interrupt = (/** @type {NodeJS.Signals} */ signal) => {
    if (interruptedBy) return;
    interruptedBy = signal;
    // A terminal that was closed takes no more words.
    process.stderr.on('error', () => {});
    console.error('\nEnding the set-up; the next start goes on ...');
    void endChildren();
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, interrupt);
  onNpmGone(() => interrupt('SIGTERM'));
  try {
    await work();
  } catch (error) {
    if (!interruptedBy) throw error;
  } finally {
    await endChildren();
    for (const signal of signals) process.off(signal, interrupt);
  }
  if (interruptedBy) process.exit(128 + constants.signals[interruptedBy]);
  ending = false;
}
