import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { projectFolder } from './environment.ts';

/**
 * A server process and its pid (0 if it could not be started). `ended` resolves with its exit code or signal. `stop` lets it
 * finish its requests; `kill` does not.
 */
export type ServerProcess = {
  pid: number;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  stop(): Promise<void>;
  kill(): void;
};

/**
 * The limits of a server's heap: 1 GB, and 8 MB for each half of its young objects. The Dockerfile and the unit of systemd start
 * Node with the same.
 */
export const heapLimits: readonly string[] = ['--max-old-space-size=1024', '--max-semi-space-size=8'];

/** Returns how long (ms) a server may take to end: 10 s and DRAIN_MS. */
const endMs = (): number => 10_000 + (Number(process.env.DRAIN_MS) || 0);
// The server has its own process group: Ctrl-C in the terminal reaches only the launcher, which stops the server once.
const ownGroup = process.platform !== 'win32';

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(ownGroup ? -child.pid : child.pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}

/**
 * The built server, or its sources, which `npm run dev` watches. The compile cache would save 0.1 s at the start of the built
 * server, but would stay in its memory (8 MB and more).
 */
const programs = {
  built: { file: 'build/shop/main.js', environment: { NODE_DISABLE_COMPILE_CACHE: '1' } },
  sources: { file: 'server/main.ts', environment: {} },
};

/**
 * Starts one server process. It is configured by its environment and sends its port in an IPC message. If the launcher
 * dies, the IPC channel closes and the server ends.
 */
export function startServerProcess(options: {
  environment: Record<string, string | undefined>;
  program?: keyof typeof programs;
  nodeOptions: string[];
  onReady: (port: number) => void;
  /** The file descriptor for its output; by default the terminal. */
  output?: number;
}): ServerProcess {
  const program = programs[options.program ?? 'built'];
  const child = spawn(process.execPath, [...heapLimits, ...options.nodeOptions, program.file], {
    cwd: projectFolder,
    env: { ...process.env, ...program.environment, ...options.environment },
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
