import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { noLimits } from '#server/platform/database/limits.ts';
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

/** What the first frame tells: enough to know whether this version can restore the rest. */
export type Header = {
  madeAt: string;
  migrations: string[];
  jobsVersion: number | null;
  tables: Table[];
  files: number | null;
};

/** What is under way, for a line of progress. */
export type Progress = { what: string; done: number; of: number; bytes: number };

/** What was kept. */
export type Kept = { tables: number; rows: number; files: number };

/**
 * Writes everything durable of a shop into one file: all tables in one snapshot, then the uploaded files of
 * `storageDir` (null: without them). It needs nothing but a connection, locks nobody out, and holds one piece of a table
 * in memory at a time. The file appears under its name when it is whole.
 */
export async function backup(
  url: string,
  { file, storageDir, progress }: { file: string; storageDir: string | null; progress: Progress },
): Promise<Kept> {
  const client = new pg.Client({ connectionString: url, application_name: 'navaratna backup' });
  await client.connect();
  await mkdir(dirname(file), { recursive: true });
  const writer = await createFrameWriter(file);
  try {
    // One moment for all tables, while the shop goes on; bytes are the text forms of this encoding.
    await client.query("set client_encoding to 'UTF8'");
    await client.query(noLimits);
    await client.query('begin transaction isolation level repeatable read, read only');
    const migrations = await appliedMigrations(client);
    if (migrations.length === 0) throw new Error('There is no shop in this database: nothing to back up.');
    const tables = await listTables(client);
    const files = storageDir === null ? null : await listFiles(storageDir);
    const header: Header = {
      madeAt: new Date().toISOString(),
      migrations,
      jobsVersion: await jobsVersion(client),
      tables,
      files: files?.length ?? null,
    };
    await writer.write('H', header);
    progress.of = tables.length + (files?.length ?? 0);
    let rows = 0;
    for (const [index, table] of tables.entries()) {
      Object.assign(progress, { what: table.name, done: index });
      rows += await keepTable(client, writer, table, progress);
    }
    await writer.write('S', await listSequences(client));
    await client.query('commit');
    // After the rows: what they name was there before them.
    let kept = 0;
    for (const [index, path] of (files ?? []).entries()) {
      Object.assign(progress, { what: 'files', done: tables.length + index });
      if (await keepFile(writer, storageDir ?? '', path, progress)) kept += 1;
    }
    await writer.close();
    return { tables: tables.length, rows, files: kept };
  } catch (error) {
    await writer.abandon();
    throw error;
  } finally {
    await client.end();
  }
}

async function keepTable(
  client: pg.Client,
  writer: FrameWriter,
  table: Table,
  progress: Progress,
): Promise<number> {
  await writer.write('T', { schema: table.schema, name: table.name });
  let rows = 0;
  await copyOut(client, copyOutOf(table), async (piece) => {
    // COPY's text form ends each row with a newline and writes those inside of values as \n.
    for (const byte of piece) if (byte === 10) rows += 1;
    progress.bytes += piece.length;
    await writer.write('D', piece);
  });
  await writer.write('E', { rows });
  return rows;
}

async function keepFile(
  writer: FrameWriter,
  folder: string,
  path: string,
  progress: Progress,
): Promise<boolean> {
  const there = await readPieces(
    join(folder, path),
    (size) => writer.write('F', { path, size }),
    (piece) => {
      progress.bytes += piece.length;
      return writer.write('D', piece);
    },
  );
  if (there) await writer.write('E', {});
  return there;
}
