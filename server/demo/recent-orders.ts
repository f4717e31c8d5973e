import { personId } from '#seed/import.ts';
import { FIXED } from '#seed/people.ts';
import type { RecentOrder } from '#seed/recent-days.ts';
import type { SeedCustomer } from '#seed/types.ts';
import type { Shop } from '../shop.ts';
import { granted, type TimedStep } from './recent-clock.ts';

/** The SKUs of the products that the recent orders are of, by the products' slugs. */
export type RecentSku = { productId: string };

/** The parts that the recent orders need. `pay` pays at the sandbox gateway; null where the shop has a real one. */
export type RecentParts = {
  services: Shop['services'];
  before: (hours: number) => Date;
  customers: ReadonlyMap<string, SeedCustomer>;
  skus: ReadonlyMap<string, RecentSku>;
  pay: ((gatewayOrderId: string) => Promise<void>) | null;
};

const packer = personId(FIXED.packing);
const owner = personId(FIXED.admin);

function requestOf({ customers, skus }: RecentParts, order: RecentOrder) {
  const buyer = customers.get(order.customer);
  const sku = skus.get(order.product);
  if (!buyer || !sku) throw new Error(`demo: no ${order.customer} or no ${order.product}`);
  const { line, ...place } = buyer.address;
  const name = `${buyer.firstName} ${buyer.lastName}`;
  return {
    userId: personId(order.customer),
    language: buyer.language,
    requestKey: null,
    items: [{ product: sku.productId, quantity: order.quantity }],
    shown: {},
    address: { name, phone: buyer.phone, address: line, country: 'IN', ...place },
    couponCodes: [],
    details: {},
    network: null,
    saveAddress: false,
  };
}

/** Places an order as its buyer does, and pays it where it is paid at once. Returns its id. */
async function place(parts: RecentParts, order: RecentOrder): Promise<string> {
  const { cart, orders } = parts.services;
  const request = requestOf(parts, order);
  const what = `the order of ${order.customer}`;
  if (order.filled) {
    const personalisation = Object.entries(order.filled).map(([field, value]) => ({ field, value }));
    const [line] = request.items;
    const key = { productId: line?.product ?? '', variantId: null, size: null };
    granted(await cart.add(request.userId, { ...key, quantity: order.quantity, personalisation }), what);
  }
  if (order.pays === 'cash' || !parts.pay) return granted(await orders.placeCash(request), what).order._id;
  const opened = granted(await orders.openOnline(request), what);
  if (order.pays === 'online') await parts.pay(opened.gatewayOrderId);
  return opened.orderId;
}

/** Carries out one step of an order. */
async function carryOut(
  { services }: RecentParts,
  order: RecentOrder,
  orderId: string,
  act: RecentOrder['steps'][number][1],
): Promise<void> {
  const { orders } = services;
  const change = { orderId, actorId: packer, expectedRevision: null };
  const what = `${act} of the order of ${order.customer}`;
  if (act === 'cancelled') {
    const userId = personId(order.customer);
    const reason = 'I have ordered the wrong size of string.';
    granted(await orders.cancelByBuyer({ orderId, userId, reason }), what);
  } else if (act === 'refunded') {
    const full = granted(await orders.admin.one(orderId), what);
    const request = {
      orderId,
      key: 'demo refund',
      items: [],
      restock: false,
      actorId: owner,
      expectedRevision: null,
    };
    const reason = 'The clasp broke on the first day. No need to send it back.';
    const reference = full.money.throughGateway ? null : 'SBIN326310447120';
    granted(await orders.admin.refund({ ...request, amount: full.money.left, reason, reference }), what);
  } else if (act === 'paid') granted(await orders.markPaid(change), what);
  else {
    const courier = act === 'Shipped' && order.courier ? { ...order.courier, url: '' } : null;
    const set = {
      ...change,
      status: act,
      reason: null,
      restock: false,
      courier,
      permission: 'orders.pack',
    } as const;
    granted(await orders.setByShop(set), what);
  }
}

/** Returns the steps of an order, from its placing to its return. */
export function stepsOfOrder(parts: RecentParts, order: RecentOrder): TimedStep[] {
  const { before, services } = parts;
  if (order.pays === 'unpaid' && !parts.pay) return [];
  let orderId = '';
  let returnId = '';
  const userId = personId(order.customer);
  const steps: TimedStep[] = [
    {
      at: before(order.hoursAgo),
      run: async () => {
        orderId = await place(parts, order);
      },
    },
    ...order.steps.map(([hours, act]) => ({
      at: before(hours),
      run: () => carryOut(parts, order, orderId, act),
    })),
  ];
  const { returned } = order;
  if (!returned) return steps;
  const what = `the return of ${order.customer}`;
  steps.push({
    at: before(returned.askedHoursAgo),
    run: async () => {
      const { items } = granted(await services.orders.read(orderId, { userId, staffRoles: [] }), what);
      const { reason, text } = returned;
      const request = { orderId, userId, itemId: items[0]?._id ?? '', quantity: 1, reason, text, photos: [] };
      returnId = granted(await services.returns.ask(request), what)._id;
    },
  });
  if (returned.agreedHoursAgo)
    steps.push({
      at: before(returned.agreedHoursAgo),
      run: async () =>
        granted(await services.returns.staff.agree({ id: returnId, actorId: owner, text: null }), what),
    });
  const { parcel } = returned;
  if (parcel)
    steps.push({
      at: before(parcel.hoursAgo),
      run: async () =>
        granted(await services.returns.own.nameParcel({ orderId, id: returnId, userId }, parcel), what),
    });
  return steps;
}
