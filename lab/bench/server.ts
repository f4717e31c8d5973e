import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../../scripts/launcher/environment.ts';
import { startServerProcess } from '../../scripts/launcher/server-process.ts';
import { freePort } from '../../scripts/ports.ts';

/** Returns the environment of a benchmarked shop: production, without demo data and limits. `more` overrides it. */
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

/** Returns a process's resident memory in MB, current and peak. Linux only; NaN elsewhere. */
export function residentOf(pid: number): { now: number; peak: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
    return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
  } catch {
    return { now: Number.NaN, peak: Number.NaN };
  }
}

/** Returns the CPU time of a process in milliseconds, 0 if it has ended. Linux counts it by thread, in nanoseconds. */
function cpuOfProcess(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const times = threads.map(
      (thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0],
    );
    return times.reduce((sum, time) => sum + Number(time), 0) / 1e6;
  } catch {
    return 0;
  }
}

/** Returns the CPU time of processes in milliseconds. Linux only; NaN elsewhere. */
export const cpuOf = (pids: readonly number[]): number =>
  process.platform === 'linux' ? pids.reduce((sum, pid) => sum + cpuOfProcess(pid), 0) : Number.NaN;

/**
 * Starts the shop in its own process, as the launcher does. Resolves when it is ready. The log is
 * .data/reports/bench-server.log. BENCH_NODE_OPTIONS is passed on: `--cpu-prof` and the like.
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
    /** Returns its CPU time so far, in milliseconds. */
    cpu: () => cpuOf([server.pid]),
    /** Returns its resident memory in MB. */
    resident: () => residentOf(server.pid),
    stop: () => server.stop(),
  };
}
