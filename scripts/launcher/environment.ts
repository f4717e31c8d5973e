import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFree, nextFreePort } from '../ports.ts';

/** The project's folder. */
export const projectFolder = join(import.meta.dirname, '..', '..');

/** Where everything lies that a shop on this machine keeps. */
export const dataFolder = join(projectFolder, '.data');

const defaultPort = 3000;

/** Takes what `.env` says into the environment; what is set already stays. */
export function readEnvFile(): void {
  const file = join(projectFolder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
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
    if (!(await isFree(port, host))) throw new Error(`Port ${port} is taken. Set PORT to another one.`);
    return port;
  }
  const port = await nextFreePort(defaultPort, host);
  if (port !== defaultPort) log(`Port ${defaultPort} is taken; using ${port}.`);
  return port;
}

/** The secret that signs sessions, kept between starts so that nobody is logged out; a real shop has to set its own. */
export function sessionSecret(): string | undefined {
  if (process.env.SESSION_SECRET || process.env.SHOP_ENV === 'production') return process.env.SESSION_SECRET;
  const file = join(dataFolder, 'session-secret');
  mkdirSync(dataFolder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
