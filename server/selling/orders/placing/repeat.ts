import { createHash } from 'node:crypto';
import type { SettingsService } from '../../../base/settings/service.ts';
import { checkAddress } from '../../../people/addresses/service.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type CartLine, type CartService, findLine } from '../../cart/service.ts';
import { findRepeated } from '../store.ts';
import type { RequestedLine } from './quote.ts';
import type { CheckoutRequest } from './request.ts';

/** The time in which an equal order is the same order. */
const repeatMs = 10 * 60_000;

type Method = 'cod' | 'online';

/**
 * Returns the requested lines with those of the same choice added up, in a fixed order. Some clients send no choice as
 * null, others as an empty text or not at all.
 */
function linesOf(items: readonly RequestedLine[]): RequestedLine[] {
  const lines = new Map<string, RequestedLine>();
  for (const { product, variantId, size, lineId, quantity } of items) {
    const choice = { product, variantId: variantId || null, size: size || null, lineId: lineId || null };
    const key = JSON.stringify(choice);
    const before = lines.get(key)?.quantity ?? 0;
    lines.set(key, { ...choice, quantity: before + quantity });
  }
  return [...lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
}

/** Returns whether a cart has all these lines, with at least these quantities. */
const isInCart = (cart: readonly CartLine[], lines: readonly RequestedLine[]): boolean =>
  lines.every(({ product, variantId, size, lineId, quantity }) => {
    const line = findLine(cart, {
      productId: product,
      variantId: variantId ?? null,
      size: size ?? null,
      lineId,
    });
    return line !== undefined && line.quantity >= quantity;
  });

/** The search for an order that is sent a second time, whatever its idempotency key. */
export type Repeats = ReturnType<typeof createRepeats>;

/**
 * Creates the search for repeated orders (decision 131). An order whose lines the buyer's cart no longer has, and which
 * equals one of the last ten minutes in lines, address and method, is that order.
 */
export function createRepeats(
  { now }: Pick<Platform, 'now'>,
  { settings, cart }: { settings: SettingsService; cart: Pick<CartService, 'lines'> },
) {
  return {
    /**
     * Hashes what makes a buyer's order the same: lines, address and method. Null for an order by hand, because a member of
     * staff may write the same one twice, and for an address that is no address.
     */
    async hashOf({ byHand, address, items }: CheckoutRequest, method: Method): Promise<string | null> {
      if (byHand) return null;
      const { countries } = await settings.all();
      const checked = checkAddress(address, countries);
      if (checked instanceof AppError) return null;
      return createHash('sha256')
        .update(JSON.stringify([method, linesOf(items), checked]))
        .digest('hex');
    },

    /**
     * Returns the id of the order that a request with this hash repeats, or null. An order that was cancelled, has left the
     * shop, or waits for its payment is not repeated. In the transaction that writes an order it runs under `lockBuyer`.
     */
    async find(db: Reader, { userId, items }: CheckoutRequest, hash: string | null): Promise<string | null> {
      if (hash === null) return null;
      const orderId = await findRepeated(db, { userId, hash, since: new Date(now().getTime() - repeatMs) });
      if (orderId === null || isInCart(await cart.lines(db, userId), linesOf(items))) return null;
      return orderId;
    },
  };
}
