import type { SiteDetails } from '#contract/base/site/details.ts';
import type { SavedAddress } from '#contract/people/addresses/endpoints.ts';
import type { CartItem } from '#contract/selling/cart/endpoints.ts';
import type { ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import type { BilledBusiness, Quote } from '#contract/selling/payments/endpoints.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { cartSettled } from '#web/selling/cart/shared/cart-queue.ts';
import { lineName } from '#web/selling/cart/shared/line.ts';
import { readCart } from '#web/selling/cart/shared/load-cart.ts';
import { readBought } from '#web/selling/checkout/shared/bought.ts';
import type { BuyNow } from '#web/selling/checkout/shared/buy-now.ts';
import { quoteWith } from '#web/selling/coupons/shared/quote.ts';
import { readSavedCoupons, saveCoupons } from '#web/selling/coupons/shared/saved-coupon.ts';
import { offeredProviders } from '#web/selling/payments/shared/payment-config.ts';
import { fill } from '#web/texts/format.ts';
import { pageLang } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import type { Person } from './form.ts';

/** A problem with the checkout, and the place to fix it. `purchase` is the cart, or the product of a Buy Now. */
export type Problem = { text: string; fixAt?: 'purchase' | 'orders' | 'here' | 'online' };

/** The initial state of the checkout. `quote` is null when the server cannot price the cart; `problem` says why. */
export type LoadedCheckout = {
  items: CartItem[];
  /** The product that is bought without the cart; null for the cart. */
  buyNow: BuyNow | null;
  /** The buyer's saved addresses, the default first. */
  addresses: SavedAddress[];
  /** The name and the phone of the account; null when it could not be loaded. */
  person: Person | null;
  /** The business that the last order was billed to, and the address that it went to; null without one. */
  business: BilledBusiness | null;
  lastAddress: ShippingAddress | null;
  /** The payment providers that are offered, the default first. */
  offered: readonly string[];
  /** The policy of returns; null when it could not be loaded. */
  returns: SiteDetails['returns'] | null;
  quote: Quote | null;
  /** The codes that the quote includes. */
  coupons: readonly string[];
  problem: Problem | null;
};

type Purchase = Pick<LoadedCheckout, 'items' | 'buyNow'>;

/** Returns the words for an unavailable item. It must be removed from a cart; a Buy Now has nothing to remove. */
const wordsFor = ({ buyNow }: Purchase, t: Messages['checkout']) =>
  buyNow
    ? { failed: t.boughtFailed, soldOut: t.boughtSoldOut }
    : { failed: t.itemFailed, soldOut: t.soldOut };

function shortage(purchase: Purchase, t: Messages['checkout']): Problem | null {
  const line = purchase.items.find((item) => item.cartQuantity > item.availableStock);
  if (!line) return null;
  const item = lineName(line, pageLang());
  const left = line.availableStock;
  const text = left > 0 ? fill(t.onlyLeft, { n: left, item }) : fill(wordsFor(purchase, t).soldOut, { item });
  return { text, fixAt: 'purchase' };
}

/**
 * Returns the words for an unavailable item. The error has its id (`details`), the cart its name. An error that
 * already names the item (`only_left`) is shown as it is.
 */
export function itemProblem(error: ApiError, purchase: Purchase, t: Messages['checkout']): Problem {
  const { product, productId = product } = (error.details ?? {}) as { product?: string; productId?: string };
  const line = purchase.items.find((item) => item.product._id === productId);
  const { failed, soldOut } = wordsFor(purchase, t);
  const words: Record<string, string> = { item_unavailable: failed, out_of_stock: soldOut };
  const named = line && words[error.code];
  return {
    text: named ? fill(named, { item: lineName(line, pageLang()) }) : error.message,
    fixAt: 'purchase',
  };
}

type Priced = Pick<LoadedCheckout, 'items' | 'quote' | 'coupons' | 'problem'>;

/** Saved addresses are optional: on failure the form is empty. */
const readAddresses = async (): Promise<SavedAddress[]> =>
  api('GET /api/auth/addresses').then(
    ({ addresses }) => addresses,
    () => [],
  );

/** The account's name and phone are optional as well: the buyer types them. */
const readPerson = async (): Promise<Person | null> =>
  api('GET /api/auth/profile').then(
    ({ name, phone }) => ({ name, phone }),
    () => null,
  );

/** So are the business and the address of the last order. */
const readLastOrder = async (): Promise<Pick<LoadedCheckout, 'business' | 'lastAddress'>> =>
  api('GET /api/payment/billing').catch(() => ({ business: null, lastAddress: null }));

/** Whether the gateway can be reached is said beside the button, so an unknown one is offered as usual. */
const readOffered = async (): Promise<readonly string[]> => offeredProviders().catch(() => ['']);

const readReturns = async (): Promise<LoadedCheckout['returns']> =>
  api('GET /api/settings/house').then(
    ({ returns }) => returns,
    () => null,
  );

/** Returns the lines with the stock of the server's quote; cart lines have it already. */
const withStock = (items: readonly CartItem[], quote: Quote): CartItem[] =>
  items.map((item, i) => ({
    ...item,
    availableStock: quote.items[i]?.availableStock ?? item.availableStock,
  }));

async function priced(buyNow: BuyNow | null, t: Messages['checkout']): Promise<Priced> {
  let items: CartItem[] = [];
  try {
    await cartSettled();
    items = buyNow ? await readBought(buyNow) : await readCart();
    if (items.length === 0) return { items, quote: null, coupons: [], problem: null };
    // A coupon is chosen for a cart, so a Buy Now has none.
    const { quote, codes, refusal } = await quoteWith(items, buyNow ? [] : readSavedCoupons());
    if (refusal !== null) {
      saveCoupons(codes);
      toast.problem(refusal);
    }
    if (buyNow) items = withStock(items, quote);
    return { items, quote, coupons: codes, problem: shortage({ items, buyNow }, t) };
  } catch (error) {
    const known = error instanceof ApiError && error.status > 0 && error.status < 500;
    if (known && ['item_unavailable', 'product_not_found'].includes(error.code))
      return { items, quote: null, coupons: [], problem: itemProblem(error, { items, buyNow }, t) };
    return {
      items,
      quote: null,
      coupons: [],
      problem: { text: known ? messageOf(error, t.verifyFailed) : t.verifyFailed, fixAt: 'here' },
    };
  }
}

/** Loads the cart, or the product of a Buy Now, with its current quote, the saved addresses and the account's name. */
export async function loadCheckout(buyNow: BuyNow | null, t: Messages['checkout']): Promise<LoadedCheckout> {
  const [purchase, addresses, person, lastOrder, offered, returns] = await Promise.all([
    priced(buyNow, t),
    readAddresses(),
    readPerson(),
    readLastOrder(),
    readOffered(),
    readReturns(),
  ]);
  return { ...purchase, buyNow, addresses, person, ...lastOrder, offered, returns };
}
