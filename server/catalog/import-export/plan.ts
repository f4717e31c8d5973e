import type { ProductImport } from '#contract/catalog/import-export.ts';
import type { FileProblem } from '../../platform/database/column-types.ts';
import { difference } from '../admin/audit-facts.ts';
import { inputOf } from '../admin/present.ts';
import type { AdminRecord } from '../admin/record-store.ts';
import type { ProductInput } from '../input.ts';
import { withLineFeeds } from './cells.ts';
import { mergeProduct } from './merge.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/** The effect of applying a file. Problems are ordered by row; with any, nothing is applied. */
export type Plan = {
  additions: ProductInput[];
  changes: { before: AdminRecord; after: ProductInput }[];
  summary: NonNullable<ProductImport['summary']>;
  problems: FileProblem[];
};

/** The data that a file is compared with: products by id and by slug, and the existing pictures. */
export type Shop = { products: ReadonlyMap<string, AdminRecord>; pictures: ReadonlySet<string> };

const isId = (key: string): boolean => /^[0-9a-z]{16}$/.test(key);

const countSkus = (
  before: readonly { name: string }[],
  after: ProductInput['skus'],
  same: (i: number) => boolean,
) => {
  const known = new Set(before.map((sku) => sku.name));
  const added = after.filter((sku) => !known.has(sku.name)).length;
  const changed = after.filter((sku, i) => known.has(sku.name) && !same(i)).length;
  return { added, changed };
};

const step = 200;

/** Compares a file with the shop. Changes nothing. */
export async function planImport(sheet: Sheet, shop: Shop): Promise<Plan> {
  const problems = [...sheet.problems];
  const plan: Plan = {
    additions: [],
    changes: [],
    summary: {
      products: { added: 0, changed: 0, unchanged: 0 },
      skus: { added: 0, changed: 0, unchanged: 0 },
    },
    problems,
  };
  const unread = new Set(problems.map(({ row, column }) => `${row} ${column}`));
  const report = (
    row: number,
    column: string,
    code: FileProblem['code'],
    values: FileProblem['values'] = {},
  ) => {
    // An invalid cell is not reported as missing as well.
    if (!unread.has(`${row} ${column}`)) problems.push({ row, column, code, values });
  };
  const named = sheet.rows.filter((row) => row.values.product !== undefined);
  // One row may refer to a product by id, and another by slug.
  const idOf = (key: string) => shop.products.get(key)?.id ?? key;
  const groups = Map.groupBy(named, (row) => idOf(row.values.product ?? ''));
  let done = 0;
  for (const [key, rows] of groups) {
    done += 1;
    if (done % step === 0) await new Promise(setImmediate);
    planProduct(plan, { key, rows, shop }, report);
  }
  problems.sort((a, b) => a.row - b.row);
  return plan;
}

/** Returns a value with all its texts in the line ends of Unix, because another line end is no change. */
function sameLineEnds<T>(value: T): T;
function sameLineEnds(value: unknown): unknown {
  if (typeof value === 'string') return withLineFeeds(value);
  if (Array.isArray(value)) return value.map((one) => sameLineEnds(one));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, sameLineEnds(one)]));
}

function planProduct(
  plan: Plan,
  { key, rows, shop }: { key: string; rows: readonly SheetRow[]; shop: Shop },
  report: (row: number, column: string, code: FileProblem['code'], values?: FileProblem['values']) => void,
): void {
  const { summary } = plan;
  const first = rows[0]?.row ?? 0;
  const before = shop.products.get(key) ?? null;
  if (before?.deletedAt) report(first, 'product', 'deleted');
  if (!before && isId(key)) report(first, 'product', 'not_there');
  if (before ? before.deletedAt : isId(key)) return;
  const after = mergeProduct(rows, { key, before }, report);
  if (!after) return;
  for (const url of after.images) {
    if (!before?.images.includes(url) && !shop.pictures.has(url))
      report(first, 'images', 'image', { value: url });
  }
  if (!before) {
    plan.additions.push(after);
    summary.products.added += 1;
    summary.skus.added += after.skus.length;
    return;
  }
  const was = inputOf(before);
  const skus = countSkus(was.skus, after.skus, (i) => {
    const sku = after.skus[i];
    const old = was.skus.find((one) => one.name === sku?.name);
    return !difference({ ...was, skus: old ? [old] : [] }, { ...was, skus: sku ? [sku] : [] });
  });
  const touched = rows.length;
  summary.skus.added += skus.added;
  summary.skus.changed += skus.changed;
  summary.skus.unchanged += Math.max(0, touched - skus.added - skus.changed);
  if (difference(sameLineEnds(was), sameLineEnds(after))) {
    plan.changes.push({ before, after });
    summary.products.changed += 1;
  } else summary.products.unchanged += 1;
}
