import type { ShownCreditOrder } from '#contract/selling/orders/credit-requests.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { moment, money } from '../../../base/email/words.ts';
import { deliveryAddress, discountRows, orderWords } from './order-parts.ts';
import { sampleOrder } from './sample-orders.ts';

const texts = {
  en: {
    subject: 'May we use your credit note for this order?',
    heading: 'Your yes, please',
    ask: (until: string) =>
      `We have written down an order for you that uses your credit note. It is placed only when you say yes, until ${until}.`,
    lost: (amount: string) =>
      `Your credit note is worth ${amount} more than this order takes. A credit note is for one order: with your yes, the rest ends.`,
    button: 'Look at it and answer',
    stranger:
      'You have not talked to us about it? Please say no on that page, or do nothing: without your yes, nothing is ordered and your credit note stays whole. Please do not forward this e-mail.',
    left: { cod: 'To pay on delivery', link: 'To pay online' },
  },
  hi: {
    subject: 'क्या इस ऑर्डर में आपका क्रेडिट नोट लगाएँ?',
    heading: 'कृपया अपनी हाँ दें',
    ask: (until: string) =>
      `हमने आपके लिए एक ऑर्डर लिखा है जिसमें आपका क्रेडिट नोट लगेगा। यह तभी दर्ज होगा जब आप ${until} तक हाँ कहेंगे।`,
    lost: (amount: string) =>
      `आपके क्रेडिट नोट में इस ऑर्डर के बाद भी ${amount} बचते हैं। क्रेडिट नोट एक ही ऑर्डर के लिए होता है: हाँ कहने पर बाकी राशि नहीं रहेगी।`,
    button: 'देखें और जवाब दें',
    stranger:
      'इस बारे में आपने हमसे बात नहीं की? तो उस पेज पर मना कर दें, या कुछ न करें: आपकी हाँ के बिना कोई ऑर्डर नहीं होगा और क्रेडिट नोट पूरा बना रहेगा। कृपया यह ई-मेल किसी को न भेजें।',
    left: { cod: 'डिलीवरी पर देना है', link: 'ऑनलाइन देना है' },
  },
};

/** Staff ask the buyer whether the order may use their credit; `until` (instant) is the end of the link. */
type Facts = { name: string; request: ShownCreditOrder; link: string; until: string };

/** Asks the buyer whether staff may use their credit in an order by hand. */
export const creditRequest = defineEmail<Facts>({
  kind: 'credit-request',
  write: ({ name, request, link, until }, { language }) => {
    const say = texts[language];
    const words = orderWords(language);
    const rupees = (amount: number) => money(amount, language);
    return {
      subject: say.subject,
      heading: say.heading,
      drawing: 'box',
      parts: [
        ...letter(name, language, [say.ask(moment(until, language))]),
        ...(request.lostCredit > 0
          ? [{ kind: 'text', text: say.lost(rupees(request.lostCredit)) } as const]
          : []),
        { kind: 'button', label: say.button, url: link },
        { kind: 'small', text: say.stranger },
        {
          kind: 'items',
          rows: request.items.map((item) => ({
            name: [(language === 'hi' && item.nameHi) || item.name, item.choice].filter(Boolean).join(', '),
            quantity: words.quantity(item.quantity),
            amount: rupees(item.lineTotal),
            picture: null,
          })),
        },
        {
          kind: 'sums',
          rows: [
            [words.subtotal, rupees(request.amount)],
            [words.delivery, request.deliveryCharges === 0 ? words.free : rupees(request.deliveryCharges)],
            ...discountRows(request, language),
            [say.left[request.payment], rupees(request.totalAmount)],
          ],
        },
        ...deliveryAddress(request.shippingAddress, language),
      ],
    };
  },
  samples: ({ origin }) => [
    {
      name: 'Savitri Sharma',
      request: {
        items: [
          {
            name: 'Natural Ruby',
            nameHi: 'प्राकृतिक माणिक',
            choice: '3.25 ratti',
            quantity: 1,
            lineTotal: 15_350,
          },
        ],
        amount: 15_350,
        deliveryCharges: 0,
        discountAmount: 1100,
        discounts: [
          { code: 'CREDIT••••7K', kind: 'amount', name: 'CREDIT••••7K', nameHi: null, amount: 1100 },
        ],
        taxes: [],
        totalAmount: 14_250,
        lostCredit: 400,
        shippingAddress: sampleOrder.shippingAddress,
        payment: 'link',
      },
      link: `${origin}/use-credit/sample`,
      until: '2026-11-22T04:15:00.000Z',
    },
  ],
});
