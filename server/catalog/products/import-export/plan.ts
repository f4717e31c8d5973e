import type { ProductImport } from '#contract/catalog/products/import-export.ts';
import type { FileProblem } from '../../../schema/column-types.ts';
import { difference } from '../admin/audit-facts.ts';
import { inputOf } from '../admin/present.ts';
import type { AdminRecord } from '../admin/record-store.ts';
import type { ProductInput } from '../input.ts';
import { withLineFeeds } from './cells.ts';
import { mergeProduct } from './merge.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/** The numbers of products and SKUs that a file adds, changes and leaves as they are. */
export type Summary = NonNullable<ProductImport['summary']>;

/** The rows of a file about one product. `key`: its id, or the slug of a new product. */
export type Group = { key: string; rows: readonly SheetRow[] };

/** The effect of applying some products of a file. With any problem, nothing is applied. */
export type Plan = {
  additions: ProductInput[];
  changes: { before: AdminRecord; after: ProductInput }[];
  summary: Summary;
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

/** Returns a summary of nothing. */
export const noCounts = (): Summary => ({
  products: { added: 0, changed: 0, unchanged: 0 },
  skus: { added: 0, changed: 0, unchanged: 0 },
});

/** Adds one summary to another. */
export function addCounts(to: Summary, more: Summary): void {
  for (const what of ['products', 'skus'] as const)
    for (const kind of ['added', 'changed', 'unchanged'] as const) to[what][kind] += more[what][kind];
}

/** Groups the rows of a file by product, in the order of the file. `ids`: the ids of the shop's products by slug. */
export function groupRows(sheet: Sheet, ids: ReadonlyMap<string, string>): Group[] {
  const named = sheet.rows.filter((row) => row.values.product !== undefined);
  const byKey = Map.groupBy(named, ({ values: { product = '' } }) => ids.get(product) ?? product);
  return [...byKey].map(([key, rows]) => ({ key, rows }));
}

/** Compares some products of a file with the shop. Changes nothing. */
export function planGroups(sheet: Sheet, groups: readonly Group[], shop: Shop): Plan {
  const problems: FileProblem[] = [];
  const plan: Plan = { additions: [], changes: [], summary: noCounts(), problems };
  const unread = new Set(sheet.problems.map(({ row, column }) => `${row} ${column}`));
  const report = (
    row: number,
    column: string,
    code: FileProblem['code'],
    values: FileProblem['values'] = {},
  ) => {
    // An invalid cell is not reported as missing as well.
    if (!unread.has(`${row} ${column}`)) problems.push({ row, column, code, values });
  };
  for (const { key, rows } of groups) planProduct(plan, { key, rows, shop }, report);
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
