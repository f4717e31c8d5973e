import { noonOf } from '#contract/core/india-time.ts';
import type { Template } from '../../../base/email/template.ts';
import { dayAndMonth, greeting, orderNumber } from '../../../base/email/words.ts';
import { cashDue, orderAddress, orderCourier, orderPage } from './order-parts.ts';

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

/**
 * Tells the buyer that the order has shipped, when it arrives and, with cash on delivery, which amount to keep ready.
 */
export const orderShipped: Template<'order-shipped'> = ({ order, arrivesBy }, { language, site }) => {
  const say = texts[language];
  const number = orderNumber(order);
  const by = arrivesBy ? ` ${say.by(dayAndMonth(noonOf(arrivesBy), language))}` : '';
  return {
    subject: say.subject(number),
    heading: say.heading,
    drawing: 'box',
    parts: [
      { kind: 'text', text: greeting(order.user.name, language) },
      { kind: 'text', text: say.shipped(number) + by },
      ...cashDue(order, language),
      ...orderCourier(order, language),
      orderPage(order, say.button, site.publicUrl),
      ...orderAddress(order, language),
      { kind: 'link', label: say.invoice, url: `${site.publicUrl}/invoice/${order._id}` },
    ],
  };
};
