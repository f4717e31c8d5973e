import type { payments } from '#contract/selling/payments/endpoints.ts';
import type { AccessCase } from './access-case.ts';

const members = [401, 200, 200, 200, 200] as const;

type Billing = Extract<keyof typeof payments, `${string}/billing` | 'POST /api/payment/quote'>;

/** The access matrix of quotes, and of the business that is billed, which is always that of the caller. */
export const billingAccess: { [K in Billing]: AccessCase } = {
  'GET /api/payment/billing': { expect: members },
  'DELETE /api/payment/billing': { expect: members },
  'POST /api/payment/quote': {
    expect: members,
    send: ({ productId }) => ({ body: { items: [{ product: productId, quantity: 1 }] } }),
  },
};
