import type { StockAdminMove, StockAdminRow } from '#contract/catalog/stock/admin.ts';
import type { InputOf } from '#contract/core/client.ts';
import { indiaDay } from '#contract/core/india-time.ts';
import type { Lang } from '#languages/list.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import type { SettingsService } from '../../../base/settings/service.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { fromRupees, toRupees } from '../../../platform/core/money.ts';
import { type Database, type Reader, type Tx, transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StockService } from '../service.ts';
import { lockSkus } from '../store.ts';
import { writeOrderList } from './order-list.ts';
import { countStock, readStockPage } from './page-store.ts';
import { presentHsn, presentMove, presentSku } from './present.ts';
import { stockRule, toFilter } from './rule.ts';
import {
  countScarce,
  findScanned,
  type Keeping,
  readMoves,
  readStockSkus,
  type StockSku,
  sumByHsn,
  writeKeeping,
} from './store.ts';

export { createLowStockMail } from './low-mail.ts';

const pageSize = 40;
const movesPage = 50;

/** The services of the stock page. `gstRates` and `plainWords` come from the catalogue. */
export type StockAdminParts = {
  stock: StockService;
  settings: SettingsService;
  audit: AuditService;
  catalog: {
    gstRates(
      db: Reader,
      days: readonly { productId: string; day: string }[],
    ): Promise<(of: { productId: string; day: string }) => number | null>;
  };
  /** Splits a text into the words by which the stock page finds products. */
  plainWords: (text: string) => string[];
};

/** The member of staff, and whether they may see and change costs. */
export type StockReader = { by: string; costs: boolean };

type Deps = StockAdminParts & Pick<Platform, 'now'> & { db: Database };
type Change = InputOf<'PATCH /api/admin/stock/{id}'>['body'];
type Count = InputOf<'POST /api/admin/stock/counts'>['body'];

/** Formats SKUs with their margin, for which the GST in their prices counts. */
async function presentAll(
  { catalog, settings, now }: Deps,
  db: Reader,
  skus: readonly StockSku[],
  costs: boolean,
): Promise<StockAdminRow[]> {
  const { gst, stockLow } = await settings.all();
  const day = indiaDay(now());
  const rateOf =
    costs && gst.registered
      ? await catalog.gstRates(
          db,
          skus.map(({ productId }) => ({ productId, day })),
        )
      : () => 0;
  const usual = gst.registered ? gst.goodsRate * 100 : 0;
  return skus.map((sku) =>
    presentSku(sku, { stockLow, costs, gst: rateOf({ productId: sku.productId, day }) ?? usual }),
  );
}

const nameOf = ({ name, size, code }: StockSku): string => code ?? [name, size].filter(Boolean).join(', ');

/** Moves the stock of a SKU by a difference. Returns an error if that would go below zero. */
async function shift(
  { stock }: Deps,
  tx: Tx,
  moves: readonly { sku: StockSku; by: number }[],
  correction: { reason: string; by: string },
): Promise<null | AppError> {
  const short = moves.find(({ sku, by }) => sku.available + by < 0);
  if (short) return appError('product_stock_short', { name: nameOf(short.sku), n: short.sku.available });
  await stock.receive(
    tx,
    moves.map(({ sku, by }) => ({ skuId: sku.id, quantity: by })),
    correction,
  );
  return null;
}

const auditFacts = (sku: StockSku): Record<string, unknown> => ({
  sku: nameOf(sku),
  reorderLevel: sku.reorderLevel,
  shelf: sku.shelf,
  barcode: sku.barcode,
  cost: sku.cost === null ? null : toRupees(sku.cost),
  stock: sku.available,
});

/** Changes one SKU. See the endpoint. */
async function change(
  deps: Deps,
  id: string,
  body: Change,
  { by, costs }: StockReader,
): Promise<StockAdminRow | AppError> {
  if (body.cost !== undefined && !costs) return appError('not_allowed');
  const rule = await stockRule(deps);
  return transact(deps.db, async (tx) => {
    await lockSkus(tx, [id]);
    const [before] = await readStockSkus(tx, [id], rule);
    if (!before) return appError('sku_not_found');
    if (before.version !== body.version) return appError('stock_changed');
    const { stock, version: _, cost, ...rest } = body;
    const keeping: Keeping = {
      ...rest,
      cost: cost === undefined ? before.cost : cost === null ? null : fromRupees(cost),
    };
    const { reorderLevel, shelf, barcode } = before;
    const kept: Keeping = { reorderLevel, shelf, barcode, cost: before.cost };
    const isChanged = (Object.keys(kept) as (keyof Keeping)[]).some((name) => kept[name] !== keeping[name]);
    if (isChanged && !(await writeKeeping(tx, id, keeping, deps.now()))) return appError('barcode_taken');
    if (stock && stock.to !== stock.from) {
      const moved = await shift(deps, tx, [{ sku: before, by: stock.to - stock.from }], {
        reason: stock.reason,
        by,
      });
      if (moved) return moved;
    }
    const [after = before] = await readStockSkus(tx, [id], rule);
    await deps.audit.record(tx, {
      at: deps.now(),
      actorId: by,
      action: 'stock.edit',
      entity: 'product',
      entityId: before.productId,
      before: auditFacts(before),
      after: { ...auditFacts(after), ...(stock && { reason: stock.reason }) },
    });
    const [row] = await presentAll(deps, tx, [after], costs);
    return row ?? appError('sku_not_found');
  });
}

