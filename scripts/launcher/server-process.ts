import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
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
 * How Node runs a server: with a gigabyte for what lives long, twelve times what it holds, since the less it may take the
 * sooner it collects; and with young generations of 32 MB. Measured over the shop's rows, the process is up to 100 MB
 * smaller than without either, and as fast; with 512 MB for what lives long pages become slower and nothing smaller.
 */
const serverOptions = ['--max-old-space-size=1024', '--max-semi-space-size=32'];

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
