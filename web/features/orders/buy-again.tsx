import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Order } from '#contract/orders/endpoints.ts';
import { ApiError, api } from '#web/api/client.ts';
import { setCartCount } from '#web/shared/cart/cart-count.ts';
import { itemName } from '#web/shared/orders/words.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { textLinkClass } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast-queue.ts';

type Item = Order['items'][number];

/** Returns whether an order has ended and has a product that is still sold. */
export const isBuyableAgain = ({ orderStatus, items }: Order): boolean =>
  (orderStatus === 'Delivered' || orderStatus === 'Cancelled') && items.some(({ product }) => product);

/** Puts a line into the cart as it was bought. Returns the reason if the shop refuses; null if it is there now. */
async function putBack({ product, quantity, size, variantId }: Item, failed: string): Promise<string | null> {
  if (!product) return null;
  try {
    const body = { product: product._id, quantity, size, variantId };
    const { items } = await api('POST /api/auth/add-cart', { body });
    setCartCount(items.length);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) return failed;
    return error.code === 'already_in_cart' ? null : error.message || failed;
  }
}

/**
 * Puts the products of an order that are still sold into the cart, each with its weight or size, and opens the cart.
 * Says of each that cannot be added why.
 */
export function BuyAgain({ order }: { order: Order }) {
  const t = useTexts('orders');
  const lang = useLang();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const sold = order.items.filter(({ product }) => product);
  async function buy() {
    setBusy(true);
    let added = 0;
    for (const item of sold) {
      const reason = await putBack(item, t.again.failed);
      if (reason) toast.problem(fill(t.again.partly, { name: itemName(item, t, lang), reason }));
      else added += 1;
    }
    setBusy(false);
    if (added === 0) return;
    toast.good(t.again.added);
    await navigate('/cart');
  }
  return (
    <button
      type="button"
      aria-label={fill(t.again.buyNamed, { number: order.orderNumber })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : () => void buy()}
      className={`${textLinkClass} min-h-11`}
    >
      {t.again.buy}
    </button>
  );
}
