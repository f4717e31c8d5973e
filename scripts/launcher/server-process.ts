import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { projectFolder } from './environment.ts';

/** A running server process and its number (0 if it could not be started). `ended` answers how it ended; `stop` lets it finish its requests, `kill` does not. */
export type ServerProcess = {
  pid: number;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  stop(): Promise<void>;
  kill(): void;
};

/**
 * How Node runs a server. What lives long is collected when it has grown by 70 percent instead of 30, because for a tenth
 * of a second each time every answer waits twice as long; and by no more threads than there are cores beside the one that
 * answers, or they take its time. It may be a gigabyte, twelve times what it is, since the less it may be the sooner it
 * is collected. Young generations have 16 MB, a quarter of what Node would take: what a page needs is gone
 * before they are full.
 */
const serverOptions = [
  '--max-old-space-size=1024',
  '--max-semi-space-size=16',
  '--heap-growing-percent=70',
  `--v8-pool-size=${Math.min(4, Math.max(1, availableParallelism() - 1))}`,
];

/**
 * How glibc gives out memory: two arenas instead of one for each thread that compresses; what is large comes from the
 * system and goes back there at once; what is free at the end goes back too.
 */
const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(256 * 2 ** 10),
  MALLOC_TRIM_THRESHOLD_: String(16 * 2 ** 20),
};

const drainMs = 10_000;
// A process group of its own, so that Ctrl-C in the terminal reaches only the launcher, which then stops it once.
const ownGroup = process.platform !== 'win32';

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(ownGroup ? -child.pid : child.pid, 'SIGKILL');
  } catch {
    // It ended by itself meanwhile.
  }
}

/**
 * Starts one server process, which learns everything from its environment and tells the port it serves by a message.
 * If this launcher dies, the channel between them closes and the server ends by itself.
 */
export function startServerProcess(options: {
  environment: Record<string, string | undefined>;
  nodeOptions: string[];
  onReady: (port: number) => void;
  /** Where its output goes: an open file; the terminal if not given. */
  output?: number;
}): ServerProcess {
  const child = spawn(process.execPath, [...serverOptions, ...options.nodeOptions, 'server/main.ts'], {
    cwd: projectFolder,
    env: { ...serverEnvironment, ...process.env, ...options.environment },
    detached: ownGroup,
    stdio: ['inherit', options.output ?? 'inherit', options.output ?? 'inherit', 'ipc'],
  });
  child.on('message', (message: { type?: string; port?: number }) => {
    if (message?.type === 'ready' && message.port !== undefined) options.onReady(message.port);
  });
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  return {
    pid: child.pid ?? 0,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      await Promise.race([ended, wait(drainMs, undefined, { ref: false })]);
      killGroup(child);
      await ended;
    },
    kill: () => killGroup(child),
  };
}
