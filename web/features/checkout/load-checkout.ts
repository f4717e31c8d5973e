import type { CartItem } from '#contract/cart.ts';
import type { Quote } from '#contract/payments.ts';
import { ApiError, messageOf } from '#web/api/client.ts';
import { cartSettled } from '#web/features/cart/cart-queue.ts';
import { lineName } from '#web/features/cart/line.ts';
import { readCart } from '#web/features/cart/load-cart.ts';
import { keepCoupon, keptCoupon } from '#web/features/coupons/kept-coupon.ts';
import { quoteWith } from '#web/features/coupons/quote.ts';
import type { AllTexts } from '#web/messages/index.ts';
import { fill } from '#web/texts/format.ts';
import { pageLang } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-queue.ts';

/** Something in the way of paying, and where it can be put right. */
export type Problem = { text: string; fixAt?: 'cart' | 'orders' | 'here' };

/** What the checkout starts from. `quote` is null while the server cannot price the cart; `problem` says why. */
export type LoadedCheckout = {
  items: CartItem[];
  quote: Quote | null;
  /** The code that counts in the quote. */
  coupon: string | null;
  problem: Problem | null;
};

function shortage(items: readonly CartItem[], t: AllTexts['checkout']): Problem | null {
  const line = items.find((item) => item.cartQuantity > item.availableStock);
  if (!line) return null;
  const item = lineName(line, pageLang());
  const text =
    line.availableStock > 0 ? fill(t.onlyLeft, { n: line.availableStock, item }) : fill(t.soldOut, { item });
  return { text, fixAt: 'cart' };
}

/**
 * The words for an item that cannot be had as it stands. The server knows its id (`details`), the cart its name; a
 * fault that names it already (`only_left`) speaks for itself.
 */
export function itemProblem(error: ApiError, items: readonly CartItem[], t: AllTexts['checkout']): Problem {
  const { product, productId = product } = (error.details ?? {}) as { product?: string; productId?: string };
  const line = items.find((item) => item.product._id === productId);
  const words: Record<string, string> = { item_unavailable: t.itemFailed, out_of_stock: t.soldOut };
  const named = line && words[error.code];
  return { text: named ? fill(named, { item: lineName(line, pageLang()) }) : error.message, fixAt: 'cart' };
}

/** The cart and what it costs now. */
export async function loadCheckout(t: AllTexts['checkout']): Promise<LoadedCheckout> {
  let items: CartItem[] = [];
  try {
    await cartSettled();
    items = await readCart();
    if (items.length === 0) return { items, quote: null, coupon: null, problem: null };
    const { quote, code, refusal } = await quoteWith(items, keptCoupon());
    if (refusal !== null) {
      keepCoupon(null);
      toast.problem(refusal);
    }
    return { items, quote, coupon: code, problem: shortage(items, t) };
  } catch (error) {
    const known = error instanceof ApiError && error.status > 0 && error.status < 500;
    if (known && error.code === 'item_unavailable')
      return { items, quote: null, coupon: null, problem: itemProblem(error, items, t) };
    return {
      items,
      quote: null,
      coupon: null,
      problem: { text: known ? messageOf(error, t.verifyFailed) : t.verifyFailed, fixAt: 'here' },
    };
  }
}
