import type { Template } from '../../email/template.ts';
import { orderNumber } from '../../email/words.ts';
import { orderLines } from './order-parts.ts';

/** To the shop, when a buyer cancelled: do not send it. In English, as everything to the shop. */
export const shopOrderCancelled: Template<'shop-order-cancelled'> = (
  { order, reason },
  { language, house },
) => ({
  subject: `Cancelled by the buyer: ${orderNumber(order._id)}`,
  parts: [
    { kind: 'text', text: `${order.user.name} has cancelled this order. Please do not send it.` },
    ...(reason ? [{ kind: 'text' as const, text: `Their reason: ${reason}` }] : []),
    ...orderLines(order, language),
    { kind: 'button', label: 'See the order', url: `${house.publicUrl}/admin/orders/${order._id}` },
  ],
});
