import type { Template } from '../../../base/email/template.ts';
import { orderNumber } from '../../../base/email/words.ts';
import { orderLines } from './order-parts.ts';

/** Tells the shop that the buyer cancelled, so that the order is not sent. In English, as every e-mail to the shop. */
export const shopOrderCancelled: Template<'shop-order-cancelled'> = (
  { order, reason },
  { language, site },
) => ({
  subject: `Cancelled by the buyer: ${orderNumber(order)}`,
  toStaff: true,
  parts: [
    { kind: 'text', text: `${order.user.name} has cancelled this order. Please do not send it.` },
    ...(reason ? [{ kind: 'text' as const, text: `Their reason: ${reason}` }] : []),
    ...orderLines(order, language),
    { kind: 'button', label: 'Open the order', url: `${site.publicUrl}/admin/orders/${order._id}` },
  ],
});
