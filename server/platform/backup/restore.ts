import pg from 'pg';
import { noLimits } from '#server/platform/database/limits.ts';
import { applyMigrations, knownMigrations } from '#server/platform/database/migrate.ts';
import { createJobTables } from '#server/platform/jobs/jobs.ts';
import { markFolder } from '../storage/folder-mark.ts';
import type { ObjectStore } from '../storage/objects.ts';
import type { BackupCounts, Header, Progress } from './backup.ts';
import { copyIn } from './copy.ts';
import { writePieces } from './files.ts';
import { type Frame, readFrames } from './frames.ts';
import { copyInOf, jobsSchema, jobsVersion, nameOf, type Sequence, type Table } from './tables.ts';

const parse = <T>({ bytes }: Frame): T => JSON.parse(bytes.toString('utf8')) as T;

/** The backup to restore, and its destination. */
export type RestoreOptions = {
  file: string;
  /** The store for the files; null restores none. */
  files: ObjectStore | null;
  force: boolean;
  progress: Progress;
  /** Creates the empty tables of the sandbox in these schemas. */
  createSandbox: (client: pg.Client, schemas: readonly string[]) => Promise<void>;
};

/** Reads a back-up to its end and returns its header. Throws if it is truncated, altered, or of a newer version. */
export async function verify(file: string): Promise<Header> {
  let header: Header | null = null;
  for await (const frame of readFrames(file)) if (frame.kind === 'H') header = parse<Header>(frame);
  if (!header) throw new Error(`${file} is not a back-up of this shop.`);
  const known = new Set(await knownMigrations());
  const unknown = header.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `This back-up is of a newer version of the shop (${unknown.join(', ')}). Update the shop, then restore.`,
    );
  }
  return header;
}

