import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '#server/platform/config/config.ts';
import { transact } from '#server/platform/database/database.ts';
import { createShop } from '#server/shop.ts';
import { dataFolder, projectFolder } from '../../scripts/launcher/environment.ts';
import { startPostgres } from '../../scripts/postgres/postgres.ts';
import { benchEnvironment, cpuOf, startServer } from '../server.ts';
import { goods, goodsCount } from './products.ts';

const migrations = join(projectFolder, 'server', 'platform', 'database', 'migrations');

/** Named after what is in it, so that other migrations or other goods never meet an old one. */
function templateName(): string {
  const hash = createHash('sha256').update(readFileSync(join(import.meta.dirname, 'goods.ts')));
  for (const name of readdirSync(migrations).sort()) hash.update(readFileSync(join(migrations, name)));
  return `goods_${hash.digest('hex').slice(0, 12)}`;
}

const withName = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

async function fill(databaseUrl: string): Promise<void> {
  const shop = await createShop(readConfig(benchEnvironment(databaseUrl, 0, { LOG_LEVEL: 'silent' })));
  const step = 2000;
  for (let from = 0; from < goodsCount; from += step) {
    await transact(shop.platform.db, (tx) => shop.services.catalog.create(tx, [...goods(from, from + step)]));
  }
  await shop.close();
}

/** A database with 100,000 products; made once (about a minute), then copied for each run. */
async function makeDatabase(serverUrl: string, log: (line: string) => void) {
  const client = new pg.Client({ connectionString: withName(serverUrl, 'postgres') });
  await client.connect();
  const template = templateName();
  const made = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [
    template,
  ]);
  if (made.rowCount === 0) {
    log(`Filling a database with ${goodsCount.toLocaleString('en-IN')} products (once) ...`);
    const old = await client.query(`select datname from pg_database where datname like 'goods\\_%'`);
    for (const { datname } of old.rows) {
      await client.query(`alter database ${datname} is_template false`);
      await client.query(`drop database ${datname} with (force)`);
    }
    await client.query(`create database ${template}`);
    await fill(withName(serverUrl, template));
    const own = new pg.Client({ connectionString: withName(serverUrl, template) });
    await own.connect();
    await own.query('vacuum analyze');
    await own.end();
    await client.query(`alter database ${template} is_template true`);
  }
  const name = `bench_${process.pid}`;
  await client.query(`create database ${name} template ${template}`);
  return {
    url: withName(serverUrl, name),
    /** Processes of PostgreSQL that work for this database. */
    async pids(): Promise<number[]> {
      const { rows } = await client.query('select pid from pg_stat_activity where datname = $1', [name]);
      return rows.map((row) => row.pid);
    },
    async drop() {
      await client.query(`drop database if exists ${name} with (force)`);
      await client.end();
    },
  };
}

/** What the measurements are made on: the shop in a process of its own, its database, and a bare Fastify beside it. */
export type Stage = Awaited<ReturnType<typeof setStage>>;

/** Starts database, shop and the bare server. */
export async function setStage(log: (line: string) => void) {
  const postgres = await startPostgres({ dataDir: join(dataFolder, 'bench'), log });
  const database = await makeDatabase(postgres.ownerUrl, log);
  const server = await startServer(database.url, { LOG_LEVEL: 'info' });
  const bare = fork(join(import.meta.dirname, 'bare.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [barePort] = (await once(bare, 'message')) as [number];
  const end = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return {
    port: server.port,
    barePort,
    databaseUrl: database.url,
    resident: server.resident,
    /** Processor time used so far by the shop and by PostgreSQL for it, milliseconds. */
    async cpu(): Promise<{ shop: number; postgres: number }> {
      return { shop: server.cpu(), postgres: cpuOf(await database.pids()) };
    },
    /** Makes the bare server answer these bytes at this path. */
    async mirror(answer: { path: string; headers: Record<string, string>; body: string }): Promise<void> {
      bare.send(answer);
      await once(bare, 'message');
    },
    async close(): Promise<void> {
      await server.stop();
      await end(bare);
      await database.drop();
      await postgres.stop();
    },
  };
}
