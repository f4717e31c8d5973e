import type { MailOf } from '../types.ts';
import { sampleCashOrder, sampleOrder } from './order.ts';

/** The samples of e-mails about orders that staff write or correct. */
export const careSamples: {
  [K in 'account-opened' | 'order-payment-link' | 'order-address' | 'payment-reminder']: MailOf<K>[];
} = {
  'account-opened': [{ kind: 'account-opened', name: 'Savitri Sharma' }],
  'order-payment-link': [
    {
      kind: 'order-payment-link',
      order: { ...sampleOrder, paymentStatus: 'Initiated' },
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
};
