import type { CartItem } from '#contract/selling/cart/endpoints.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { api } from '#web/api/client.ts';
import { readSession } from '#web/session/store.ts';
import { fill } from '#web/texts/format.ts';
import { pageLang } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { setCartCount } from './cart-count.ts';
import { lineKey, lineName } from './line.ts';

/** A cart whose lines are all in stock. */
export type LoadedCart = {
  items: CartItem[];
  /** Lines whose quantity was lowered to the stock. */
  reduced: CartItem[];
};

/**
 * Fits a cart to the stock, here and on the server. Sold-out lines are removed with a toast; quantities over the
 * stock are lowered. Throws when the server refuses.
 */
export async function fitToStock(lines: readonly CartItem[], t: Messages['cart']): Promise<LoadedCart> {
  const gone = lines.filter((line) => line.availableStock <= 0);
  const tooMany = lines.filter((line) => line.availableStock > 0 && line.cartQuantity > line.availableStock);
  for (const line of gone) {
    const { productId, ...query } = lineKey(line);
    await api('DELETE /api/auth/remove/{productId}', { params: { productId }, query });
    toast.problem(fill(t.outOfStock, { item: lineName(line, pageLang()) }));
  }
  for (const line of tooMany) {
    await api('PUT /api/auth/update', { body: { ...lineKey(line), quantity: line.availableStock } });
  }
  const items = lines
    .filter((line) => line.availableStock > 0)
    .map((line) => (tooMany.includes(line) ? { ...line, cartQuantity: line.availableStock } : line));
  setCartCount(items.length);
  return { items, reduced: items.filter((line) => tooMany.some(({ _id }) => _id === line._id)) };
}

/** Loads the signed-in user's cart from the server. */
export async function readCart(): Promise<CartItem[]> {
  const { items } = await api('GET /api/auth/cart/{userId}', {
    params: { userId: readSession()?.userId ?? '' },
    query: { timestamp: String(Date.now()) },
  });
  setCartCount(items.length);
  return items;
}
