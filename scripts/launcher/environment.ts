import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isFree, nextFreePort } from '../ports.ts';

/** The project's folder. */
export const projectFolder = join(import.meta.dirname, '..', '..');

/** Where everything lies that a shop on this machine keeps. */
export const dataFolder = join(projectFolder, '.data');

const defaultPort = 3000;
const drainingMs = 1000;

/** Takes what `.env` says into the environment; what is set already stays. */
export function readEnvFile(): void {
  const file = join(projectFolder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** True when the port is free, or gets free within a moment: a shop that was just ended may still be draining. */
async function getsFree(port: number, host?: string): Promise<boolean> {
  for (const deadline = Date.now() + drainingMs; Date.now() < deadline; await wait(100)) {
    if (await isFree(port, host)) return true;
  }
  return false;
}

/**
 * The port to serve on: a given one or nothing, the default one or the next that is free. Throws when the given port
 * is taken or is no port.
 */
export async function choosePort(log: (line: string) => void): Promise<number> {
  const { PORT: given, HOST: host } = process.env;
  if (given) {
    const port = Number(given);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT=${given} is not a port.`);
    if (!(await getsFree(port, host))) throw new Error(`Port ${port} is taken. Set PORT to another one.`);
    return port;
  }
  if (await getsFree(defaultPort, host)) return defaultPort;
  const port = await nextFreePort(defaultPort + 1, host);
  log(`Port ${defaultPort} is taken; using ${port}.`);
  return port;
}

/** The secret that signs sessions, kept between starts so that nobody is logged out; a real shop has to set its own. */
export function sessionSecret(folder = dataFolder): string | undefined {
  if (process.env.SESSION_SECRET || process.env.SHOP_ENV === 'production') return process.env.SESSION_SECRET;
  const file = join(folder, 'session-secret');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
