import type { upiPayments } from '#contract/selling/payments/upi-qr.ts';
import type { AccessCase } from './access-case.ts';

const adminOnly = [401, 403, 403, 403, 200] as const;
const adminFindsNone = [401, 403, 403, 403, 404] as const;
const nowhere = 'NOSUCHREF234';
const utr = '401200000001';

/**
 * The access matrix of payments by UPI QR: staff only, except the QR of one's own payment. The tests of
 * server/selling/payments/upi-qr show that another person's is not found.
 */
export const upiAccess: { [K in keyof typeof upiPayments]: AccessCase } = {
  'GET /api/payment/upi-qr/orders/{reference}': {
    expect: [401, 404, 404, 404, 404],
    send: () => ({ params: { reference: nowhere } }),
  },
  'GET /api/admin/upi-payments': { expect: adminOnly },
  'POST /api/admin/upi-payments/{reference}/confirm': {
    expect: adminFindsNone,
    send: () => ({ params: { reference: nowhere }, body: { utr, amount: 100 } }),
  },
  'GET /api/admin/upi-refunds': { expect: adminOnly },
  'POST /api/admin/upi-refunds/{id}/sent': {
    expect: adminFindsNone,
    send: () => ({ params: { id: 'nosuchrefund0000' }, body: { utr } }),
  },
};
