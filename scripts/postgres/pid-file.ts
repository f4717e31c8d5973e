import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../setup/processes.mjs';

/** What a running server says of itself in `postmaster.pid`. */
export type Postmaster = { pid: number; port: number; ready: boolean };

/** True when the process is the PostgreSQL of this cluster, and not another that got its pid after a crash. */
function runsCluster(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    // A killed process that nobody collected has an empty command line.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
  } catch {
    return false;
  }
}

/** The server that holds this cluster; nothing when there is none or its file is what a killed one left. */
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
