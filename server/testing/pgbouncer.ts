import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import type { Pooler } from './small-pooler.ts';

const program = '/usr/sbin/pgbouncer';

/** True on a machine with Debian's package pgbouncer. */
export const hasPgbouncer = existsSync(program);

const nobody = 65_534;

/** Settings of a PgBouncer; `poolSize` is the number of server connections. */
export type PgbouncerOptions = {
  mode?: 'transaction' | 'session' | 'statement';
  poolSize?: number;
  port?: number;
};

/** A running PgBouncer. */
export type Pgbouncer = Pooler & { port: number };

const settingsOf = (
  folder: string,
  port: number,
  { mode = 'transaction', poolSize = 6 }: PgbouncerOptions,
) => `
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = ${mode}
default_pool_size = ${poolSize}
max_client_conn = 500
server_round_robin = 1
logfile = ${join(folder, 'pgbouncer.log')}
`;

/** Starts PgBouncer before a database, in a temporary folder. It refuses to run as root, so root runs it as `nobody`. */
export async function startPgbouncer(
  databaseUrl: string,
  options: PgbouncerOptions = {},
): Promise<Pgbouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  const port = options.port ?? (await freePort());
  const { hostname, port: target, username, password, pathname } = new URL(databaseUrl);
  const database = pathname.slice(1);
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]\n${database} = host=${hostname} port=${target}\n[pgbouncer]${settingsOf(folder, port, options)}`,
  );
  await writeFile(
    join(folder, 'users.txt'),
    `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`,
  );
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    await chmod(folder, 0o755);
    await chown(folder, nobody, nobody);
  }
  const child = spawn(program, [join(folder, 'pgbouncer.ini')], {
    ...(isRoot && { uid: nobody, gid: nobody }),
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const url = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href;
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    const problem = await client.connect().then(
      () => null,
      (error: Error) => error,
    );
    await client.end().catch(() => undefined);
    if (!problem) break;
    if (tries > 100 || child.exitCode !== null) throw problem;
    await wait(50);
  }
  return {
    url,
    port,
    async close() {
      child.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
