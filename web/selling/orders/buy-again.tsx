import { useNavigate } from 'react-router';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import { messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { addLine } from '#web/selling/cart/shared/add-line.ts';
import { itemName } from '#web/selling/orders/shared/words.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { textLinkClass } from '#web/ui/text-link.tsx';

type Item = Order['items'][number];

/** Returns whether an item can be put into the cart again. A service is chosen anew, at its items. */
const isSold = ({ product, snapshot }: Item): boolean => product !== null && !snapshot.service;

/** Returns whether an order has ended and has a product that is still sold. */
export const isBuyableAgain = ({ orderStatus, items }: Order): boolean =>
  (orderStatus === 'Delivered' || orderStatus === 'Cancelled') && items.some(isSold);

/**
 * Puts the products of an order that are still sold into the cart, each with its weight or size, and opens the cart.
 * Says of each that cannot be added why.
 */
export function BuyAgain({ order }: { order: Order }) {
  const t = useTexts('orders');
  const lang = useLang();
  const navigate = useNavigate();
  const sold = order.items
    .filter(isSold)
    .flatMap(({ product, ...item }) => (product ? [{ ...item, product }] : []));
  const { save: buy, busy } = useSave(
    async () => {
      const results = [];
      // One after another, so that the count is that of the last response.
      for (const item of sold) {
        const { product, quantity, size, variantId } = item;
        const result = await addLine({ product: product._id, quantity, size, variantId }).catch((error) => {
          const reason = messageOf(error, t.again.failed);
          toast.problem(fill(t.again.partly, { name: itemName(item, t, lang), reason }));
          return null;
        });
        results.push(result);
      }
      if (results.includes('added')) toast.good(t.again.added);
      if (results.some((result) => result !== null)) await navigate('/cart');
    },
    { onError: (error) => toast.problem(messageOf(error, t.again.failed)) },
  );
  return (
    <button
      type="button"
      aria-label={fill(t.again.buyNamed, { number: order.orderNumber })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => void buy()}
      className={`${textLinkClass} min-h-11`}
    >
      {t.again.buy}
    </button>
  );
}
