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
 * How Node 24 runs a server (another Node has other options, and would not start with these). It may be a gigabyte, since
 * the less it may be the sooner it is collected; but what it once took it hardly gives back, so the heap grows in small
 * steps: young generations of 8 MB instead of 64, and a collection when what lives long has grown by 40 percent. Young
 * objects are collected while old ones are, or they would pile up for as long as that takes (30 MB); and none are made
 * among the old ones because some like them lived long when the process was young: dead ones there hold all they point to
 * (a list page left 60 KB behind, now 10).
 */
const heapOptions = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=40',
  '--no-separate-gc-phases',
  '--no-allocation-site-pretenuring',
];

/** No more threads collect than there are cores beside the one that answers, or they take its time. */
const serverOptions = [
  '--max-old-space-size=1024',
  `--v8-pool-size=${Math.min(4, Math.max(1, availableParallelism() - 1))}`,
  ...(process.versions.node.startsWith('24.') ? heapOptions : []),
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

/** How long (ms) a server that was asked to end has: what DRAIN_MS asks for, and what it needs beside that. */
const endMs = (): number => 10_000 + (Number(process.env.DRAIN_MS) || 0);
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
 * What is run: the built server, or its sources, which dev watches. What Node kept compiled of the built one would save a
 * tenth of a second at the start, and lie in its memory ever after (8 MB and more).
 */
const programs = {
  built: { file: 'build/shop/main.js', environment: { NODE_DISABLE_COMPILE_CACHE: '1' } },
  sources: { file: 'server/main.ts', environment: {} },
};

/**
 * Starts one server process, which learns everything from its environment and tells the port it serves by a message.
 * If this launcher dies, the channel between them closes and the server ends by itself.
 */
export function startServerProcess(options: {
  environment: Record<string, string | undefined>;
  program?: keyof typeof programs;
  nodeOptions: string[];
  onReady: (port: number) => void;
  /** Where its output goes: an open file; the terminal if not given. */
  output?: number;
}): ServerProcess {
  const program = programs[options.program ?? 'built'];
  const child = spawn(process.execPath, [...serverOptions, ...options.nodeOptions, program.file], {
    cwd: projectFolder,
    env: { ...serverEnvironment, ...process.env, ...program.environment, ...options.environment },
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
      await Promise.race([ended, wait(endMs(), undefined, { ref: false })]);
      killGroup(child);
      await ended;
    },
    kill: () => killGroup(child),
  };
}