/** Throws if a shop runs on the database, or if there is a shop in it and `force` is false. */
async function refuseUsed(client: pg.Client, force: boolean): Promise<void> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'navaratna%'`,
  );
  if ((rows[0]?.n ?? 0) > 0) throw new Error('A shop is running on this database. Stop it, then restore.');
  if (force) return;
  for (const table of ['users', 'products', 'orders']) {
    const there = await client.query<{ there: boolean }>(
      `select to_regclass('public.${table}') is not null as there`,
    );
    if (!there.rows[0]?.there) continue;
    const { rowCount } = await client.query(`select from public.${table} limit 1`);
    if (rowCount) {
      throw new Error(
        'There is a shop in this database. Name an empty one with DATABASE_URL, or give --force to delete everything in it.',
      );
    }
  }
}

/** Creates the tables of jobs. Throws if the back-up has another version of them. */
async function prepareJobs(url: string, client: pg.Client, header: Header): Promise<void> {
  if (header.jobsVersion === null) return;
  await createJobTables(url);
  const here = await jobsVersion(client);
  if (here !== header.jobsVersion) {
    throw new Error(
      `The queued jobs of this back-up have version ${header.jobsVersion}, those of this shop have version ${here}. ` +
        'Restore with the version of the shop that made the back-up, then update.',
    );
  }
}

const schemasOf = (header: Header): string[] => [
  ...new Set(header.tables.map(({ schema }) => schema).filter((schema) => schema.startsWith('sandbox_'))),
];

/** Creates an empty shop with exactly the migrations of the back-up, in the transaction of `client`. */
async function createEmptyShop(
  client: pg.Client,
  header: Header,
  createSandbox: RestoreOptions['createSandbox'],
): Promise<void> {
  await client.query('drop schema if exists public cascade');
  await client.query('create schema public');
  for (const schema of schemasOf(header)) await client.query(`drop schema if exists ${schema} cascade`);
  await applyMigrations(client, header.migrations);
  await createSandbox(client, schemasOf(header));
  if (header.jobsVersion !== null) {
    await client.query(`delete from ${jobsSchema}.job`);
    await client.query(`delete from ${jobsSchema}.queue`);
  }
}

/** Runs `work` with user triggers disabled: their effects are in the rows already. */
async function withoutTriggers(client: pg.Client, tables: readonly Table[], work: () => Promise<void>) {
  const ours = tables.filter(({ schema }) => schema !== jobsSchema);
  for (const table of ours) await client.query(`alter table ${nameOf(table)} disable trigger user`);
  // The rows that migrations insert are in the back-up too.
  if (ours.length > 0) await client.query(`truncate ${ours.map(nameOf).join(', ')}`);
  await work();
  await client.query('set constraints all immediate');
  for (const table of ours) await client.query(`alter table ${nameOf(table)} enable trigger user`);
}

/** Yields the pieces of a table or file up to its end frame. */
async function* piecesOf(frames: AsyncGenerator<Frame>, progress: Progress): AsyncGenerator<Buffer> {
  for (;;) {
    const { value: frame, done } = await frames.next();
    if (done || frame.kind === 'E') return;
    progress.bytes += frame.bytes.length;
    yield frame.bytes;
  }
}

async function setSequences(client: pg.Client, sequences: readonly Sequence[]): Promise<void> {
  for (const sequence of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [
      nameOf(sequence),
      sequence.last,
      sequence.called,
    ]);
  }
}

/**
 * Restores a back-up into an empty database, and its files into a store (`files`; null: none). `force` deletes what is in
 * the database. All tables are restored in one transaction. The schema has the migrations of the back-up; apply newer ones
 * afterwards. Throws in one sentence if something prevents it.
 */
export async function restore(
  url: string,
  { file, files, force, progress, createSandbox }: RestoreOptions,
): Promise<BackupCounts & { header: Header }> {
  progress.what = 'checking the file';
  const header = await verify(file);
  const client = new pg.Client({ connectionString: url, application_name: 'restore' });
  await client.connect();
  await client.query(noLimits);
  const counts: BackupCounts = { tables: 0, rows: 0, files: 0 };
  // The operator says that the files go here, on a machine that may be new.
  if (files?.kind === 'disk') await markFolder(files.place);
  progress.of = header.tables.length + (header.files ?? 0);
  const byName = new Map(header.tables.map((table) => [nameOf(table), table]));
  const frames = readFrames(file);
  try {
    await refuseUsed(client, force);
    await prepareJobs(url, client, header);
    await client.query("set client_encoding to 'UTF8'");
    await client.query('begin');
    await createEmptyShop(client, header, createSandbox);
    await withoutTriggers(client, header.tables, async () => {
      for (;;) {
        const { value: frame, done } = await frames.next();
        if (done) throw new Error('The back-up ends before its tables do.');
        if (frame.kind === 'S') return setSequences(client, parse<Sequence[]>(frame));
        if (frame.kind !== 'T') continue;
        const named = parse<Pick<Table, 'schema' | 'name'>>(frame);
        const table = byName.get(nameOf(named));
        if (!table) throw new Error(`The back-up holds a table that it does not name: ${named.name}.`);
        Object.assign(progress, { what: table.name, done: counts.tables });
        counts.rows += await restoreTable(client, table, piecesOf(frames, progress));
        counts.tables += 1;
      }
    });
    await client.query('commit');
    await client.query('analyze');
    for await (const frame of frames) {
      if (frame.kind !== 'F') continue;
      const { path } = parse<{ path: string }>(frame);
      Object.assign(progress, { what: 'files', done: counts.tables + counts.files });
      if (files === null) continue;
      await writePieces(files, path, piecesOf(frames, progress));
      counts.files += 1;
    }
    return { ...counts, header };
  } finally {
    await frames.return(undefined);
    await client.end();
  }
}

async function restoreTable(client: pg.Client, table: Table, pieces: AsyncIterable<Buffer>): Promise<number> {
  let rows = 0;
  async function* counted() {
    for await (const piece of pieces) {
      for (const byte of piece) if (byte === 10) rows += 1;
      yield piece;
    }
  }
  await copyIn(client, copyInOf(table), counted());
  return rows;
}
