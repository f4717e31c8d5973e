import { noonOf } from '#contract/core/india-time.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { dayAndMonth } from '../../../base/email/words.ts';
import type { MailOrder } from './order-facts.ts';
import { cashDue, orderAddress, orderCourier, orderPage } from './order-parts.ts';
import { sampleCashOrder, sampleShippedOrder } from './sample-orders.ts';

const texts = {
  en: {
    subject: (order: string) => `Order ${order} is on its way`,
    heading: 'Your order is on its way',
    shipped: (order: string) => `Your order ${order} has left us.`,
    by: (day: string) => `It should reach you by ${day}.`,
    button: 'See my order',
    invoice: 'Open the invoice',
  },
  hi: {
    subject: (order: string) => `ऑर्डर ${order} रवाना हो गया`,
    heading: 'आपका ऑर्डर रवाना हो गया',
    shipped: (order: string) => `आपका ऑर्डर ${order} हमारे यहाँ से निकल चुका है।`,
    by: (day: string) => `उम्मीद है कि यह ${day} तक आपके पास पहुँच जाएगा।`,
    button: 'मेरा ऑर्डर देखें',
    invoice: 'इनवॉइस खोलें',
  },
};

/** `arrivesBy`: the day (YYYY-MM-DD, IST) on which it arrives at the latest; null or absent if nobody knows. */
type Facts = { order: MailOrder; arrivesBy?: string | null };

/**
 * Tells the buyer that the order has shipped, when it arrives and, with cash on delivery, which amount to keep ready.
 */
export const orderShipped = defineEmail<Facts>({
  kind: 'order-shipped',
  write: ({ order, arrivesBy }, { language, site }) => {
    const say = texts[language];
    const number = order.orderNumber;
    const by = arrivesBy ? ` ${say.by(dayAndMonth(noonOf(arrivesBy), language))}` : '';
    return {
      subject: say.subject(number),
      heading: say.heading,
      drawing: 'box',
      parts: [
        ...letter(order.user.name, language, [say.shipped(number) + by]),
        ...cashDue(order, language),
        ...orderCourier(order, language),
        orderPage(order, say.button, site.publicUrl),
        ...orderAddress(order, language),
        { kind: 'link', label: say.invoice, url: `${site.publicUrl}/invoice/${order._id}` },
      ],
    };
  },
  samples: () => [{ order: sampleShippedOrder, arrivesBy: '2026-11-27' }, { order: sampleCashOrder }],
});
