import type { Order } from '#contract/orders.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { CartService } from '../cart/service.ts';
import type { MailService } from '../mail/service.ts';
import type { Reader } from '../platform/database/database.ts';
import { type Fault, fault } from '../platform/fault.ts';
import type { Platform } from '../platform/platform.ts';
import type { Session } from '../platform/session.ts';
import { type CheckoutParts, createCheckout } from './checkout.ts';
import { createOrderLetters } from './letters.ts';
import { createLifecycle } from './lifecycle.ts';
import { presentOrder } from './present.ts';
import { findOpenOrder, findOrder, ordersOf, stockLines } from './store.ts';

/** What orders call. */
export type OrderParts = CheckoutParts & { accounts: AccountsService; cart: CartService; mail: MailService };

/** Orders: placing, paying, reading. */
export type OrdersService = ReturnType<typeof createOrders>;

/** Pieces that the buyer's own open order holds, by SKU id: in their own cart these can still be bought. */
export async function heldByBuyer(db: Reader, userId: string): Promise<Map<string, number>> {
  const open = await findOpenOrder(db, userId);
  const lines = open ? await stockLines(db, open.id) : [];
  return new Map(lines.map((line) => [line.skuId, line.quantity]));
}

/** Makes the orders service and takes the shop's place among what can be paid for. */
export function createOrders(platform: Platform, parts: OrderParts) {
  const { db } = platform;
  const { accounts, cart, mail, payments, stock } = parts;
  const letters = createOrderLetters({ accounts, mail });
  payments.subjects.add('shop', createLifecycle({ stock, cart, letters }));
  const checkout = createCheckout(platform, parts);

  return {
    ...checkout,
    /** A buyer's own orders, newest first. */
    async list(userId: string): Promise<Order[]> {
      const buyer = await accounts.person(userId);
      return buyer ? (await ordersOf(db, userId)).map((full) => presentOrder(full, buyer)) : [];
    },

    /** An order of one's own; an admin sees any. Another's is not found. */
    async read(id: string, session: Session): Promise<Order | Fault> {
      const full = await findOrder(db, id);
      if (!full || (full.order.user_id !== session.userId && session.role !== 'admin'))
        return fault('order_not_found');
      const buyer = await accounts.person(full.order.user_id);
      return buyer ? presentOrder(full, buyer) : fault('order_not_found');
    },
  };
}
