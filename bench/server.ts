import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../scripts/launcher/environment.ts';
import { startServerProcess } from '../scripts/launcher/server-process.ts';
import { freePort } from '../scripts/ports.ts';

/** What the shop of a measurement is told: as in production, without a demo, without limits; `more` says otherwise. */
export const benchEnvironment = (
  databaseUrl: string,
  port: number,
  more: Record<string, string> = {},
): Record<string, string> => ({
  NODE_ENV: 'production',
  SHOP_ENV: 'demo',
  SEED: 'none',
  PLACES: 'none',
  DATABASE_URL: databaseUrl,
  PORT: String(port),
  SESSION_SECRET: 'a secret of the measurements, long enough for them',
  RATE_LIMIT_FACTOR: '1000000',
  LOG_LEVEL: 'warn',
  ...more,
});

/** Megabytes a process holds: now, and at most so far. Linux only; NaN elsewhere. */
function residentOf(pid: number): { now: number; peak: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
    return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
  } catch {
    return { now: Number.NaN, peak: Number.NaN };
  }
}

/** Milliseconds of processor time that processes have used. Linux only; NaN elsewhere. */
export function cpuOf(pids: readonly number[]): number {
  try {
    const ticks = pids.map((pid) => {
      // Fields behind the name, which may hold blanks: utime and stime are the 12th and 13th of them, in 1/100 s.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return Number(fields[11]) + Number(fields[12]);
    });
    return 10 * ticks.reduce((sum, one) => sum + one, 0);
  } catch {
    return Number.NaN;
  }
}

/**
 * The shop in a process of its own, started as the launcher starts it; ready when this answers. Its log is
 * .data/reports/bench-server.log. BENCH_NODE_OPTIONS is handed to it: `--cpu-prof` and the like.
 */
export async function startServer(databaseUrl: string, more: Record<string, string> = {}) {
  const port = await freePort();
  const reports = join(dataFolder, 'reports');
  mkdirSync(reports, { recursive: true });
  const output = openSync(join(reports, 'bench-server.log'), 'w');
  const { promise: ready, resolve: onReady } = Promise.withResolvers<number>();
  const server = startServerProcess({
    environment: benchEnvironment(databaseUrl, port, more),
    nodeOptions: (process.env.BENCH_NODE_OPTIONS ?? '').split(' ').filter(Boolean),
    onReady,
    output,
  });
  closeSync(output);
  if (typeof (await Promise.race([ready, server.ended])) !== 'number')
    throw new Error('The shop did not start: see .data/reports/bench-server.log.');
  return {
    port,
    base: `http://127.0.0.1:${port}`,
    /** Processor time it has used so far, milliseconds. */
    cpu: () => cpuOf([server.pid]),
    /** Megabytes it holds. */
    resident: () => residentOf(server.pid),
    stop: () => server.stop(),
  };
}
