import { importLimits } from '#contract/catalog/import-export.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { AdminRecord } from '../admin/record-store.ts';
import { chunksOf } from './chunks.ts';
import { type Plan, planImport } from './plan.ts';
import { readSheet, type Sheet } from './sheet.ts';
import { readByKeys } from './store.ts';

/** The plan of a file, and how many rows the file has. */
export type CheckedFile = { plan: Plan; rows: number };

/** Returns the columns of an import whose file was checked. */
export const outcomeOf = ({ plan, rows }: CheckedFile) => ({
  status: 'checked' as const,
  rows,
  summary: plan.summary,
  problems: plan.problems.slice(0, importLimits.problemsShown),
  problem_count: plan.problems.length,
});

/** Creates the function that compares a file with the shop and returns what to write. */
export function createPlanning(storage: Storage) {
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

  return async function planOf(content: string, reader: Database | Tx): Promise<CheckedFile> {
    const sheet = await readSheet(content);
    const keys = new Set(sheet.rows.map((row) => row.values.product ?? ''));
    const products = await readByKeys(reader, [...keys]);
    const pictures = await picturesThere(sheet, products);
    return { plan: await planImport(sheet, { products, pictures }), rows: sheet.rows.length };
  };
}
