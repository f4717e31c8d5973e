import type { ShownCreditOrder } from '#contract/selling/orders/credit-requests.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { moment, money } from '../../../base/email/words.ts';
import { deliveryAddress, discountRows, orderWords } from './order-parts.ts';
import { sampleOrder } from './sample-orders.ts';

const words = readWords('orders/emails');

/** Staff ask the buyer whether the order may use their credit; `until` (instant) is the end of the link. */
type Facts = { name: string; request: ShownCreditOrder; link: string; until: string };

/** Asks the buyer whether staff may use their credit in an order by hand. */
export const creditRequest = defineEmail<Facts>({
  kind: 'credit-request',
  write: ({ name, request, link, until }, { language }) => {
    const say = words[language].creditRequest;
    const order = orderWords(language);
    const rupees = (amount: number) => money(amount, language);
    return {
      subject: say.subject,
      heading: say.heading,
      drawing: 'box',
      parts: [
        ...letter(name, language, [fillText(say.ask, { until: moment(until, language) })]),
        ...(request.lostCredit > 0
          ? [{ kind: 'text', text: fillText(say.lost, { amount: rupees(request.lostCredit) }) } as const]
          : []),
        { kind: 'button', label: say.button, url: link },
        { kind: 'small', text: say.stranger },
        {
          kind: 'items',
          rows: request.items.map((item) => ({
            name: [(language === 'hi' && item.nameHi) || item.name, item.choice].filter(Boolean).join(', '),
            quantity: fillText(order.quantity, { n: item.quantity }),
            amount: rupees(item.lineTotal),
            picture: null,
          })),
        },
        {
          kind: 'sums',
          rows: [
            [order.subtotal, rupees(request.amount)],
            [order.delivery, request.deliveryCharges === 0 ? order.free : rupees(request.deliveryCharges)],
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
