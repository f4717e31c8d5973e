import type { Template } from '../../email/template.ts';
import { money, orderNumber } from '../../email/words.ts';
import { orderLines } from './order-parts.ts';

const texts = {
  en: {
    subject: (order: string) => `Order ${order} is cancelled`,
    greeting: (name: string) => `Namaste ${name},`,
    by: {
      buyer: 'As you wished, your order is cancelled.',
      shop: 'We are sorry: we had to cancel your order.',
    },
    back: (total: string) =>
      `We are sending ${total} back to the account or card you paid with, usually within 5 to 7 working days.`,
    cash: 'You paid in cash: we write to you about how to give it back.',
    nothing: 'Nothing was charged.',
    button: 'See my order',
  },
  hi: {
    subject: (order: string) => `ऑर्डर ${order} रद्द हो गया`,
    greeting: (name: string) => `नमस्ते ${name},`,
    by: { buyer: 'आपके कहे अनुसार आपका ऑर्डर रद्द कर दिया गया है।', shop: 'क्षमा करें, हमें आपका ऑर्डर रद्द करना पड़ा।' },
    back: (total: string) =>
      `हम ${total} उसी खाते या कार्ड में लौटा रहे हैं जिससे आपने भुगतान किया, आम तौर पर 5 से 7 कार्य दिवसों में।`,
    cash: 'आपने नकद भुगतान किया था: उसे लौटाने के बारे में हम आपको लिखेंगे।',
    nothing: 'कोई पैसा नहीं कटा।',
    button: 'मेरा ऑर्डर देखें',
  },
};

/** Tells the buyer that the order is cancelled, and what is refunded. */
export const orderCancelled: Template<'order-cancelled'> = (
  { order, by, moneyGoesBack, amount = order.totalAmount },
  { language, site },
) => {
  const say = texts[language];
  const cash = order.paymentMethod === 'cod' && order.paymentStatus === 'Paid';
  return {
    subject: say.subject(orderNumber(order)),
    parts: [
      { kind: 'text', text: say.greeting(order.user.name) },
      { kind: 'text', text: say.by[by] },
      {
        kind: 'text',
        text: moneyGoesBack ? say.back(money(amount, language)) : cash ? say.cash : say.nothing,
      },
      ...orderLines(order, language),
      { kind: 'button', label: say.button, url: `${site.publicUrl}/orders/${order._id}` },
    ],
  };
};
