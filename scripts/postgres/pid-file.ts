import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../setup/processes.mjs';

/** A running server, as `postmaster.pid` describes it. */
export type Postmaster = { pid: number; port: number; ready: boolean };

/** Returns true when the process is the PostgreSQL of this cluster, not one that reuses its pid after a crash. */
function runsCluster(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    // A zombie has an empty command line.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
  } catch {
    return false;
  }
}

/** Returns the server of this cluster, or undefined if there is none or its pid file is stale. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!runsCluster(pid, cluster)) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}
