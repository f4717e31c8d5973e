import type { Order } from '#contract/orders/endpoints.ts';
import { cashAtMost } from '#contract/orders/rules.ts';
import type { AccountsService, Person } from '../accounts/service.ts';
import type { CartService } from '../cart/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { fromRupees, rupeeText } from '../platform/core/money.ts';
import { isUniqueViolation, queueStatement, transactAt } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { SettingsService } from '../settings/service.ts';
import type { Checkout } from './checkout.ts';
import { findOrder } from './full-order-store.ts';
import { cashRefusal } from './limits.ts';
import { openCashLines } from './line-store.ts';
import type { OrderEmails } from './order-emails.ts';
import { presentOrder } from './present.ts';
import { type CheckedRequest, type CheckoutRequest, hotRows } from './request.ts';
import { findByRequestKey, lockBuyer, openOrderOf } from './store.ts';

/** The services that cash on delivery uses. */
export type CashParts = {
  settings: SettingsService;
  accounts: AccountsService;
  cart: CartService;
  emails: OrderEmails;
  /** Cancels the buyer's open online order, which may reserve the same stock. */
  cancelOpenOrder: (userId: string) => Promise<AppError | null>;
};

/** Thrown when the buyer has an unpaid online order. */
class OpenOrderError extends Error {}

const requireBuyer = (buyer: Person | null): Person => {
  if (!buyer) throw new Error('Buyer of the order not found');
  return buyer;
};

/** Creates the placing of cash orders. Stock is sold at placement, in the same transaction as the order. */
export function createCashOnDelivery(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { settings, accounts, cart, emails, cancelOpenOrder }: CashParts,
  checkout: Checkout,
) {
  /** Writes the order in one transaction. Throws {@link OpenOrderError} when the buyer has an open online order. */
  const write = (checked: CheckedRequest) =>
    transactAt(db, hotRows(checked), async (tx): Promise<Order | AppError> => {
      const { userId, requestKey, byHand } = checked.request;
      await lockBuyer(tx, userId);
      const open = await queueStatement(tx, openOrderOf(tx, userId));
      const openLines = await queueStatement(tx, openCashLines(userId));
      const buyerLater = await accounts.personLater(userId, tx);
      const written = await checkout.write(tx, checked, { method: 'cod', requestKey }, now());
      // Check this first: missing stock may be reserved by that order.
      if (open.rows.length > 0) throw new OpenOrderError();
      const { orderLimits } = await settings.all(tx);
      // What is paid at once risks no parcel.
      const limited = byHand?.isPaid ? null : cashRefusal(openLines.rows, checked.quoted.lines, orderLimits);
      if (limited) return limited;
      if (written instanceof AppError) return written;
      const buyer = requireBuyer(buyerLater());
      await cart.removeBought(tx, userId, written.lines);
      if (!byHand?.isPaid) await emails.placed(tx, written.placed, buyer);
      await byHand?.written(tx, written.placed);
      await checkpoint('cod.uncommitted', written.orderId);
      return presentOrder(written.placed, buyer, now());
    });

  /** Writes the order. Cancels the buyer's open online order first if there is one. */
  async function writeReplacing(checked: CheckedRequest): Promise<Order | AppError> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await write(checked);
      } catch (error) {
        if (!(error instanceof OpenOrderError) || tries === 4) throw error;
        const refused = await cancelOpenOrder(checked.request.userId);
        if (refused) return refused;
      }
    }
  }

  /** Returns the error when cash is not offered for an order; null when it is. */
  async function offerRefusal({ request, quoted }: CheckedRequest): Promise<AppError | null> {
    const { cod, orderLimits } = await settings.all();
    const { total } = quoted.price;
    if (request.byHand?.isPaid)
      return total > fromRupees(cashAtMost)
        ? appError('cash_above_law', { amount: rupeeText(fromRupees(cashAtMost)) })
        : null;
    if (!cod.offered) return appError('cod_not_offered');
    if (total > fromRupees(cod.maxAmount))
      return appError('cod_too_much', { amount: `₹${cod.maxAmount.toLocaleString('en-IN')}` });
    // A member of staff who has spoken with the buyer needs no proof that there is one.
    const needsProof = orderLimits.cashProved && !request.byHand;
    return needsProof && !requireBuyer(await accounts.person(request.userId)).isVerified
      ? appError('cash_prove_first')
      : null;
  }

  /** Finds the order placed with this key before: by a retry, or by the other click of a double click. */
  async function findPlaced({ userId, requestKey }: CheckoutRequest): Promise<Order | null> {
    const orderId = requestKey === null ? null : await findByRequestKey(db, userId, requestKey);
    const placed = orderId === null ? undefined : await findOrder(db, orderId);
    return placed ? presentOrder(placed, requireBuyer(await accounts.person(userId)), now()) : null;
  }

  return {
    /** Places the order, once for each idempotency key. Returns an error when cash is not offered for it. */
    async place(request: CheckoutRequest): Promise<Order | AppError> {
      const before = await findPlaced(request);
      if (before) return before;
      const checked = await checkout.check(request);
      if (checked instanceof AppError) return checked;
      const refused = await offerRefusal(checked);
      if (refused) return refused;
      try {
        const placed = await writeReplacing(checked);
        await checkpoint('cod.committed');
        return placed;
      } catch (error) {
        const first = isUniqueViolation(error, 'orders_once') ? await findPlaced(request) : null;
        if (!first) throw error;
        return first;
      }
    },
  };
}
