import { useLocation } from 'react-router';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/**
 * Says that the buyer's request was taken for an equal order of the last minutes (decision 131), and how to order the same
 * again. Nothing after a new order. Needs the texts `orders/confirmation`.
 */
export function SameOrder({ order }: { order: Pick<Order, '_id' | 'items'> }) {
  const { same: t } = useTexts('orders/confirmation');
  const { state } = useLocation();
  if (!state?.isRepeated) return null;
  const product = order.items.find((item) => item.product)?.product;
  return (
    <Banner tone="info" className="max-w-[56ch] text-left">
      <p>{t.text}</p>
      <TextLink alone to={product ? `/single-product/${product._id}` : '/products'}>
        {t.again}
      </TextLink>
    </Banner>
  );
}
