import { createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { to as copyTo } from 'pg-copy-streams';
import type { ObjectStore } from '../../platform/core/object-store.ts';
import { withClient } from '../../platform/database/account.ts';
import { noLimits } from '../../platform/database/limits.ts';
import { filesOfSchema } from '../../schema/baseline.ts';
import { appliedMigrations, knownMigrations, migrationFile } from '../../schema/migrate.ts';
import { createDiskObjects } from '../../storage/disk-objects.ts';
import { explainDisk, pack } from './archive.ts';
import { withDraftFolder } from './draft-folder.ts';
import { fileOfTable, jobsFile, restoreScript } from './script.ts';
import { listForeignKeys, listSandboxes, listTables, readSequences, type Table } from './tables.ts';

/** An entry of the audit chain: its place, and its hash in hexadecimal. */
export type AuditHead = { seq: number; hash: string };

/** The size of a back-up. */
export type BackupCounts = { tables: number; rows: number; files: number };

/** The facts about a back-up, as `backup.json` in it has them. */
export type Facts = BackupCounts & {
  madeAt: string;
  migrations: string[];
  /** The newest entry of the audit chain in the snapshot; null without a chain. */
  auditHead: AuditHead | null;
};

/** The state of a running back-up or restore, for the progress line. */
export type Progress = { what: string; done: number; of: number; bytes: number };

/** The options of a backup: what to back up, into which file, and for whom. */
export type BackupOptions = {
  file: string;
  /** The store of uploaded files; null leaves them out. */
  files: ObjectStore | null;
  /** The public keys that the file is sealed for; none: it is not sealed. */
  recipients: readonly string[];
  progress: Progress;
  /** Reads the newest entry of the audit chain, in the snapshot of the tables. */
  readAuditHead: (client: pg.Client) => Promise<AuditHead | null>;
  /** Returns the SQL that creates the tables of a schema of the sandbox. */
  readSandbox: (schema: string) => Promise<string>;
};

// Finished jobs are left out. `job` is partitioned, so that COPY needs a query.
const copyOf = ({ name, columns, isJobs }: Table): string =>
  isJobs && name === 'pgboss.job'
    ? `copy (select ${columns} from ${name} where state not in ('completed', 'cancelled')) to stdout`
    : `copy ${name} (${columns}) to stdout`;

async function writeSchema(
  client: pg.Client,
  folder: string,
  { migrations, readSandbox }: { migrations: readonly string[] } & Pick<BackupOptions, 'readSandbox'>,
): Promise<string[]> {
  const texts = new Map<string, string>();
  for (const name of migrations)
    texts.set(
      `schema/${name}`,
      await readFile(migrationFile(name), 'utf8').catch(() => {
        throw new Error(
          `This version has no migration ${name}. Back up with the version that the shop runs.`,
        );
      }),
    );
  for (const name of await listSandboxes(client)) texts.set(`schema/${name}.sql`, await readSandbox(name));
  for (const [name, text] of texts) await writeFile(join(folder, name), text);
  await writeFile(join(folder, jobsFile), getConstructionPlans('pgboss'));
  return [...texts.keys()];
}

async function writeTables(client: pg.Client, folder: string, progress: Progress) {
  const tables = await listTables(client);
  progress.of = tables.length + 1;
  let rows = 0;
  for (const [done, table] of tables.entries()) {
    Object.assign(progress, { what: table.name, done });
    const copy = client.query(copyTo(copyOf(table)));
    await pipeline(copy, createWriteStream(join(folder, fileOfTable(table))));
    rows += copy.rowCount;
  }
  return { tables, rows };
}

async function write(client: pg.Client, folder: string, options: BackupOptions): Promise<Facts> {
  const { files, progress, readAuditHead, readSandbox } = options;
  for (const name of ['schema', 'tables', 'files']) await mkdir(join(folder, name));
  // One snapshot of all tables while the shop runs. COPY writes text in this encoding.
  await client.query(`set client_encoding to 'UTF8'; ${noLimits}`);
  await client.query('begin transaction isolation level repeatable read, read only');
  const madeAt = new Date().toISOString();
  const migrations = filesOfSchema(await appliedMigrations(client), await knownMigrations());
  if (migrations.length === 0) throw new Error('There is no shop in this database: nothing to back up.');
  const auditHead = await readAuditHead(client);
  const schema = await writeSchema(client, folder, { migrations, readSandbox });
  const { tables, rows } = await writeTables(client, folder, progress);
  const foreignKeys = await listForeignKeys(client);
  const sequences = await readSequences(client);
  await client.query('commit');
  await writeFile(join(folder, 'restore.sql'), restoreScript({ schema, tables, foreignKeys, sequences }));
  // Files come after the rows, because a row is written after the file that it names.
  Object.assign(progress, { what: 'files', done: tables.length });
  const copied = files ? await copyFiles(files, createDiskObjects(join(folder, 'files')), progress) : 0;
  const facts = { madeAt, migrations, auditHead, tables: tables.length, rows, files: copied };
  await writeFile(join(folder, 'backup.json'), `${JSON.stringify(facts, null, 2)}\n`);
  return facts;
}

/** Copies uploaded files from a store to another. PDFs are rendered anew on demand. Returns their number. */
export async function copyFiles(from: ObjectStore, to: ObjectStore, progress: Progress): Promise<number> {
  let count = 0;
  for await (const { key } of from.list('media/')) {
    const opened = await from.open(key);
    // It was removed meanwhile.
    if (!opened) continue;
    await to.put(key, opened.content);
    progress.bytes += opened.bytes;
    count += 1;
  }
  return count;
}

/**
 * Writes a shop into one file: what creates its tables, their rows in one snapshot, the script that restores them, and the
 * uploaded files. It takes no lock that blocks the shop. What goes into the file is in a folder beside it meanwhile.
 */
export async function backup(url: string, options: BackupOptions): Promise<Facts> {
  const { file, recipients, progress } = options;
  await mkdir(dirname(file), { recursive: true });
  return withDraftFolder(dirname(file), async (folder) => {
    const facts = await withClient(url, (client) => write(client, folder, options));
    progress.what = 'packing';
    await pack(folder, file, recipients);
    return facts;
  }).catch((error) => {
    throw explainDisk(error, dirname(file));
  });
}
