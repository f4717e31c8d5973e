import type { Order } from '#contract/selling/orders/endpoints.ts';
import { cashAtMost } from '#contract/selling/orders/rules.ts';
import type { SettingsService } from '../../../base/settings/service.ts';
import type { AccountsService, Person } from '../../../people/accounts/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { fromRupees, rupeeText } from '../../../platform/core/money.ts';
import { isUniqueViolation, transactAt } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CartService } from '../../cart/service.ts';
import { findOrder } from '../full-order-store.ts';
import type { OrderEmails } from '../order-emails.ts';
import type { UnpaidLimits } from '../paying/unpaid.ts';
import { presentOrder } from '../present.ts';
import { findByRequestKey, findOpenOrder, lockBuyer } from '../store.ts';
import type { Checkout } from './checkout.ts';
import type { Repeats } from './repeat.ts';
import { type CheckedRequest, type CheckoutRequest, hotRows } from './request.ts';

/** The services that cash on delivery uses. */
export type CashParts = {
  settings: SettingsService;
  accounts: AccountsService;
  cart: CartService;
  emails: OrderEmails;
  unpaid: UnpaidLimits;
  repeats: Repeats;
  /** Cancels the buyer's open online order, which may reserve the same stock. */
  cancelOpenOrder: (userId: string) => Promise<AppError | null>;
};

/** A placed cash order. `isRepeated`: it had been placed before, by this key or, with `isEqual`, by an equal request. */
export type PlacedCash = { order: Order; isRepeated: boolean; isEqual?: boolean };

/** A new order, or the id of the one that the request repeats. */
type Placed = { order: Order } | { repeated: string };

/** Thrown when the buyer has an unpaid online order. */
class OpenOrderError extends Error {}

const requireBuyer = (buyer: Person | null): Person => {
  if (!buyer) throw new Error('Buyer of the order not found');
  return buyer;
};

type Deps = Pick<Platform, 'db' | 'now'> & CashParts & { checkout: Checkout };

/** Writes the order in one transaction. Throws {@link OpenOrderError} when the buyer has an open online order. */
async function write(deps: Deps, checked: CheckedRequest): Promise<Placed | AppError> {
  const { db, now, accounts, cart, emails, unpaid, repeats, checkout } = deps;
  const repeatHash = await repeats.hashOf(checked.request, 'cod');
  return transactAt(db, hotRows(checked), async (tx): Promise<Placed | AppError> => {
    const { userId, requestKey, byHand } = checked.request;
    await lockBuyer(tx, userId);
    const at = now();
    const repeated = await repeats.find(tx, checked.request, repeatHash);
    if (repeated !== null) return { repeated };
    // Check this first: missing stock may be reserved by that order.
    if (await findOpenOrder(tx, userId)) throw new OpenOrderError();
    // What is paid at once risks no parcel.
    const limit = byHand?.isPaid ? null : await unpaid.sell(tx, { checked, at });
    if (limit instanceof AppError) return limit;
    const written = await checkout.write(tx, checked, { method: 'cod', requestKey, repeatHash }, at);
    if (written instanceof AppError) return written;
    const buyer = requireBuyer(await accounts.person(userId, tx));
    await cart.removeBought(tx, userId, written.lines);
    if (!byHand?.isPaid) await emails.placed(tx, written.placed, buyer);
    const refused = await byHand?.written(tx, written.placed);
    if (refused) return refused;
    await checkpoint('cod.uncommitted', written.orderId);
    const above = await limit?.record(written.orderId);
    if (above) return above;
    return { order: presentOrder(written.placed, buyer, now()) };
  });
}

/** Creates the placing of cash orders. Stock is sold at placement, in the same transaction as the order. */
export function createCashOnDelivery(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  parts: CashParts,
  checkout: Checkout,
) {
  const { settings, accounts, repeats, cancelOpenOrder } = parts;
  const deps: Deps = { db, now, ...parts, checkout };

  /** Writes the order. Cancels the buyer's open online order first if there is one. */
  async function writeReplacing(checked: CheckedRequest): Promise<Placed | AppError> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await write(deps, checked);
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

  /** Returns the id of the order with this key: of a retry, or of the other click of a double click. */
  const findByKey = async ({ userId, requestKey }: CheckoutRequest): Promise<string | null> =>
    requestKey === null ? null : findByRequestKey(db, userId, requestKey);

  /** Finds the order that was placed before: with this key, or with the same lines from another tab. */
  async function findPlaced(request: CheckoutRequest): Promise<PlacedCash | null> {
    const equal = async () => repeats.find(db, request, await repeats.hashOf(request, 'cod'));
    const orderId = (await findByKey(request)) ?? (await equal());
    return orderId === null ? null : repeatedBy(request, orderId);
  }

  /** Returns an order that was placed before. `isEqual`: by another press than this one, which has another key or none. */
  async function repeatedBy(request: CheckoutRequest, orderId: string): Promise<PlacedCash> {
    // Asked last: the same press may have been answered by another process a moment ago.
    const isEqual = (await findByKey(request)) !== orderId;
    return { order: await readPlaced(request.userId, orderId), isRepeated: true, isEqual };
  }

  async function readPlaced(userId: string, orderId: string): Promise<Order> {
    const placed = await findOrder(db, orderId);
    if (!placed) throw new Error(`Order ${orderId} not found`);
    return presentOrder(placed, requireBuyer(await accounts.person(userId)), now());
  }

  async function placeNew(request: CheckoutRequest): Promise<PlacedCash | AppError> {
    const checked = await checkout.check(request);
    if (checked instanceof AppError) return checked;
    const refused = await offerRefusal(checked);
    if (refused) return refused;
    const placed = await writeReplacing(checked);
    if (placed instanceof AppError) return placed;
    await checkpoint('cod.committed');
    if ('order' in placed) return { order: placed.order, isRepeated: false };
    return repeatedBy(request, placed.repeated);
  }

  return {
    offerRefusal,

    /**
     * Places the order: once for each idempotency key, and once for the same lines (`isRepeated`). Returns an error when
     * cash is not offered for it.
     */
    async place(request: CheckoutRequest): Promise<PlacedCash | AppError> {
      const before = await findByKey(request);
      if (before !== null) return repeatedBy(request, before);
      try {
        const placed = await placeNew(request);
        if (!(placed instanceof AppError)) return placed;
        // The first order may have taken the cart, the coupon or the last piece.
        return (await findPlaced(request)) ?? placed;
      } catch (error) {
        const first = isUniqueViolation(error, 'orders_once') ? await findPlaced(request) : null;
        if (!first) throw error;
        return first;
      }
    },
  };
}
