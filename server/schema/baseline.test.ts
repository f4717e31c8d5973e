import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { prepareAsOwner, prepareDatabase } from '../commands/prepare.ts';
import { checkDatabase } from '../composition/integrity.ts';
import { readShopConfig } from '../composition/shop-config.ts';
import { applyMigrations } from '../testing/apply-migrations.ts';
import { type Catalog, readCatalog } from '../testing/catalog.ts';
import { createTestDatabase } from '../testing/database.ts';
import { isOfBaseline, lastReplaced, lastVersionBefore } from './baseline.ts';
import { appliedMigrations, knownMigrations, migrate, pendingMigrations } from './migrate.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const baseline = async () => (await knownMigrations()).filter(isOfBaseline);
const later = async () => (await knownMigrations()).filter((name) => !isOfBaseline(name));
const emptySchema = () => client.query('drop schema public cascade; create schema public');

/** Replaces the list of applied migrations. The tables stay. */
async function nameMigrations(names: readonly string[]): Promise<void> {
  await client.query('delete from migrations');
  await client.query('insert into migrations (name) select unnest($1::text[])', [names]);
}
const all = ['0001_ground.sql', '0002_accounts.sql', '0100_proved_addresses.sql', lastReplaced];

/** Reads what a start must not change: every object with its rights, and the rows, with the names of the migrations. */
const readAll = async (): Promise<Catalog> => ({
  ...(await readCatalog(client)),
  migrations: await appliedMigrations(client),
});

const configOf = (urls: { DATABASE_URL: string; DATABASE_OWNER_URL?: string }) =>
  readShopConfig({ SHOP_ENV: 'test', ...urls });
const shopAlone = () => configOf({ DATABASE_URL: database.url });
const withOwner = () => configOf({ DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl });

// The catalog of PostgreSQL 18 after the 136 migrations that the baseline replaced: the number of its lines by kind, and
// their hash. Decision 210 says how it was read, and how to read it with another PostgreSQL.
const replaced = {
  columns: '1397 3463db7a2934ec4e',
  constraints: '1376 c18f5738b211200a',
  extensions: '3 0a88cf1a9ba8c40a',
  functions: '45 b49e30c321808b17',
  indexes: '395 09978a392deee81a',
  members: '305 e3ecd67cc113a251',
  policies: '0 e3b0c44298fc1c14',
  rows: '10 307ecc59b05575bc',
  schema: '1 39bc371702553dc7',
  sequences: '15 2518f7cd01af61ec',
  tables: '206 e5acbd99316c0d42',
  triggers: '110 4744c91c65b89f2b',
  views: '54 f5bec64442113bcb',
};
const summarize = (catalog: Catalog) =>
  Object.fromEntries(
    Object.entries(catalog).map(([kind, lines]) => [
      kind,
      `${lines.length} ${createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)}`,
    ]),
  );

test('the baseline makes the tables, functions, rights and rows of the migrations that it replaced', async (context) => {
  const { rows } = await client.query("select current_setting('server_version_num')::int / 10000 as major");
  // Every major version writes expressions in its own way.
  if (rows[0].major !== 18) context.skip();
  await emptySchema();
  await client.query('begin');
  await applyMigrations(client, await baseline());
  expect(summarize(await readCatalog(client))).toEqual(replaced);
});

describe.each([
  ['with all migrations of before the baseline', async () => all],
  ['that has the names of the baseline as well', async () => [...all, ...(await baseline())]],
])('a database %s', (_, names) => {
  test('starts for every account, and nothing of it changes', async () => {
    await nameMigrations([...(await names()), ...(await later())]);
    await client.query("insert into settings (key, value) values ('note', '1')");
    const before = await readAll();
    expect(await prepareDatabase(shopAlone())).toBeNull();
    // Several processes start together.
    expect(await Promise.all([1, 2, 3].map(() => migrate(database.ownerUrl)))).toEqual([[], [], []]);
    expect(await prepareDatabase(withOwner())).toBeNull();
    // The version before starts on it again: it finds the names of its migrations, and no others.
    expect(await readAll()).toEqual(before);
    expect(await checkDatabase(database.url)).toEqual([]);
  });

  test('misses only the migrations after the baseline', async () => {
    await nameMigrations(await names());
    expect(await pendingMigrations(client)).toEqual(await later());
  });
});

test('an older database refuses to start, changes nothing, and is told which version to start once', async () => {
  await nameMigrations(all.slice(0, -1));
  const before = await readAll();
  for (const start of [
    () => prepareDatabase(withOwner()),
    () => prepareDatabase(shopAlone()),
    () => prepareAsOwner({ ownerUrl: database.ownerUrl, shopUrl: database.url }, { sandbox: true }),
  ])
    await expect(start()).rejects.toThrow(
      `cannot bring up to date, and nothing is changed; start version ${lastVersionBefore} once with this database`,
    );
  expect(await readAll()).toEqual(before);
});

test('an empty database whose first start was interrupted goes on where it stopped', async () => {
  const names = await knownMigrations();
  await emptySchema();
  await applyMigrations(client, names.slice(0, 3));
  expect(await migrate(database.ownerUrl)).toEqual(names.slice(3));
  expect(await appliedMigrations(client)).toEqual(names);
});

test('a database of a newer version starts', async () => {
  await client.query("insert into migrations (name) values ('9999_next.sql')");
  expect(await migrate(database.ownerUrl)).toEqual([]);
  expect(await prepareDatabase(shopAlone())).toBeNull();
});
