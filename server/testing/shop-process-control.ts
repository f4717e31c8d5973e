import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./shop-process.ts', import.meta.url));

/** A shop in a separate process. */
export type ShopProcess = {
  /** Resolves when the process has ended, by itself or by a signal. */
  ended: Promise<unknown>;
  /** Kills it with SIGKILL, like a crash. */
  kill(): Promise<void>;
};

/** Starts a shop process on a database. Resolves when it serves, or when it has died before. */
export async function startShopProcess(env: Record<string, string>): Promise<ShopProcess> {
  const child: ChildProcess = fork(program, {
    env: { ...process.env, SHOP_ENV: 'test', LOG_LEVEL: 'silent', SEED: 'none', ...env },
    stdio: 'inherit',
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child, 'message'), ended]);
  return {
    ended,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
