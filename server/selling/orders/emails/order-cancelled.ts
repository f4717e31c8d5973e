import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';
import type { MailOrder } from './order-facts.ts';
import { orderLines } from './order-parts.ts';
import { sampleCashOrder, sampleOrder } from './sample-orders.ts';

const texts = {
  en: {
    subject: (order: string) => `Order ${order} is cancelled`,
    by: {
      buyer: 'As you asked, we have cancelled your order.',
      shop: 'We are sorry: we had to cancel your order.',
    },
    back: (total: string) =>
      `${total} is on its way back to the account or card you paid with. It usually takes 5 to 7 business days.`,
    cash: 'You paid in cash. We will write to you about how you get it back.',
    nothing: 'You have not been charged.',
    button: 'See my order',
  },
  hi: {
    subject: (order: string) => `ऑर्डर ${order} रद्द हो गया`,
    by: { buyer: 'आपके कहने पर हमने आपका ऑर्डर रद्द कर दिया है।', shop: 'हमें खेद है: हमें आपका ऑर्डर रद्द करना पड़ा।' },
    back: (total: string) =>
      `${total} उसी खाते या कार्ड में लौटाए जा रहे हैं जिससे आपने भुगतान किया था। इसमें आम तौर पर 5 से 7 कार्यदिवस लगते हैं।`,
    cash: 'आपने नकद भुगतान किया था। वह आपको कैसे मिलेगा, यह हम आपको लिखेंगे।',
    nothing: 'आपसे कोई पैसा नहीं लिया गया।',
    button: 'मेरा ऑर्डर देखें',
  },
};

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
    const say = texts[language];
    const cash = order.paymentMethod === 'cod' && order.paymentStatus === 'Paid';
    return {
      subject: say.subject(order.orderNumber),
      drawing: 'smoke',
      parts: [
        ...letter(order.user.name, language, [
          say.by[by],
          moneyGoesBack ? say.back(money(amount, language)) : cash ? say.cash : say.nothing,
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
