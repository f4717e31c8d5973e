import type { Order } from '#contract/orders.ts';
import type { AccountsService, Person } from '../accounts/service.ts';
import type { CartService } from '../cart/service.ts';
import { checkpoint } from '../platform/checkpoint.ts';
import { isUniqueViolation, transact } from '../platform/database/database.ts';
import { Fault, fault } from '../platform/fault.ts';
import { fromRupees } from '../platform/money.ts';
import type { Platform } from '../platform/platform.ts';
import type { SettingsService } from '../settings/service.ts';
import type { Checkout } from './checkout.ts';
import type { OrderLetters } from './letters.ts';
import { presentOrder } from './present.ts';
import type { CheckedRequest, CheckoutRequest } from './request.ts';
import { findByRequestKey, findOrder } from './store.ts';

/** What cash on delivery calls. */
export type CashParts = {
  settings: SettingsService;
  accounts: AccountsService;
  cart: CartService;
  letters: OrderLetters;
  /** Ends an open online order first: its goods are the ones being bought. */
  giveUpOpen: (userId: string) => Promise<Fault | null>;
};

/** Makes placing orders that are paid on delivery: stock is sold at placement, in one transaction with everything else. */
export function createCashOnDelivery(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { settings, accounts, cart, letters, giveUpOpen }: CashParts,
  checkout: Checkout,
) {
  /** Everything an order is, in one transaction. */
  const write = (checked: CheckedRequest, buyer: Person) =>
    transact(db, async (tx): Promise<Order | Fault> => {
      const { userId, requestKey } = checked.request;
      const written = await checkout.write(tx, checked, { method: 'cod', requestKey }, now());
      if (written instanceof Fault) return written;
      await cart.removeSkus(
        tx,
        userId,
        written.lines.map((line) => line.skuId),
      );
      await letters.placed(tx, written.placed, buyer);
      await checkpoint('cod.uncommitted', written.orderId);
      return presentOrder(written.placed, buyer, now());
    });

  async function buyerOf(userId: string): Promise<Person> {
    const buyer = await accounts.person(userId);
    if (!buyer) throw new Error('An order without its buyer');
    return buyer;
  }

  /** What was placed with this key before: by a press whose answer was lost, or by the other of two presses. */
  async function placedBefore({ userId, requestKey }: CheckoutRequest): Promise<Order | null> {
    const orderId = requestKey === null ? null : await findByRequestKey(db, userId, requestKey);
    const placed = orderId === null ? undefined : await findOrder(db, orderId);
    return placed ? presentOrder(placed, await buyerOf(userId), now()) : null;
  }

  return {
    /** Places the order, once for each key; a fault when cash is not offered for it. */
    async place(request: CheckoutRequest): Promise<Order | Fault> {
      const before = await placedBefore(request);
      if (before) return before;
      const checked = await checkout.check(request);
      if (checked instanceof Fault) return checked;
      const { cod } = await settings.all();
      if (!cod.offered) return fault('cod_not_offered');
      if (checked.quoted.price.total > fromRupees(cod.maxAmount))
        return fault('cod_too_much', { amount: `₹${cod.maxAmount.toLocaleString('en-IN')}` });
      const refused = await giveUpOpen(request.userId);
      if (refused) return refused;
      try {
        const placed = await write(checked, await buyerOf(request.userId));
        await checkpoint('cod.committed');
        return placed;
      } catch (error) {
        const first = isUniqueViolation(error, 'orders_once') ? await placedBefore(request) : null;
        if (!first) throw error;
        return first;
      }
    },
  };
}
