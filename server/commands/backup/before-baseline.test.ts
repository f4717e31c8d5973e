import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extract } from 'tar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSandboxSchema as readSandbox } from '#sandbox/schemas.ts';
import { readHeadBy } from '#server/base/audit/service.ts';
import { prepareAsOwner } from '#server/commands/prepare.ts';
import { checkDatabase } from '#server/composition/integrity.ts';
import { createTestDatabase } from '#server/testing/database.ts';
import { withClient } from '../../platform/database/account.ts';
import { isOfBaseline, lastReplaced, lastVersionBefore } from '../../schema/baseline.ts';
import { appliedMigrations, knownMigrations } from '../../schema/migrate.ts';
import { pack } from './archive.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const known = await knownMigrations();
const before = [
  '0001_ground.sql',
  '0002_accounts.sql',
  lastReplaced,
  ...known.filter((name) => !isOfBaseline(name)),
];
let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  database = await createTestDatabase();
  await nameMigrations(before);
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const nameMigrations = (names: readonly string[]) =>
  withClient(database.ownerUrl, async (owner) => {
    await owner.query('delete from migrations');
    await owner.query('insert into migrations (name) select unnest($1::text[])', [names]);
  });
const work = () => ({ files: null, progress: { what: '', done: 0, of: 0, bytes: 0 } });
const readMigrations = () => withClient(database.ownerUrl, appliedMigrations);
const bringBack = (file: string) =>
  restore(database.ownerUrl, { ...work(), file, folder, identities: [], force: true });

async function copyShop() {
  const file = join(folder, 'shop.tar.gz');
  const options = { ...work(), file, recipients: [], readAuditHead: readHeadBy, readSandbox };
  return { file, facts: await backup(database.ownerUrl, options) };
}

/** Makes a copy that names other migrations, as an earlier version wrote it. */
async function copyWith(migrations: readonly string[]): Promise<string> {
  const { file, facts } = await copyShop();
  const inner = await mkdtemp(join(folder, 'inner-'));
  await extract({ cwd: inner, file });
  await writeFile(join(inner, 'backup.json'), JSON.stringify({ ...facts, migrations }));
  const path = join(folder, 'earlier.tar.gz');
  await pack(inner, path, []);
  return path;
}

/** Checks that a start changes nothing, and that the shop is whole. */
async function expectWhole(migrations: readonly string[]): Promise<void> {
  const accounts = { ownerUrl: database.ownerUrl, shopUrl: database.url };
  expect(await prepareAsOwner(accounts, { sandbox: true })).toEqual([]);
  expect(await readMigrations()).toEqual(migrations.toSorted());
  expect(await checkDatabase(database.url)).toEqual([]);
}

test('a copy of the version before is restored with the migrations that it has', async () => {
  await bringBack(await copyWith(before));
  await expectWhole(before);
});

test.each([
  ['the migrations of before the baseline', before],
  ['the names of the baseline as well', [...before, ...known.filter(isOfBaseline)]],
])('a back-up of a shop with %s holds the files of this version', async (_, names) => {
  await nameMigrations(names);
  const { file, facts } = await copyShop();
  expect(facts.migrations).toEqual(known);
  await bringBack(file);
  await expectWhole(names);
});

test('a copy that is older than the baseline is refused with the version that restores it, and nothing is changed', async () => {
  const file = await copyWith(before.filter((name) => name !== lastReplaced));
  await withClient(database.ownerUrl, (owner) =>
    owner.query("insert into settings (key, value) values ('note', '1')"),
  );
  await expect(bringBack(file)).rejects.toThrow(`Restore it with version ${lastVersionBefore}`);
  const { rowCount } = await withClient(database.ownerUrl, (owner) =>
    owner.query("select from settings where key = 'note'"),
  );
  expect(rowCount).toBe(1);
});
