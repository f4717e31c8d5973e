import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import pg from 'pg';
import { noLimits } from '#server/platform/database/limits.ts';
import type { ObjectStore } from '../storage/objects.ts';
import { copyOut } from './copy.ts';
import { listFiles, readPieces } from './files.ts';
import { createFrameWriter, type FrameWriter } from './frames.ts';
import {
  appliedMigrations,
  copyOutOf,
  jobsVersion,
  listSequences,
  listTables,
  type Table,
} from './tables.ts';

/** The first frame of a back-up. It decides whether this version can restore the rest. */
export type Header = {
  madeAt: string;
  migrations: string[];
  jobsVersion: number | null;
  tables: Table[];
  files: number | null;
  /** The newest entry of the audit chain in the snapshot. Absent in files of older versions, null without a chain. */
  auditHead?: AuditHead | null;
};

/** An entry of the audit chain: its place, and its hash in hexadecimal. */
export type AuditHead = { seq: number; hash: string };

/** The state of a running back-up or restore, for the progress line. */
export type Progress = { what: string; done: number; of: number; bytes: number };

/** The size of a back-up. */
export type BackupCounts = { tables: number; rows: number; files: number };

/** What to back up, and into which file. `files`: the store of uploaded files; null leaves them out. */
export type BackupOptions = {
  file: string;
  files: ObjectStore | null;
  progress: Progress;
  /** Reads the newest entry of the audit chain, in the snapshot of the tables. */
  readAuditHead: (client: pg.Client) => Promise<AuditHead | null>;
};

/**
 * Writes a shop into one file: all tables in one snapshot, then the uploaded files (`files`; null: none). It takes no lock that blocks the shop, and streams tables in pieces of 64 KB. The file is renamed to `file` when it is
 * complete.
 */
export async function backup(
  url: string,
  { file, files, progress, readAuditHead }: BackupOptions,
): Promise<BackupCounts & { header: Header }> {
  const client = new pg.Client({ connectionString: url, application_name: 'navaratna backup' });
  await client.connect();
  await mkdir(dirname(file), { recursive: true });
  const writer = await createFrameWriter(file);
  try {
    // One snapshot of all tables while the shop runs. COPY writes text in this encoding.
    await client.query("set client_encoding to 'UTF8'");
    await client.query(noLimits);
    await client.query('begin transaction isolation level repeatable read, read only');
    const migrations = await appliedMigrations(client);
    if (migrations.length === 0) throw new Error('There is no shop in this database: nothing to back up.');
    const tables = await listTables(client);
    const paths = files === null ? null : await listFiles(files);
    const header: Header = {
      madeAt: new Date().toISOString(),
      migrations,
      jobsVersion: await jobsVersion(client),
      tables,
      files: paths?.length ?? null,
      auditHead: await readAuditHead(client),
    };
    await writer.write('H', header);
    progress.of = tables.length + (paths?.length ?? 0);
    let rows = 0;
    for (const [index, table] of tables.entries()) {
      Object.assign(progress, { what: table.name, done: index });
      rows += await writeTable(client, writer, table, progress);
    }
    await writer.write('S', await listSequences(client));
    await client.query('commit');
    // Files come after the rows, because a row is written after the file that it names.
    let fileCount = 0;
    for (const [index, path] of (paths ?? []).entries()) {
      Object.assign(progress, { what: 'files', done: tables.length + index });
      if (files && (await writeFile(writer, files, path, progress))) fileCount += 1;
    }
    await writer.close();
    return { tables: tables.length, rows, files: fileCount, header };
  } catch (error) {
    await writer.abandon();
    throw error;
  } finally {
    await client.end();
  }
}

async function writeTable(
  client: pg.Client,
  writer: FrameWriter,
  table: Table,
  progress: Progress,
): Promise<number> {
  await writer.write('T', { schema: table.schema, name: table.name });
  let rows = 0;
  await copyOut(client, copyOutOf(table), async (piece) => {
    // COPY's text format ends each row with a newline and escapes newlines inside of values.
    for (const byte of piece) if (byte === 10) rows += 1;
    progress.bytes += piece.length;
    await writer.write('D', piece);
  });
  await writer.write('E', { rows });
  return rows;
}

async function writeFile(
  writer: FrameWriter,
  files: ObjectStore,
  path: string,
  progress: Progress,
): Promise<boolean> {
  const exists = await readPieces(
    files,
    path,
    (size) => writer.write('F', { path, size }),
    (piece) => {
      progress.bytes += piece.length;
      return writer.write('D', piece);
    },
  );
  if (exists) await writer.write('E', {});
  return exists;
}
