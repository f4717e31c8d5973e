import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isFree } from '../ports.ts';

/** The project's folder. */
export const projectFolder = join(import.meta.dirname, '..', '..');

/** The folder with all data of a shop on this machine. */
export const dataFolder = join(projectFolder, '.data');

const defaultPort = 3000;
const drainingMs = 1000;

/** Loads `.env` into the environment. Variables that are set already win. */
export function readEnvFile(): void {
  const file = join(projectFolder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Returns the port to serve on: PORT if it is set, else 3000 or the next free port. Throws when PORT is taken or is no
 * port. Waits a second for the first choice: a shop that is ending may still be draining.
 */
export async function choosePort(log: (line: string) => void): Promise<number> {
  const { PORT: given, HOST: host } = process.env;
  const wanted = Number(given || defaultPort);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535)
    throw new Error(`PORT=${given} is not a port.`);
  for (const deadline = Date.now() + drainingMs; Date.now() < deadline; await wait(100)) {
    if (await isFree(wanted, host)) return wanted;
  }
  if (given) throw new Error(`Port ${wanted} is taken. Set PORT to another one.`);
  let port = wanted + 1;
  while (!(await isFree(port, host))) port += 1;
  log(`Port ${wanted} is taken; using ${port}.`);
  return port;
}

/** Returns the secret that signs sessions. It is stored so that a restart logs nobody out; production has to set its own. */
export function sessionSecret(folder = dataFolder): string | undefined {
  if (process.env.SESSION_SECRET || process.env.SHOP_ENV === 'production') return process.env.SESSION_SECRET;
  const file = join(folder, 'session-secret');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
