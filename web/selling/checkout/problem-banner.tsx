import { useRevalidator } from 'react-router';
import type { BuyNow } from '#web/selling/checkout/shared/buy-now.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Problem } from './load-checkout.ts';

/** Shows a problem with the checkout, and the link or button to fix it. */
export function ProblemBanner({
  problem: { text, fixAt },
  buyNow,
  onPayOnline,
  className,
}: {
  problem: Problem;
  /** The product that is bought without the cart, if any. */
  buyNow: BuyNow | null;
  /** Selects online payment, when cash on delivery is refused. */
  onPayOnline?: () => void;
  className?: string;
}) {
  const t = useTexts('checkout');
  const { revalidate, state } = useRevalidator();
  return (
    <Banner tone="warn" className={className}>
      <p>{text}</p>
      {fixAt === 'purchase' && (
        <TextLink to={buyNow ? `/single-product/${buyNow.productId}` : '/cart'} className="mt-1 inline-block">
          {buyNow ? t.toProduct : t.toCart}
        </TextLink>
      )}
      {fixAt === 'orders' && (
        <TextLink to="/my-orders" className="mt-1 inline-block">
          {t.myOrders}
        </TextLink>
      )}
      {fixAt === 'online' && (
        <Button kind="secondary" size="small" className="mt-2" onClick={() => onPayOnline?.()}>
          {t.payOnline}
        </Button>
      )}
      {fixAt === 'here' && (
        <Button
          kind="secondary"
          size="small"
          className="mt-2"
          busy={state !== 'idle'}
          onClick={() => void revalidate()}
        >
          {t.retry}
        </Button>
      )}
    </Banner>
  );
}
