import type { MailOf } from '../types.ts';
import { sampleCashOrder, sampleOrder } from './order.ts';

/** Returns the samples of e-mails about orders that staff write or correct. `at`: the address that links lead to. */
export const careSamples = (
  at: string,
): {
  [K in
    | 'account-opened'
    | 'credit-request'
    | 'order-payment-link'
    | 'order-address'
    | 'payment-reminder']: MailOf<K>[];
} => ({
  'account-opened': [{ kind: 'account-opened', name: 'Savitri Sharma' }],
  'order-payment-link': [
    {
      kind: 'order-payment-link',
      order: { ...sampleOrder, paymentStatus: 'Initiated' },
      until: '2026-11-22T04:15:00.000Z',
    },
  ],
  'credit-request': [
    {
      kind: 'credit-request',
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
      link: `${at}/use-credit/sample`,
      until: '2026-11-22T04:15:00.000Z',
    },
  ],
  'order-address': [{ kind: 'order-address', order: sampleCashOrder }],
  'payment-reminder': [
    {
      kind: 'payment-reminder',
      name: 'Savitri Sharma',
      orderId: sampleOrder._id,
      orderNumber: 'NR-20461',
      goods: ['Natural Ruby', 'Guggul Dhoop Cups'],
      unsubscribe: 'payments.sample',
    },
  ],
});
