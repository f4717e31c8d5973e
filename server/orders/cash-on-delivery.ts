import type { Order } from '#contract/orders/endpoints.ts';
import type { AccountsService, Person } from '../accounts/service.ts';
import type { CartService } from '../cart/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { fromRupees } from '../platform/core/money.ts';
import { isUniqueViolation, queueStatement, transactAt } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { SettingsService } from '../settings/service.ts';
import type { Checkout } from './checkout.ts';
import { cashRefusal, openCashLines } from './limits.ts';
import type { OrderLetters } from './order-emails.ts';
import { presentOrder } from './present.ts';
import { type CheckedRequest, type CheckoutRequest, hotRows } from './request.ts';
import { findByRequestKey, findOrder, lockBuyer, openOrderOf } from './store.ts';

/** What cash on delivery calls. */
export type CashParts = {
  settings: SettingsService;
  accounts: AccountsService;
  cart: CartService;
  letters: OrderLetters;
  /** Ends an open online order first: its goods are the ones being bought. */
  giveUpOpen: (userId: string) => Promise<AppError | null>;
};

/** An online order of the buyer still waits for its money. */
class OpenOrder extends Error {}

/** Makes placing orders that are paid on delivery: stock is sold at placement, in one transaction with everything else. */
export function createCashOnDelivery(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { settings, accounts, cart, letters, giveUpOpen }: CashParts,
  checkout: Checkout,
) {
  const known = (buyer: Person | null): Person => {
    if (!buyer) throw new Error('An order without its buyer');
    return buyer;
  };

  /** Everything an order is, in one transaction. Throws {@link OpenOrder} when an online one stands in its way. */
  const write = (checked: CheckedRequest) =>
    transactAt(db, hotRows(checked), async (tx): Promise<Order | AppError> => {
      const { userId, requestKey } = checked.request;
      await lockBuyer(tx, userId);
      const open = await queueStatement(tx, openOrderOf(tx, userId));
      const onTheirWay = await queueStatement(tx, openCashLines(userId));
      const buyerLater = await accounts.personLater(userId, tx);
      const written = await checkout.write(tx, checked, { method: 'cod', requestKey }, now());
      // Before anything else is said: what is short may be what that order holds.
      if (open.rows.length > 0) throw new OpenOrder();
      const { orderLimits } = await settings.all(tx);
      const tooMuch = cashRefusal(onTheirWay.rows, checked.quoted.lines, orderLimits);
      if (tooMuch) return tooMuch;
      if (written instanceof AppError) return written;
      const buyer = known(buyerLater());
      await cart.removeSkus(
        tx,
        userId,
        written.lines.map((line) => line.skuId),
      );
      await letters.placed(tx, written.placed, buyer);
      await checkpoint('cod.uncommitted', written.orderId);
      return presentOrder(written.placed, buyer, now());
    });

  /** The same, after the buyer's open online order was ended if there is one. */
  async function replace(checked: CheckedRequest): Promise<Order | AppError> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await write(checked);
      } catch (error) {
        if (!(error instanceof OpenOrder) || tries === 4) throw error;
        const refused = await giveUpOpen(checked.request.userId);
        if (refused) return refused;
      }
    }
  }

  /** What was placed with this key before: by a press whose answer was lost, or by the other of two presses. */
  async function placedBefore({ userId, requestKey }: CheckoutRequest): Promise<Order | null> {
    const orderId = requestKey === null ? null : await findByRequestKey(db, userId, requestKey);
    const placed = orderId === null ? undefined : await findOrder(db, orderId);
    return placed ? presentOrder(placed, known(await accounts.person(userId)), now()) : null;
  }

  return {
    /** Places the order, once for each key; a fault when cash is not offered for it. */
    async place(request: CheckoutRequest): Promise<Order | AppError> {
      const before = await placedBefore(request);
      if (before) return before;
      const checked = await checkout.check(request);
      if (checked instanceof AppError) return checked;
      const { cod, orderLimits } = await settings.all();
      if (!cod.offered) return appError('cod_not_offered');
      if (checked.quoted.price.total > fromRupees(cod.maxAmount))
        return appError('cod_too_much', { amount: `₹${cod.maxAmount.toLocaleString('en-IN')}` });
      if (orderLimits.cashProved && !known(await accounts.person(request.userId)).isVerified)
        return appError('cash_prove_first');
      try {
        const placed = await replace(checked);
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
