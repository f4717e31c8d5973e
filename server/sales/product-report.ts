import { restRows } from '#contract/sales/rules.ts';
import type { Reader } from '../platform/database/database.ts';
import { restNumbers } from './blocks.ts';
import { readProductWords } from './blocks-store.ts';
import { ProductSums, sumPeriods } from './product-sums.ts';
import type { SalesSums, Span } from './store.ts';
import { listUnsold, readProducts, readStocked, type UnsoldProduct } from './unsold-store.ts';

/** Puts `one` into `best`, a list of at most `limit` values, best first. */
function insertBest<T>(best: T[], one: T, isBetter: (one: T, other: T) => boolean, limit: number): void {
  const worst = best.at(-1);
  if (best.length >= limit && worst !== undefined && !isBetter(one, worst)) return;
  let [low, high] = [0, best.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBetter(one, best[middle] as T)) high = middle;
    else low = middle + 1;
  }
  best.splice(low, 0, one);
  if (best.length > limit) best.pop();
}

/** Returns the best products, best first by what is left of them, and the number of all. Ties are broken by number. */
function findBest(now: ProductSums, before: ProductSums, highest: number, limit: number) {
  const best: number[] = [];
  const rest: number[] = [];
  let all = 0;
  const isBetter = (one: number, other: number) =>
    (now.net(one) - now.net(other) || before.net(one) - before.net(other) || other - one) > 0;
  for (let product = 0; product <= highest; product++) {
    if (now.last(product) < 0 && before.last(product) < 0) continue;
    all++;
    insertBest(product < restNumbers.count ? rest : best, product, isBetter, limit);
  }
  return { best: [...best, ...rest].slice(0, limit), all };
}

/**
 * Returns the report of `sumSales` by product, its first `limit` rows, from packed blocks of days. Products with the same
 * sums are sorted by number. Returns null if too much of the periods is not packed yet: then PostgreSQL has to sum it.
 */
export async function sumProducts(
  db: Reader,
  { span, against, limit }: { span: Span; against: Span | null; limit: number },
): Promise<{ rows: SalesSums[]; all: number } | null> {
  const summed = await sumPeriods(db, against ? [span, against] : [span]);
  if (!summed) return null;
  const { sums, rows, highest } = summed;
  const now = sums[0] ?? new ProductSums(0);
  const before = sums[1] ?? new ProductSums(highest);
  const { best, all } = findBest(now, before, highest, limit);
  const lasts = best.map((product) => ({ product, last: Math.max(now.last(product), before.last(product)) }));
  const words = new Map(
    (
      await readProductWords(
        db,
        lasts.filter(({ product }) => product >= restNumbers.count),
      )
    ).map((one) => [one.product, one]),
  );
  const unpacked = new Map(rows.map((row) => [`${row.product} ${row.last}`, row]));
  return {
    rows: lasts.map(({ product, last }) => {
      const row = unpacked.get(`${product} ${last}`);
      const known = words.get(product);
      const rest = product === restNumbers.delivery ? restRows.delivery : restRows.refunds;
      return {
        key: known?.key ?? rest,
        name: row?.name ?? known?.name ?? null,
        nameHi: (row ?? known)?.nameHi ?? null,
        now: now.of(product),
        before: before.of(product),
      };
    }),
    all,
  };
}

/** Returns the list of {@link listUnsold} from packed days. Products with as many pieces are sorted by number. */
export async function findUnsold(
  db: Reader,
  span: Span,
  limit: number,
): Promise<{ products: UnsoldProduct[]; all: number }> {
  const [summed, { stocked, left }] = await Promise.all([
    sumPeriods(db, [span]),
    readStocked(db, span.until),
  ]);
  const sums = summed?.sums[0];
  if (!sums) return listUnsold(db, span, limit);
  const best: typeof stocked = [];
  let all = 0;
  for (const one of stocked) {
    if (left.has(one.product) || sums.has(one.product + restNumbers.count)) continue;
    all++;
    insertBest(best, one, (a, b) => (a.pieces - b.pieces || b.product - a.product) > 0, limit);
  }
  const known = new Map(
    (
      await readProducts(
        db,
        best.map(({ product }) => product),
      )
    ).map(({ product, ...rest }) => [product, rest]),
  );
  const products = best.flatMap(({ product, pieces }) => {
    const one = known.get(product);
    return one ? [{ ...one, pieces }] : [];
  });
  return { products, all };
}
