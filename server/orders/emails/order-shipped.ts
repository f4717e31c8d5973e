import type { Template } from '../../email/template.ts';
import { money, orderNumber } from '../../email/words.ts';
import { orderAddress, orderCourier } from './order-parts.ts';

const texts = {
  en: {
    subject: (order: string) => `Order ${order} is on its way`,
    greeting: (name: string) => `Namaste ${name},`,
    shipped: 'Your order has left us. It usually arrives within 3 to 5 business days.',
    cash: (total: string) => `Please keep ${total} ready for the courier.`,
    button: 'Follow my order',
    invoice: 'Invoice',
  },
  hi: {
    subject: (order: string) => `ऑर्डर ${order} रवाना हो गया`,
    greeting: (name: string) => `नमस्ते ${name},`,
    shipped: 'आपका ऑर्डर हमारे यहाँ से निकल गया है। यह आम तौर पर 3 से 5 कार्य दिवसों में पहुँचता है।',
    cash: (total: string) => `कृपया कूरियर के लिए ${total} तैयार रखें।`,
    button: 'मेरा ऑर्डर देखें',
    invoice: 'इनवॉइस',
  },
};

/** Tells the buyer that the order has shipped and, with cash on delivery, which amount to keep ready. */
export const orderShipped: Template<'order-shipped'> = ({ order }, { language, site }) => {
  const say = texts[language];
  const due = order.paymentMethod === 'cod' && order.paymentStatus === 'Pending';
  return {
    subject: say.subject(orderNumber(order)),
    parts: [
      { kind: 'text', text: say.greeting(order.user.name) },
      { kind: 'text', text: say.shipped },
      ...(due ? [{ kind: 'text' as const, text: say.cash(money(order.totalAmount, language)) }] : []),
      ...orderCourier(order, language),
      ...orderAddress(order, language),
      { kind: 'button', label: say.button, url: `${site.publicUrl}/orders/${order._id}` },
      { kind: 'button', label: say.invoice, url: `${site.publicUrl}/invoice/${order._id}` },
    ],
  };
};
