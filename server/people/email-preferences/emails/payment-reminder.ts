import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { unsubscribeFoot } from '../../../base/email/unsubscribe-links.ts';

const texts = {
  en: {
    subject: (order: string) => `Your order ${order} was not paid`,
    heading: 'Still thinking about it?',
    ended: (order: string) =>
      `You began to pay for your order ${order} and did not finish. Nothing was charged, and these items are not reserved any more:`,
    again: 'On the page of the order, one press puts them into your cart again.',
    button: 'See my order',
    once: 'We remind you once and not again.',
  },
  hi: {
    subject: (order: string) => `आपके ऑर्डर ${order} का भुगतान नहीं हुआ`,
    heading: 'अब भी सोच रहे हैं?',
    ended: (order: string) =>
      `आपने अपने ऑर्डर ${order} का भुगतान शुरू किया था, पर वह पूरा नहीं हुआ। कोई पैसा नहीं कटा, और ये वस्तुएँ अब आपके लिए रुकी नहीं हैं:`,
    again: 'ऑर्डर के पेज पर एक बटन दबाते ही ये फिर कार्ट में आ जाएँगी।',
    button: 'मेरा ऑर्डर देखें',
    once: 'हम एक ही बार याद दिलाते हैं, दोबारा नहीं।',
  },
};

/** Optional. `goods`: the names of the products. */
type Facts = {
  name: string;
  orderId: string;
  orderNumber: string;
  goods: string[];
  unsubscribe: string;
};

/** Writes the e-mail that reminds a buyer of an online payment that they did not finish. */
export const paymentReminder = defineEmail<Facts>({
  kind: 'payment-reminder',
  write: (mail, { language, site }) => {
    const say = texts[language];
    const order = mail.orderNumber;
    return {
      subject: say.subject(order),
      heading: say.heading,
      drawing: 'box',
      parts: [
        ...letter(mail.name, language, [say.ended(order)]),
        { kind: 'quote', lines: mail.goods },
        { kind: 'text', text: say.again },
        { kind: 'button', label: say.button, url: `${site.publicUrl}/orders/${mail.orderId}` },
        { kind: 'small', text: say.once },
      ],
      leave: unsubscribeFoot(mail.unsubscribe, { language, site }),
    };
  },
  samples: () => [
    {
      name: 'Savitri Sharma',
      orderId: 'mwpwf52v95a1b2c3',
      orderNumber: 'NR-20461',
      goods: ['Natural Ruby', 'Guggul Dhoop Cups'],
      unsubscribe: 'payments.sample',
    },
  ],
});
