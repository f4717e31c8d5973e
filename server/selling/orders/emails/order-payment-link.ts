import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { moment, money } from '../../../base/email/words.ts';
import type { MailOrder } from './order-facts.ts';
import { orderAddress, orderBilling, orderLines, orderNote } from './order-parts.ts';
import { sampleOrder } from './sample-orders.ts';

const texts = {
  en: {
    subject: (order: string) => `Your order ${order}: please pay`,
    heading: 'Your order is written down',
    pay: (total: string, until: string) =>
      `We have written down your order as you asked. Please pay ${total} until ${until}. Until then its items are reserved for you, and we send them when the payment has arrived.`,
    button: 'Pay now',
    account:
      'The page asks you to log in. You have no password yet? Choose “Forgot password?” there, and we send you a link.',
  },
  hi: {
    subject: (order: string) => `आपका ऑर्डर ${order}: कृपया भुगतान करें`,
    heading: 'आपका ऑर्डर लिख लिया गया है',
    pay: (total: string, until: string) =>
      `आपके कहे अनुसार हमने आपका ऑर्डर लिख लिया है। कृपया ${until} तक ${total} का भुगतान करें। तब तक उसकी वस्तुएँ आपके लिए सुरक्षित हैं, और भुगतान आते ही हम उन्हें भेजेंगे।`,
    button: 'भुगतान करें',
    account: 'पेज पर लॉग इन करना होगा। अभी पासवर्ड नहीं है? वहाँ “पासवर्ड भूल गए?” चुनें, हम आपको लिंक भेजेंगे।',
  },
};

/** Staff wrote the order down; `until` (instant) is the end of its reservation. */
type Facts = { order: MailOrder; until: string };

/** Sends the buyer the payment page of an order that staff wrote down. */
export const orderPaymentLink = defineEmail<Facts>({
  kind: 'order-payment-link',
  write: ({ order, until }, { language, site }) => {
    const say = texts[language];
    return {
      subject: say.subject(order.orderNumber),
      heading: say.heading,
      drawing: 'box',
      parts: [
        ...letter(order.user.name, language, [
          say.pay(money(order.totalAmount, language), moment(until, language)),
        ]),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/orders/${order._id}/pay` },
        { kind: 'small', text: say.account },
        ...orderLines(order, language),
        ...orderAddress(order, language),
        ...orderBilling(order, language),
        ...orderNote(order, language),
      ],
    };
  },
  samples: () => [
    {
      order: { ...sampleOrder, paymentStatus: 'Initiated' },
      until: '2026-11-22T04:15:00.000Z',
    },
  ],
});
