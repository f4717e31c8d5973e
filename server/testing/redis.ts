import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

/** Whether this machine has a Redis server. Tests that need one are skipped without it. */
export const hasRedis: boolean = (() => {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** A Redis server of a test. `freeze` stops it without closing its connections, until `thaw`. `stop` ends it. */
export type TestRedis = {
  url: string;
  port: number;
  freeze(): void;
  thaw(): void;
  stop(): Promise<unknown>;
};

/** Starts a Redis server without persistence, on a free port if none is given. */
export async function startRedis(given?: number): Promise<TestRedis> {
  const port = given ?? (await freePort());
  const child = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no']);
  for await (const line of child.stdout) if (String(line).includes('Ready to accept')) break;
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: () => {
      child.kill();
      return once(child, 'exit');
    },
  };
}
