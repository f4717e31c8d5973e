import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';
import type { MailOrder } from './order-facts.ts';
import { orderLines } from './order-parts.ts';
import { sampleCashOrder, sampleOrder } from './sample-orders.ts';

const words = readWords('orders/emails');

/** `amount` in rupees: the refund. The whole total if it is absent. */
type Facts = {
  order: MailOrder;
  by: 'buyer' | 'shop';
  moneyGoesBack: boolean;
  amount?: number;
};

/** Tells the buyer that the order is cancelled, and what is refunded. */
export const orderCancelled = defineEmail<Facts>({
  kind: 'order-cancelled',
  write: ({ order, by, moneyGoesBack, amount = order.totalAmount }, { language, site }) => {
    const say = words[language].orderCancelled;
    const cash = order.paymentMethod === 'cod' && order.paymentStatus === 'Paid';
    return {
      subject: fillText(say.subject, { order: order.orderNumber }),
      drawing: 'smoke',
      parts: [
        ...letter(order.user.name, language, [
          say.by[by],
          moneyGoesBack
            ? fillText(say.back, { total: money(amount, language) })
            : cash
              ? say.cash
              : say.nothing,
        ]),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/orders/${order._id}` },
        ...orderLines(order, language),
      ],
    };
  },
  samples: () => [
    { order: sampleOrder, by: 'buyer', moneyGoesBack: true },
    { order: sampleCashOrder, by: 'shop', moneyGoesBack: false },
  ],
});
