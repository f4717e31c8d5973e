import { type Selectable, sql } from 'kysely';
import type { Database, Reader, Tx } from '../../../platform/database/database.ts';
import type { FileProblem } from '../../../schema/column-types.ts';
import type { ProductImports } from '../../../schema/tables.gen.ts';
import { type AdminRecord, selectRecords } from '../admin/record-store.ts';

/** An import without the file itself. */
export type ImportRow = Omit<Selectable<ProductImports>, 'content' | 'applied_rows'>;

const columns = [
  'id',
  'created_at',
  'created_by',
  'file_name',
  'status',
  'rows',
  'done',
  'summary',
  'problems',
  'problem_count',
  'finished_at',
] as const;

const retentionDays = 30;

/** Inserts an import, and deletes those older than 30 days. */
export async function insertImport(
  tx: Tx,
  row: { id: string; at: Date; by: string; fileName: string; content: string },
): Promise<void> {
  await tx
    .deleteFrom('product_imports')
    .where('created_at', '<', new Date(row.at.getTime() - retentionDays * 86_400_000))
    .where('status', '<>', 'applying')
    .execute();
  await tx
    .insertInto('product_imports')
    .values({
      id: row.id,
      created_at: row.at,
      created_by: row.by,
      file_name: row.fileName,
      content: row.content,
      status: 'checking',
    })
    .execute();
}

/** Returns an import, or undefined. */
export const readImport = (db: Reader, id: string): Promise<ImportRow | undefined> =>
  db.selectFrom('product_imports').select(columns).where('id', '=', id).executeTakeFirst();

/** Lists the latest imports, newest first. */
export const readImports = (db: Reader, limit: number): Promise<ImportRow[]> =>
  db
    .selectFrom('product_imports')
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** The file of an import, who uploaded it, and how many of its rows are in the shop. */
export type ImportFile = { content: string; by: string; applied: number };

/** Returns the file of an import, or null if the import has another status. */
export async function readContent(
  db: Reader,
  id: string,
  status: 'checking' | 'applying',
): Promise<ImportFile | null> {
  const row = await db
    .selectFrom('product_imports')
    .select(['content', 'created_by as by', 'applied_rows as applied'])
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst();
  return row === undefined || row.content === null ? null : { ...row, content: row.content };
}

/** Updates an import. */
export async function updateImport(
  db: Reader,
  id: string,
  change: Partial<{
    status: ImportRow['status'];
    rows: number;
    done: number;
    applied_rows: number;
    summary: ImportRow['summary'];
    problems: readonly FileProblem[];
    problem_count: number;
    content: null;
    finished_at: Date;
  }>,
): Promise<void> {
  const { summary, problems, ...rest } = change;
  await db
    .updateTable('product_imports')
    .set({
      ...rest,
      ...(summary !== undefined && { summary: JSON.stringify(summary) }),
      ...(problems !== undefined && { problems: JSON.stringify(problems) }),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Sets a checked import without problems to `applying`. Returns false if it is not one. Throws a unique violation while
 * another import is applied.
 */
export async function beginApplying(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('product_imports')
    .set({ status: 'applying', done: 0, applied_rows: 0 })
    .where('id', '=', id)
    .where('status', '=', 'checked')
    .where('problem_count', '=', 0)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes the turn to apply the part of an import behind its first `applied` rows, until the transaction ends. Returns false
 * when another process has applied it.
 */
export async function takePart(tx: Tx, id: string, applied: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('product import'))`.execute(tx);
  const row = await tx
    .selectFrom('product_imports')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'applying')
    .where('applied_rows', '=', applied)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the ids of the shop's products by slug, deleted ones included. */
export async function readIdsOfKeys(db: Reader, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('slug', '=', sql<string>`any(${keys})`)
    .execute();
  return new Map(rows.flatMap(({ id, slug }): [string, string][] => (slug ? [[slug, id]] : [])));
}

const chunk = 1000;

/** Returns products by id and by slug, deleted ones included. */
export async function readByKeys(db: Reader, keys: readonly string[]): Promise<Map<string, AdminRecord>> {
  const found = new Map<string, AdminRecord>();
  for (let start = 0; start < keys.length; start += chunk) {
    const some = keys.slice(start, start + chunk);
    const records = await selectRecords(db, sql`where p.id = any(${some}) or p.slug = any(${some})`);
    for (const record of records) {
      found.set(record.id, record);
      if (record.slug) found.set(record.slug, record);
    }
  }
  return found;
}

/** Iterates over all products in the shop by product number, in batches of 500. */
export async function* allRecords(db: Database): AsyncGenerator<AdminRecord[]> {
  for (let after = 0; ; ) {
    const records = await selectRecords(
      db,
      sql`where p.deleted_at is null and p.service is null and p.product_number > ${after} order by p.product_number limit ${500}`,
    );
    const last = records.at(-1);
    if (!last) return;
    yield records;
    after = last.number;
  }
}
