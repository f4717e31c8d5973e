import { importLimits } from '#contract/catalog/products/import-export.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { FileProblem } from '../../../schema/column-types.ts';
import type { Storage } from '../../../storage/storage.ts';
import type { AdminRecord } from '../admin/record-store.ts';
import { chunksOf } from './chunks.ts';
import { addCounts, type Group, groupRows, noCounts, type Plan, planGroups, type Summary } from './plan.ts';
import { readSheet, type Sheet } from './sheet.ts';
import { readByKeys, readIdsOfKeys } from './store.ts';

/** A file whose rows are grouped by the product that they are about, in the order of the file. */
export type OpenedFile = { sheet: Sheet; groups: readonly Group[] };

/** The effect that the application of a file would have, and how many rows the file has. */
export type CheckedFile = { summary: Summary; problems: FileProblem[]; rows: number };

/** Returns the columns of an import whose file was checked. */
export const outcomeOf = ({ summary, problems, rows }: CheckedFile) => ({
  status: 'checked' as const,
  rows,
  summary,
  problems: problems.slice(0, importLimits.problemsShown),
  problem_count: problems.length,
});

/** Products that are compared at a time: a whole shop of records would take hundreds of megabytes. */
const compared = 200;

/** Creates the functions that compare a file with the shop. */
export function createPlanning(storage: Storage) {
  async function picturesThere(
    groups: readonly Group[],
    products: ReadonlyMap<string, AdminRecord>,
  ): Promise<Set<string>> {
    const known = new Set([...products.values()].flatMap((record) => record.images));
    const named = groups.flatMap(({ rows }) => rows.flatMap((row) => row.values.images ?? []));
    const newUrls = [...new Set(named)].filter((url) => !known.has(url));
    const there = await Promise.all(newUrls.map((url) => storage.exists(url.slice('/media/'.length))));
    for (const [i, url] of newUrls.entries()) if (there[i]) known.add(url);
    return known;
  }

  /** Parses a file. One row may name a product by its id, and another by its slug. */
  async function openFile(content: string, reader: Reader): Promise<OpenedFile> {
    const sheet = await readSheet(content);
    const keys = new Set(sheet.rows.map((row) => row.values.product ?? ''));
    return { sheet, groups: groupRows(sheet, await readIdsOfKeys(reader, [...keys])) };
  }

  /** Compares some products of a file with the shop. */
  async function planPart(sheet: Sheet, groups: readonly Group[], reader: Reader): Promise<Plan> {
    const products = await readByKeys(
      reader,
      groups.map(({ key }) => key),
    );
    return planGroups(sheet, groups, { products, pictures: await picturesThere(groups, products) });
  }

  return {
    openFile,
    planPart,

    /** Compares a whole file with the shop, some products at a time. `onPart` gets the plan of each part. */
    async checkFile(
      { sheet, groups }: OpenedFile,
      reader: Reader,
      onPart: (plan: Plan) => Promise<void> = async () => undefined,
    ): Promise<CheckedFile> {
      const summary = noCounts();
      const problems = [...sheet.problems];
      for (const some of chunksOf(groups, compared)) {
        const plan = await planPart(sheet, some, reader);
        addCounts(summary, plan.summary);
        for (const problem of plan.problems) problems.push(problem);
        await onPart(plan);
      }
      problems.sort((a, b) => a.row - b.row);
      return { summary, problems, rows: sheet.rows.length };
    },
  };
}

/** The functions that compare a file with the shop. */
export type Planning = ReturnType<typeof createPlanning>;
