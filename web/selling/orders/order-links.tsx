import type { Order } from '#contract/selling/orders/endpoints.ts';
import { orderKinds } from '#web/selling/orders/shared/words.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { TextLink, textLinkClass } from '#web/ui/text-link.tsx';
import { BuyAgain, isBuyableAgain } from './buy-again.tsx';
import { hasReviewLeft } from './reviewed-lines.ts';

const target = 'inline-flex min-h-11 items-center';

/** Shows what the buyer may do next with an order: track the parcel, review what came, buy it again. */
export function OrderLinks({
  order,
  reviewed,
  again = true,
  className = '',
}: {
  order: Order;
  reviewed: ReadonlySet<string>;
  /** Whether to offer to buy it again. */
  again?: boolean;
  className?: string;
}) {
  const t = useTexts('orders');
  const number = order.orderNumber;
  const url = orderKinds.way(order) ? order.courier?.url : undefined;
  return (
    <div className={`relative z-2 flex flex-wrap gap-x-5 text-sm empty:hidden ${className}`}>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={fill(t.trackNamed, { number })}
          className={`${textLinkClass} ${target}`}
        >
          {t.track}
        </a>
      )}
      {hasReviewLeft(order, reviewed) && (
        <TextLink
          to={`/orders/${order._id}#items`}
          aria-label={fill(t.reviewNamed, { number })}
          className={target}
        >
          {t.review}
        </TextLink>
      )}
      {again && isBuyableAgain(order) && <BuyAgain order={order} />}
    </div>
  );
}
