import type { SavedAddress } from '#contract/addresses/endpoints.ts';
import type { CartItem } from '#contract/cart/endpoints.ts';
import type { Quote } from '#contract/payments/endpoints.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { cartSettled } from '#web/features/cart/cart-queue.ts';
import { lineName } from '#web/features/cart/line.ts';
import { readCart } from '#web/features/cart/load-cart.ts';
import { quoteWith } from '#web/features/coupons/quote.ts';
import { keepCoupon, keptCoupon } from '#web/features/coupons/saved-coupon.ts';
import { fill } from '#web/texts/format.ts';
import type { AllTexts } from '#web/texts/index.ts';
import { pageLang } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-queue.ts';
import { type BuyNow, readBought } from './buy-now.ts';

/** Something in the way of paying, and where it can be put right: `goods` is the cart, or the product of a Buy Now. */
export type Problem = { text: string; fixAt?: 'goods' | 'orders' | 'here' | 'online' };

/** What the checkout starts from. `quote` is null while the server cannot price the cart; `problem` says why. */
export type LoadedCheckout = {
  items: CartItem[];
  /** The one thing that is bought without the cart; null for the cart. */
  buyNow: BuyNow | null;
  /** The buyer's kept addresses, the default first. */
  addresses: SavedAddress[];
  quote: Quote | null;
  /** The code that counts in the quote. */
  coupon: string | null;
  problem: Problem | null;
};

type Goods = Pick<LoadedCheckout, 'items' | 'buyNow'>;

/** The words for what cannot be had: of the cart it must be removed, of a Buy Now there is nothing to remove. */
const wordsFor = ({ buyNow }: Goods, t: AllTexts['checkout']) =>
  buyNow
    ? { failed: t.boughtFailed, soldOut: t.boughtSoldOut }
    : { failed: t.itemFailed, soldOut: t.soldOut };

function shortage(goods: Goods, t: AllTexts['checkout']): Problem | null {
  const line = goods.items.find((item) => item.cartQuantity > item.availableStock);
  if (!line) return null;
  const item = lineName(line, pageLang());
  const left = line.availableStock;
  const text = left > 0 ? fill(t.onlyLeft, { n: left, item }) : fill(wordsFor(goods, t).soldOut, { item });
  return { text, fixAt: 'goods' };
}

/**
 * The words for an item that cannot be had as it stands. The server knows its id (`details`), the cart its name; a
 * fault that names it already (`only_left`) speaks for itself.
 */
export function itemProblem(error: ApiError, goods: Goods, t: AllTexts['checkout']): Problem {
  const { product, productId = product } = (error.details ?? {}) as { product?: string; productId?: string };
  const line = goods.items.find((item) => item.product._id === productId);
  const { failed, soldOut } = wordsFor(goods, t);
  const words: Record<string, string> = { item_unavailable: failed, out_of_stock: soldOut };
  const named = line && words[error.code];
  return { text: named ? fill(named, { item: lineName(line, pageLang()) }) : error.message, fixAt: 'goods' };
}

type Priced = Pick<LoadedCheckout, 'items' | 'quote' | 'coupon' | 'problem'>;

/** Kept addresses are an ease: without them the form is there. */
const readAddresses = async (): Promise<SavedAddress[]> =>
  api('GET /api/auth/addresses').then(
    ({ addresses }) => addresses,
    () => [],
  );

/** What the buyer can have of each line now, in the server's word; the lines of the cart know it already. */
const withStock = (items: readonly CartItem[], quote: Quote): CartItem[] =>
  items.map((item, i) => ({
    ...item,
    availableStock: quote.items[i]?.availableStock ?? item.availableStock,
  }));

async function priced(buyNow: BuyNow | null, t: AllTexts['checkout']): Promise<Priced> {
  let items: CartItem[] = [];
  try {
    await cartSettled();
    items = buyNow ? await readBought(buyNow) : await readCart();
    if (items.length === 0) return { items, quote: null, coupon: null, problem: null };
    // A coupon is chosen for a cart.
    const { quote, code, refusal } = await quoteWith(items, buyNow ? null : keptCoupon());
    if (refusal !== null) {
      keepCoupon(null);
      toast.problem(refusal);
    }
    if (buyNow) items = withStock(items, quote);
    return { items, quote, coupon: code, problem: shortage({ items, buyNow }, t) };
  } catch (error) {
    const known = error instanceof ApiError && error.status > 0 && error.status < 500;
    if (known && ['item_unavailable', 'product_not_found'].includes(error.code))
      return { items, quote: null, coupon: null, problem: itemProblem(error, { items, buyNow }, t) };
    return {
      items,
      quote: null,
      coupon: null,
      problem: { text: known ? messageOf(error, t.verifyFailed) : t.verifyFailed, fixAt: 'here' },
    };
  }
}

/** The cart, or the one thing that is bought without it, and what it costs now; and where it can be sent. */
export async function loadCheckout(buyNow: BuyNow | null, t: AllTexts['checkout']): Promise<LoadedCheckout> {
  const [goods, addresses] = await Promise.all([priced(buyNow, t), readAddresses()]);
  return { ...goods, buyNow, addresses };
}
