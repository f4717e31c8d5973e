import { importLimits, type ProductImport } from '#contract/catalog/import-export.ts';
import { importProblems, importReason } from '#contract/catalog/import-problems.ts';
import type { Lang } from '#contract/core/errors.ts';
import type { AccountsService } from '../../accounts/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { newId } from '../../platform/core/id.ts';
import { readText } from '../../platform/csv/read.ts';
import { csvMark, csvRow } from '../../platform/csv/write.ts';
import type { FileProblem } from '../../platform/database/column-types.ts';
import { type Database, isUniqueViolation, type Tx, transact } from '../../platform/database/database.ts';
import type { Upload } from '../../platform/http/multipart.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { AdminRecord } from '../admin/record-store.ts';
import type { AdminWriting } from '../admin/write-products.ts';
import { columnNames, exportedRows } from './columns.ts';
import { type Plan, planImport } from './plan.ts';
import { readSheet, type Sheet } from './sheet.ts';
import {
  allRecords,
  beginApplying,
  type ImportRow,
  insertImport,
  lockImporting,
  readByKeys,
  readContent,
  readImport,
  readImports,
  updateImport,
} from './store.ts';

const queue = 'product-import';
const chunk = 500;
const listLimit = 10;

/** CSV export and import of products. */
export type ProductExchange = ReturnType<typeof createProductExchange>;

/** The services that import and export depend on. */
export type ProductExchangeParts = { accounts: AccountsService; writing: AdminWriting; storage: Storage };

function* chunksOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += chunk) yield all.slice(start, start + chunk);
}

/**
 * Creates import and export. A job checks the file, reports every bad row and changes nothing. A second job
 * applies it in one transaction, so that a crash never leaves half an import.
 */
