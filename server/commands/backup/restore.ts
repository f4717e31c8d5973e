import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { ObjectStore } from '../../platform/core/object-store.ts';
import { withClient } from '../../platform/database/account.ts';
import { noLimits } from '../../platform/database/limits.ts';
import { isOfBaseline, isOlder, lastVersionBefore } from '../../schema/baseline.ts';
import { knownMigrations } from '../../schema/migrate.ts';
import { createDiskObjects } from '../../storage/disk-objects.ts';
import { markFolder } from '../../storage/folder-mark.ts';
import { unpack } from './archive.ts';
import { copyFiles, type Facts, type Progress } from './backup.ts';
import { withDraftFolder } from './draft-folder.ts';

/** The back-up to restore, and its destination. */
export type RestoreOptions = {
  file: string;
  /** A folder with room for the unpacked back-up. */
  folder: string;
  /** The secret keys that open a sealed file. */
  identities: readonly string[];
  /** The store for the files; null restores none. */
  files: ObjectStore | null;
  force: boolean;
  progress: Progress;
};

/** Throws if a shop runs on the database, or if there is a shop in it and `force` is false. */
async function refuseUsed(client: pg.Client, force: boolean): Promise<void> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'navaratna%'`,
  );
  if ((rows[0]?.n ?? 0) > 0) throw new Error('A shop is running on this database. Stop it, then restore.');
  if (force) return;
  for (const table of ['users', 'products', 'orders']) {
    const there = await client.query(`select to_regclass('public.${table}') is not null as there`);
    if (there.rows[0]?.there && (await client.query(`select from public.${table} limit 1`)).rowCount)
      throw new Error(
        'There is a shop in this database. Name an empty one with DATABASE_URL, or give --force to delete everything in it.',
      );
  }
}

async function readFacts(folder: string): Promise<Facts> {
  const facts: Facts = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8'));
  const known = await knownMigrations();
  const newer = facts.migrations.filter((name) => !known.includes(name) && !isOfBaseline(name));
  if (newer.length > 0)
    throw new Error(
      `This back-up is of a newer version of the shop (${newer.join(', ')}). Update the shop, then restore.`,
    );
  if (isOlder(facts.migrations, known))
    throw new Error(
      'This back-up is of a version that this one cannot bring up to date. ' +
        `Restore it with version ${lastVersionBefore} and start the shop once, then update it.`,
    );
  return facts;
}

async function emptyDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select nspname as name from pg_namespace where nspname in ('public', 'pgboss') or nspname like 'sandbox\\_%'",
  );
  for (const { name } of rows) await client.query(`drop schema ${client.escapeIdentifier(name)} cascade`);
  await client.query('create schema public');
}

/** Runs `restore.sql` line by line, as psql does. */
async function runScript(client: pg.Client, folder: string, progress: Progress): Promise<void> {
  const lines = (await readFile(join(folder, 'restore.sql'), 'utf8')).split('\n');
  progress.of = lines.length;
  for (const [done, line] of lines.entries()) {
    const [, file] = /^\\ir (\S+)$/.exec(line) ?? [];
    const [, table, rows] = /^\\copy (.+) from '(\S+)'$/.exec(line) ?? [];
    Object.assign(progress, { what: table?.split(' ')[0] ?? 'tables', done });
    if (table && rows)
      await pipeline(
        createReadStream(join(folder, rows)),
        client.query(copyFrom(`copy ${table} from stdin`)),
      );
    else if (file) await client.query(await readFile(join(folder, file), 'utf8'));
    else if (!line.startsWith('\\')) await client.query(line);
  }
}

/**
 * Restores a back-up into an empty database, and its files into a store. The file is unpacked and proved first. `force`
 * deletes what is in the database. All tables are restored in one transaction, then the waiting jobs. The tables have the
 * migrations of the back-up; apply newer ones afterwards. Throws in one sentence if something prevents it.
 */
export async function restore(url: string, options: RestoreOptions): Promise<Facts> {
  const { file, files, force, progress, identities } = options;
  return withDraftFolder(options.folder, async (folder) => {
    progress.what = 'checking the file';
    await unpack(file, folder, identities);
    const facts = await readFacts(folder);
    await withClient(url, async (client) => {
      await client.query(noLimits);
      await refuseUsed(client, force);
      await client.query('begin');
      await emptyDatabase(client);
      await runScript(client, folder, progress);
    });
    progress.what = 'files';
    // The operator says that the files go here, on a machine that may be new.
    if (files?.kind === 'disk') await markFolder(files.place);
    if (files) await copyFiles(createDiskObjects(join(folder, 'files')), files, progress);
    return facts;
  });
}
