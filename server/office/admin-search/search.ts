import type { Found } from '#contract/office/admin-search/endpoints.ts';
import { searchFrom } from '#contract/office/admin-search/news.ts';
import { type Permission, permits, type StaffRole } from '#contract/people/accounts/permissions.ts';
import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import { asPaise, toRupees } from '../../platform/core/money.ts';
import type { Platform } from '../../platform/platform.ts';
import { readAsked } from './asked.ts';
import * as store from './search-store.ts';

/** A search of the admin. */
export type SearchRequest = { q: string; roles: readonly StaffRole[] };

const nothing: Found = { orders: [], products: [], people: [], tickets: [], coupons: [] };

/**
 * Creates the search of the admin. It shows no more of a person than the lists of orders, people and tickets do, and
 * only to those who may open these lists. Like them it writes no entry into the audit log (decision 89).
 */
export function createSearch({ reader: db }: Pick<Platform, 'reader'>) {
  /** Finds what these staff roles may see. */
  return async ({ q, roles }: SearchRequest): Promise<Found> => {
    const asked = readAsked(q);
    if ([...asked.text].length < searchFrom) return nothing;
    const when = async <T>(permission: Permission, find: () => Promise<T[]>): Promise<T[]> =>
      permits(roles, permission) ? find() : [];
    const [orders, products, people, tickets, coupons] = await Promise.all([
      when('orders.read', () => store.findOrders(db, asked)),
      when('products.read', () => store.findProducts(db, asked)),
      when('people.read', () => store.findPeople(db, asked)),
      when('tickets.answer', () => store.findTickets(db, asked)),
      when('coupons.read', () => store.findCoupons(db, asked)),
    ]);
    return {
      orders: orders.map(({ id, number, total, createdAt, ...order }) => ({
        _id: id,
        orderNumber: formatOrderNumber(number),
        ...order,
        total: toRupees(asPaise(total)),
        createdAt: createdAt.toISOString(),
      })),
      products: products.map(({ id, ...product }) => ({ _id: id, ...product })),
      people: people.map(({ id, ...person }) => ({ _id: id, ...person })),
      tickets: tickets.map(({ id, ...ticket }) => ({ _id: id, ...ticket })),
      coupons: coupons.map(({ id, ...coupon }) => ({ _id: id, ...coupon })),
    };
  };
}
