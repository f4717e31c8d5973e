import type { Order } from '#contract/selling/orders/endpoints.ts';
import { Allowed } from '#web/admin/allowed.tsx';
import { unenergisedOf } from '#web/selling/orders/shared/unenergised.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** Warns that items of an order are still to be energised before it is packed. Shows nothing otherwise. */
export function PackWarning({ order }: { order: Order }) {
  const t = useTexts('energisation/admin');
  const n = unenergisedOf(order);
  const isOpen = order.orderStatus === 'Pending' || order.orderStatus === 'Processing';
  if (n === 0 || !isOpen || order.payableUntil) return null;
  return (
    <Banner
      tone="warn"
      className="mb-4"
      action={
        <Allowed permission="orders.read">
          <TextLink to="/admin/energisations">{t.toQueue}</TextLink>
        </Allowed>
      }
    >
      {fill(n === 1 ? t.pending : t.pendingMany, { n })}
    </Banner>
  );
}
