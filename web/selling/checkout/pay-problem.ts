import type { Quote } from '#contract/selling/payments/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { ApiError, messageOf } from '#web/api/client.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import type { CheckoutForm } from './form.ts';
import { itemProblem, type LoadedCheckout, type Problem } from './load-checkout.ts';

type Attempt = {
  loaded: LoadedCheckout;
  /** The quote that the buyer saw. */
  shown: Quote;
  method: CheckoutForm['method'];
  t: Messages['checkout'];
  lang: Lang;
};

/** Returns the quote that a refusal because of changed prices brings, or undefined. */
export const newQuote = (error: unknown): Quote | undefined =>
  error instanceof ApiError && error.code === 'price_changed'
    ? (error.details as Quote | undefined)
    : undefined;

function priceChanged(error: ApiError, { shown, t, lang }: Attempt): Problem {
  const now = newQuote(error);
  if (!now || now.totalAmount === shown.totalAmount) return { text: error.message };
  const [total, was] = [now.totalAmount, shown.totalAmount].map((sum) => formatRupees(sum, lang));
  return { text: fill(t.priceChanged, { total: total ?? '', before: was ?? '' }) };
}

/** Returns the problem of a payment that could not be started, with the place to fix it. */
export function payProblem(error: unknown, attempt: Attempt): Problem {
  const { loaded, method, t } = attempt;
  const failed = method === 'cod' ? t.placeFailed : t.failed;
  if (!(error instanceof ApiError)) return { text: failed };
  switch (error.code) {
    case 'price_changed':
      return priceChanged(error, attempt);
    case 'item_unavailable':
    case 'only_left':
    case 'out_of_stock':
    case 'invalid_quantity':
    case 'product_not_found':
    case 'cart_empty':
      return itemProblem(error, loaded, t);
    case 'cash_open_orders':
    case 'cash_open_pieces':
    case 'cash_prove_first':
      return { text: error.message, fixAt: 'online' };
    case 'earlier_order_paid':
      return { text: error.message, fixAt: 'orders' };
    default:
      return { text: messageOf(error, failed) };
  }
}
