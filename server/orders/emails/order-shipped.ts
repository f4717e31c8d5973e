import type { Template } from '../../email/template.ts';
import { greeting, money, orderNumber } from '../../email/words.ts';
import { orderAddress, orderCourier, orderPage } from './order-parts.ts';

const texts = {
  en: {
    subject: (order: string) => `Order ${order} is on its way`,
    heading: 'Your order is on its way',
    shipped: (order: string) =>
      `Your order ${order} has left us. It usually arrives within 3 to 5 business days.`,
    cash: (total: string) => `Please keep ${total} ready for the courier.`,
    button: 'See my order',
    invoice: 'Open the invoice',
  },
  hi: {
    subject: (order: string) => `ऑर्डर ${order} रवाना हो गया`,
    heading: 'आपका ऑर्डर रवाना हो गया',
    shipped: (order: string) =>
      `आपका ऑर्डर ${order} हमारे यहाँ से निकल चुका है। यह आम तौर पर 3 से 5 कार्यदिवसों में पहुँच जाता है।`,
    cash: (total: string) => `कृपया कूरियर के लिए ${total} तैयार रखें।`,
    button: 'मेरा ऑर्डर देखें',
    invoice: 'इनवॉइस खोलें',
  },
};

/** Tells the buyer that the order has shipped and, with cash on delivery, which amount to keep ready. */
export const orderShipped: Template<'order-shipped'> = ({ order }, { language, site }) => {
  const say = texts[language];
  const due = order.paymentMethod === 'cod' && order.paymentStatus === 'Pending';
  const number = orderNumber(order._id);
  return {
    subject: say.subject(number),
    heading: say.heading,
    drawing: 'box',
    parts: [
      { kind: 'text', text: greeting(order.user.name, language) },
      { kind: 'text', text: say.shipped(number) },
      ...(due ? [{ kind: 'text' as const, text: say.cash(money(order.totalAmount, language)) }] : []),
      ...orderCourier(order, language),
      orderPage(order, say.button, site.publicUrl),
      ...orderAddress(order, language),
      { kind: 'link', label: say.invoice, url: `${site.publicUrl}/invoice/${order._id}` },
    ],
  };
};
