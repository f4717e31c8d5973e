import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/ports.ts';
import type { Room } from './drill.ts';

/** The proxies whose configurations are in deploy/proxy/. */
export const proxies = ['nginx', 'haproxy', 'caddy'] as const;

/** One of the proxies. */
export type ProxyName = (typeof proxies)[number];

const kept = new URL('../../../deploy/proxy/', import.meta.url);
const patienceMs = 15_000;

/** nginx reads our file in its http context, and gets a main context without a machine's own paths. */
const nginxMain = (folder: string, file: string): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log warn;
events { worker_connections 2048; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${file};
}
`;

const files: Record<ProxyName, string> = {
  nginx: 'nginx.conf',
  haproxy: 'haproxy.cfg',
  caddy: 'Caddyfile',
};

/** Returns the command of a proxy that stays in the foreground. */
function commandOf(name: ProxyName, folder: string, file: string): string[] {
  if (name === 'haproxy') return ['haproxy', '-db', '-f', file];
  if (name === 'caddy') return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
  const main = join(folder, 'main.conf');
  writeFileSync(main, nginxMain(folder, file));
  return ['nginx', '-p', folder, '-c', main];
}

/** Resolves when the proxy has a process of the shop behind it. */
async function untilServing(base: string, child: ChildProcess, log: string): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(100)) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${base}/readyz`).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`The proxy does not serve:\n${readFileSync(log, 'utf8').slice(-2000)}`);
}

/**
 * Starts a proxy with its file of deploy/proxy/, in which only the three ports are replaced. It is stopped after the drill.
 * Returns its address, and the function that stops it.
 */
export async function startProxy(
  room: Pick<Room, 'folder' | 'after'>,
  name: ProxyName,
  [one, two]: readonly [number, number],
): Promise<{ base: string; stop(): Promise<void> }> {
  const folder = join(room.folder, name);
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const text = readFileSync(new URL(files[name], kept), 'utf8')
    .replaceAll('8080', String(port))
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${one}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${two}`);
  const file = join(folder, files[name]);
  writeFileSync(file, text);
  const log = join(folder, 'output.log');
  writeFileSync(log, '');
  const [program = '', ...rest] = commandOf(name, folder, file);
  const child = spawn(program, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk: Buffer) => writeFileSync(log, chunk, { flag: 'a' }));
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  room.after(stop);
  const base = `http://127.0.0.1:${port}`;
  await untilServing(base, child, log);
  return { base, stop };
}