/** Applies a count. See the endpoint. */
async function applyCount(
  deps: Deps,
  { reason, lines }: Count,
  by: string,
): Promise<{ changed: number } | AppError> {
  const rule = await stockRule(deps);
  const ids = lines.map(({ skuId }) => skuId);
  return transact(deps.db, async (tx) => {
    await lockSkus(tx, ids);
    const skus = new Map((await readStockSkus(tx, ids, rule)).map((sku) => [sku.id, sku]));
    if (skus.size < ids.length) return appError('sku_not_found');
    const moves = lines.flatMap(({ skuId, expected, counted }) => {
      const sku = skus.get(skuId);
      return sku && counted !== expected ? [{ sku, by: counted - expected }] : [];
    });
    const refused = await shift(deps, tx, moves, { reason, by });
    if (refused) return refused;
    await deps.audit.record(tx, {
      at: deps.now(),
      actorId: by,
      action: 'stock.count',
      entity: 'stock',
      entityId: 'all',
      after: {
        reason,
        lines: lines.map(({ skuId, expected, counted }) => {
          const sku = skus.get(skuId);
          return { sku: sku ? nameOf(sku) : skuId, expected, counted };
        }),
      },
    });
    return { changed: moves.length };
  });
}

/** The stock page of the admin. */
export type StockAdmin = ReturnType<typeof createStockAdmin>;

/** Creates the stock page: the table of SKUs, the list to order, the history of a SKU, counts and the value of the stock. */
export function createStockAdmin(
  { db, now }: Pick<Platform, 'now'> & { db: Database },
  parts: StockAdminParts,
) {
  const deps: Deps = { ...parts, db, now };
  const { plainWords } = parts;

  return {
    /** Returns a page of the table, 40 SKUs, with the counts of its tabs. */
    async list(
      { q, show, sort, after, before }: InputOf<'GET /api/admin/stock'>['query'] & object,
      costs: boolean,
    ) {
      const rule = await stockRule(deps);
      const filter = toFilter(plainWords, q, show ?? 'all');
      const isTab = filter.code === '' && filter.show !== 'all';
      const request = { sort: sort ?? 'name', after, before, limit: pageSize } as const;
      const [{ rows, pages }, found, scarce] = await Promise.all([
        readStockPage(db, filter, rule, request),
        isTab ? null : countStock(db, filter, rule),
        countScarce(db, rule),
      ]);
      return {
        total: found?.total ?? (filter.show === 'out' ? scarce.out : scarce.order),
        toOrder: scarce.order,
        out: scarce.out,
        costs,
        stockLow: rule.stockLow,
        rows: await presentAll(deps, db, rows, costs),
        pages,
        ...(found?.atLeast && { atLeast: true as const }),
      };
    },

    /** Returns the list to order as CSV, in the language of its heads. */
    orderList: async (lang: Lang): Promise<string> => writeOrderList(db, await stockRule(deps), lang),

    /** Returns the value of the stock by HSN code. */
    value: async () => ({ codes: (await sumByHsn(db)).map(presentHsn) }),

    /** Returns the SKUs with a scanned code or barcode. */
    async scan(code: string, costs: boolean): Promise<{ rows: StockAdminRow[] }> {
      const found = await findScanned(db, code.replaceAll('\0', '').toLowerCase(), await stockRule(deps));
      return { rows: await presentAll(deps, db, found, costs) };
    },

    /** Returns movements of a SKU on sale, newest first. */
    async moves(
      id: string,
      before: number | null,
      costs: boolean,
    ): Promise<{ row: StockAdminRow; moves: StockAdminMove[]; more: boolean } | AppError> {
      const skus = await readStockSkus(db, [id], await stockRule(deps));
      const [row] = await presentAll(deps, db, skus, costs);
      if (!row) return appError('sku_not_found');
      const moves = await readMoves(db, id, { before, limit: movesPage + 1 });
      return { row, moves: moves.slice(0, movesPage).map(presentMove), more: moves.length > movesPage };
    },

    /** Changes what the shop keeps about a SKU, and its stock. */
    change: (id: string, body: Change, reader: StockReader): Promise<StockAdminRow | AppError> =>
      change(deps, id, body, reader),

    /** Applies a count as one correction. */
    count: (body: Count, by: string): Promise<{ changed: number } | AppError> => applyCount(deps, body, by),
  };
}
