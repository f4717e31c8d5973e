import type { CartItem } from '#contract/cart/endpoints.ts';
import { api } from '#web/api/client.ts';
import { readSession } from '#web/session/store.ts';
import { fill } from '#web/texts/format.ts';
import type { AllTexts } from '#web/texts/index.ts';
import { pageLang } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-queue.ts';
import { setCartCount } from './cart-count.ts';
import { lineKey, lineName } from './line.ts';

/** A cart that can be bought as it stands. */
export type LoadedCart = {
  items: CartItem[];
  /** Lines whose quantity was lowered to what is left. */
  reduced: CartItem[];
};

/**
 * Brings a cart's lines in line with the stock, here and on the server: what is gone is removed (a toast says so),
 * what is too many lowered. Throws when the server does not take it.
 */
export async function fitToStock(lines: readonly CartItem[], t: AllTexts['cart']): Promise<LoadedCart> {
  const gone = lines.filter((line) => line.availableStock <= 0);
  const tooMany = lines.filter((line) => line.availableStock > 0 && line.cartQuantity > line.availableStock);
  for (const line of gone) {
    const { productId, size, variantId } = lineKey(line);
    await api('DELETE /api/auth/remove/{productId}', { params: { productId }, query: { size, variantId } });
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

/** The cart of whoever is signed in, straight from the server. */
export async function readCart(): Promise<CartItem[]> {
  const { items } = await api('GET /api/auth/cart/{userId}', {
    params: { userId: readSession()?.userId ?? '' },
    query: { timestamp: String(Date.now()) },
  });
  setCartCount(items.length);
  return items;
}
