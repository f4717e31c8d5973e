import { defineEmail } from '../../../base/email/template.ts';
import type { MailOrder } from './order-facts.ts';
import { orderLines } from './order-parts.ts';
import { sampleOrder } from './sample-orders.ts';

/** Tells the shop that the buyer cancelled, so that the order is not sent. In English, as every e-mail to the shop. */
export const shopOrderCancelled = defineEmail<{ order: MailOrder; reason: string | null }>({
  kind: 'shop-order-cancelled',
  write: ({ order, reason }, { language, site }) => ({
    subject: `Cancelled by the buyer: ${order.orderNumber}`,
    toStaff: true,
    parts: [
      { kind: 'text', text: `${order.user.name} has cancelled this order. Please do not send it.` },
      ...(reason ? [{ kind: 'text' as const, text: `Their reason: ${reason}` }] : []),
      ...orderLines(order, language),
      { kind: 'button', label: 'Open the order', url: `${site.publicUrl}/admin/orders/${order._id}` },
    ],
  }),
  samples: () => [{ order: sampleOrder, reason: 'Ordered twice.' }],
});