export function createProductExchange(
  { db, now, jobs, log }: Pick<Platform, 'now' | 'jobs' | 'log'> & { db: Database },
  { accounts, writing, storage }: ProductExchangeParts,
) {
  const working = jobs.work<{ id: string; step: 'check' | 'apply' }>(queue, ({ id, step }) =>
    step === 'check' ? check(id) : apply(id),
  );
  working.catch((error: Error) =>
    log.error(
      { err: error },
      'product import queue did not start: uploaded files are not checked; restart the process',
    ),
  );

  async function picturesThere(
    sheet: Sheet,
    products: ReadonlyMap<string, AdminRecord>,
  ): Promise<Set<string>> {
    const known = new Set([...products.values()].flatMap((record) => record.images));
    const newUrls = new Set(
      sheet.rows.flatMap((row) => row.values.images ?? []).filter((url) => !known.has(url)),
    );
    for (const some of chunksOf([...newUrls])) {
      const there = await Promise.all(some.map((url) => storage.exists(url.slice('/media/'.length))));
      for (const [i, url] of some.entries()) if (there[i]) known.add(url);
    }
    return known;
  }

  async function planOf(content: string, reader: Database | Tx): Promise<{ plan: Plan; rows: number }> {
    const sheet = await readSheet(content);
    const keys = new Set(sheet.rows.map((row) => row.values.product ?? ''));
    const products = await readByKeys(reader, [...keys]);
    const pictures = await picturesThere(sheet, products);
    return { plan: await planImport(sheet, { products, pictures }), rows: sheet.rows.length };
  }

  const outcomeOf = ({ plan, rows }: { plan: Plan; rows: number }) => ({
    status: 'checked' as const,
    rows,
    summary: plan.summary,
    problems: plan.problems.slice(0, importLimits.problemsShown),
    problem_count: plan.problems.length,
  });

  /** Marks the import as failed on an unexpected error. It is not retried. */
  async function failOnError(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error(
        { err: error, import: id },
        'product import failed: nothing was written; upload the file again',
      );
      const problems: FileProblem[] = [{ row: 0, column: '', code: 'failed', values: {} }];
      const end = { finished_at: now(), content: null, problems, problem_count: 1 };
      await updateImport(db, id, { status: 'failed', ...end });
    }
  }

  const check = (id: string) =>
    failOnError(id, async () => {
      const file = await readContent(db, id, 'checking');
      if (file) await updateImport(db, id, outcomeOf(await planOf(file.content, db)));
    });

  /**
   * Writes additions and changes in one transaction. Progress goes over another connection, as this one is
   * not committed.
   */
  async function write(
    tx: Tx,
    id: string,
    { plan, by }: { plan: Plan; by: string },
  ): Promise<AppError | null> {
    const total = plan.additions.length + plan.changes.length;
    let written = 0;
    const reportProgress = async (some: number, rows: number) => {
      written += some;
      await checkpoint('import.written', id);
      await updateImport(db, id, { done: Math.floor((rows * written) / Math.max(1, total)) });
    };
    const rows = (await readImport(db, id))?.rows ?? 0;
    for (const some of chunksOf(plan.changes)) {
      const done = await writing.overwrite(tx, some, { by, action: 'product.import' });
      if (done instanceof AppError) return done;
      await reportProgress(some.length, rows);
    }
    for (const some of chunksOf(plan.additions)) {
      await writing.add(tx, some, by, 'product.import');
      await reportProgress(some.length, rows);
    }
    return null;
  }

  const apply = (id: string) =>
    failOnError(id, async () => {
      let refused: { plan: Plan; rows: number } | null = null;
      const work = async (tx: Tx) => {
        await lockImporting(tx);
        const file = await readContent(tx, id, 'applying');
        if (!file) return null;
        // Locks the products and compares again, because they may have changed since the check.
        const first = await planOf(file.content, tx);
        await writing.lock(
          tx,
          first.plan.changes.map(({ before }) => before.id),
        );
        const locked = await planOf(file.content, tx);
        if (locked.plan.problems.length > 0) {
          refused = locked;
          return null;
        }
        const done = await write(tx, id, { plan: locked.plan, by: file.by });
        if (done) return done;
        return { summary: locked.plan.summary, rows: locked.rows };
      };
      let done: Awaited<ReturnType<typeof work>>;
      try {
        done = await transact(db, work);
      } catch (error) {
        const file = isUniqueViolation(error) ? await readContent(db, id, 'applying') : null;
        if (!file) throw error;
        // Another request added a product with the same slug, so the file is checked again.
        refused = await planOf(file.content, db);
        done = null;
      }
      if (refused) return updateImport(db, id, outcomeOf(refused));
      if (done instanceof AppError) throw new Error(`product import refused: ${done.code}`);
      if (done)
        await updateImport(db, id, {
          status: 'done',
          done: done.rows,
          summary: done.summary,
          content: null,
          finished_at: now(),
        });
    });

  async function present(rows: readonly ImportRow[], lang: Lang): Promise<ProductImport[]> {
    const people = await accounts.findPeople(rows.map((row) => row.created_by));
    return rows.map((row) => ({
      _id: row.id,
      fileName: row.file_name,
      by: people.get(row.created_by)?.name ?? '',
      createdAt: row.created_at.toISOString(),
      finishedAt: row.finished_at?.toISOString() ?? null,
      status: row.status,
      rows: row.rows,
      done: row.done,
      summary: row.summary,
      problems: row.problems
        .filter((one) => one.code in importProblems)
        .map((one) => ({
          row: one.row,
          column: one.column,
          reason: importReason(one.code, one.values, lang),
        })),
      problemCount: row.problem_count,
    }));
  }

  async function one(id: string, lang: Lang): Promise<ProductImport | AppError> {
    const row = await readImport(db, id);
    const [shown] = row ? await present([row], lang) : [];
    return shown ?? appError('import_not_found');
  }

  return {
    one,

    /** Lists the latest imports. */
    list: async (lang: Lang): Promise<ProductImport[]> => present(await readImports(db, listLimit), lang),

    /** Stores a file and queues its check. */
    async take(
      files: readonly Upload[],
      { by, lang }: { by: string; lang: Lang },
    ): Promise<ProductImport | AppError> {
      const [file] = files;
      if (!file || file.bytes.length === 0) return appError('import_file_missing');
      if (file.cutOff) return appError('import_large');
      const content = readText(file.bytes);
      if (content === null) return appError('import_encoding');
      await working;
      const id = newId(now());
      await transact(db, async (tx) => {
        await insertImport(tx, { id, at: now(), by, fileName: file.name || 'file.csv', content });
        await jobs.send(tx, queue, { id, step: 'check' });
        return null;
      });
      return one(id, lang);
    },

    /** Queues the application of a checked file. Only one runs at a time in the whole shop. */
    async apply(id: string, lang: Lang): Promise<ProductImport | AppError> {
      if (!(await readImport(db, id))) return appError('import_not_found');
      await working;
      try {
        const begun = await transact(db, async (tx) => {
          if (!(await beginApplying(tx, id))) return appError('import_not_checked');
          await jobs.send(tx, queue, { id, step: 'apply' });
          return null;
        });
        return begun ?? one(id, lang);
      } catch (error) {
        if (isUniqueViolation(error, 'product_imports_applying')) return appError('import_busy');
        throw error;
      }
    },

    /** Streams all products as CSV. */
    async *export(): AsyncGenerator<string> {
      yield csvMark + csvRow(columnNames);
      for await (const records of allRecords(db)) yield records.flatMap(exportedRows).map(csvRow).join('');
    },
  };
}
