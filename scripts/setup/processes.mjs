import { readFileSync } from 'node:fs';

/**
 * Returns the state letter and the start time (kernel ticks since boot) of a process, or undefined on macOS and Windows.
 * The kernel reuses pids; pid and start time together name one process.
 * @param {number} pid
 */
function statusOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in brackets and may hold spaces; state is the third field, start the 22nd.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', start: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

/**
 * Returns true when a process with this pid runs, under any account. A zombie does not count.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false;
  }
  return statusOf(pid)?.state !== 'Z';
}

/**
 * Returns the name of a process for lock files: `pid start-time`.
 * @param {number} pid
 */
export const nameOf = (pid) => `${pid} ${statusOf(pid)?.start ?? ''}`.trim();

/** Returns the name of this process. */
export const ownName = () => nameOf(process.pid);

/**
 * Returns true when the process that wrote this name still runs.
 * @param {string} name a result of `nameOf`
 */
export function isRunning(name) {
  const [pid = '', start = ''] = name.trim().split(' ');
  if (!/^[1-9]\d*$/.test(pid) || !isAlive(Number(pid))) return false;
  return start === '' || statusOf(Number(pid))?.start === start;
}

const parentCheckMs = 250;

/**
 * Calls back once when the npm that started this process is gone. After SIGKILL npm forwards no signal, but the parent of
 * its children changes. Does nothing for a process that npm did not start.
 * @param {() => void} onGone
 */
export function onNpmGone(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, parentCheckMs);
  timer.unref();
}
