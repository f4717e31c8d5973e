import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { dataFolder, projectFolder } from '../../../scripts/launcher/environment.ts';
import { startPostgres } from '../../../scripts/postgres/postgres.ts';
import { readShopConfig } from '../../../server/composition/shop-config.ts';
import { transact } from '../../../server/platform/database/database.ts';
import { createShop } from '../../../server/shop.ts';
import { benchEnvironment, cpuOf, startServer } from '../server.ts';
import { raiseOrderLimits } from './deliver-orders.ts';
import { generateProducts, productCount } from './products.ts';

const migrations = join(projectFolder, 'server', 'schema', 'migrations');

/** Names the template database after its content, so that other migrations or products never use an old one. */
function templateName(): string {
  const hash = createHash('sha256').update(readFileSync(join(import.meta.dirname, 'products.ts')));
  for (const name of readdirSync(migrations).sort()) hash.update(readFileSync(join(migrations, name)));
  hash.update(String(productCount));
  return `goods_${hash.digest('hex').slice(0, 12)}`;
}

const withName = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

async function fill(databaseUrl: string): Promise<void> {
  const shop = await createShop(readShopConfig(benchEnvironment(databaseUrl, 0, { LOG_LEVEL: 'silent' })));
  const step = 2000;
  for (let from = 0; from < productCount; from += step) {
    await transact(shop.platform.db, (tx) =>
      shop.services.catalog.create(tx, [...generateProducts(from, from + step)]),
    );
  }
  // The figures of the new products: the first sweep of a run would store them while it is measured.
  await shop.services.stockFigures.sweep();
  await shop.close();
}

/**
 * Creates a database with all products. The template takes about a minute once; each database is a copy of it, and
 * `name` tells the databases of one run apart.
 */
export async function makeDatabase(serverUrl: string, log: (line: string) => void, label = 'shop') {
  const client = new pg.Client({ connectionString: withName(serverUrl, 'postgres') });
  await client.connect();
  const template = templateName();
  const made = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [
    template,
  ]);
  if (made.rowCount === 0) {
    log(`Filling a database with ${productCount.toLocaleString('en-IN')} products (once) ...`);
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
  const name = `bench_${process.pid}_${label}`;
  await client.query(`create database ${name} template ${template}`);
  await raiseOrderLimits(withName(serverUrl, name));
  return {
    url: withName(serverUrl, name),
    /** Returns the ids of PostgreSQL's processes that serve this database. */
    async pids(): Promise<number[]> {
      const { rows } = await client.query(
        `select pid from pg_stat_activity where datname = $1 and application_name <> 'bench'`,
        [name],
      );
      return rows.map((row) => row.pid);
    },
    async drop() {
      await client.query(`drop database if exists ${name} with (force)`);
      await client.end();
    },
  };
}

/** The benchmark environment: the shop in its own process, its database, and a bare Fastify. */
export type Bench = Awaited<ReturnType<typeof createBench>>;

/** Starts a program of this folder. Resolves with the process and what it says when it is ready. */
async function startBeside<T>(program: string): Promise<[ChildProcess, T]> {
  const child = fork(join(import.meta.dirname, program), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [said] = (await once(child, 'message')) as [T];
  return [child, said];
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Starts a mail server in a process of its own. The stand-in of the shop costs an order a quarter of its CPU time. */
export async function startMailServer(): Promise<{
  environment: { SMTP_URL: string };
  stop(): Promise<void>;
}> {
  const [server, url] = await startBeside<string>('mail-server.ts');
  return { environment: { SMTP_URL: url }, stop: () => end(server) };
}

/** Starts the database, the mail server, the shop and the bare server. */
export async function createBench(log: (line: string) => void) {
  const postgres = await startPostgres({ dataDir: join(dataFolder, 'bench'), log });
  const database = await makeDatabase(postgres.ownerUrl, log);
  const mail = await startMailServer();
  const server = await startServer(database.url, {
    ...mail.environment,
    LOG_LEVEL: 'info',
    TRUST_PROXY: '1',
  });
  const [bare, barePort] = await startBeside<number>('bare.ts');
  return {
    port: server.port,
    barePort,
    databaseUrl: database.url,
    resident: server.resident,
    /** Returns the CPU time so far of the shop and of PostgreSQL for it, in milliseconds. */
    async cpu(): Promise<{ shop: number; postgres: number }> {
      return { shop: server.cpu(), postgres: cpuOf(await database.pids()) };
    },
    /** Makes the bare server serve these bytes at this path. */
    async mirror(answer: { path: string; headers: Record<string, string>; body: string }): Promise<void> {
      bare.send(answer);
      await once(bare, 'message');
    },
    async close(): Promise<void> {
      await server.stop();
      await mail.stop();
      await end(bare);
      await database.drop();
      await postgres.stop();
    },
  };
}
