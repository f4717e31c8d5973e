import type { Pages } from '#contract/core/pages.ts';
import type { ListedOrder } from '#contract/selling/orders/admin.ts';
import type { OrderStatus } from '#contract/selling/orders/endpoints.ts';
import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import type { OrderSort } from '#contract/selling/orders/rules.ts';
import type { SettingsService } from '../../../base/settings/service.ts';
import { asPaise, toRupees } from '../../../platform/core/money.ts';
import type { PageRequest } from '../../../platform/database/keyset.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { InvoicesService } from '../../invoices/service.ts';
import { holdsOf } from '../changing/hold-store.ts';
import { resolveOrderId } from '../placing/number-store.ts';
import { readRisks } from '../placing/risk.ts';
import type { AdminFilter } from './filter-sql.ts';
import { countOrders, readList } from './list-store.ts';

type Deps = Pick<Platform, 'db'> & { invoices: InvoicesService; settings: SettingsService };

/** A page of the order list in a sort. */
export type OrderPage = { sort: OrderSort } & PageRequest;

/** Returns a page of the order list, with the counts of all tabs. With `atLeast` these are lower bounds. */
export async function readPage(
  { db, invoices, settings }: Deps,
  filter: AdminFilter,
  page: OrderPage,
): Promise<{
  orders: ListedOrder[];
  pages: Pages;
  total: number;
  counts: Record<OrderStatus | 'all', number>;
  atLeast?: true;
}> {
  const asked = { ...filter, q: await resolveOrderId(db, filter.q) };
  const { counts, atLeast, reach, found } = await countOrders(db, asked);
  const { rows, pages } = await readList(db, { ...asked, found }, page, reach);
  const ids = rows.map(({ id }) => id);
  const [invoiced, holds, risks] = await Promise.all([
    invoices.invoicedOrders(ids),
    holdsOf(db, ids),
    readRisks(db, ids, (await settings.all()).orderRisk),
  ]);
  const orders = rows.map(({ id, number, createdAt, status, total, packedAt, ...row }) => ({
    ...row,
    _id: id,
    orderNumber: formatOrderNumber(number),
    createdAt: createdAt.toISOString(),
    orderStatus: status,
    totalAmount: toRupees(asPaise(total)),
    invoiced: invoiced.has(id),
    packedAt: packedAt?.toISOString() ?? null,
    hold: holds.get(id) ?? null,
    risks: risks.get(id) ?? [],
  }));
  return {
    orders,
    pages,
    total: counts[filter.status ?? 'all'],
    counts,
    ...(atLeast && { atLeast: true as const }),
  };
}
