import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { paymentEmails } from './emails/emails.ts';
import { paymentProblems } from './integrity.ts';
import { paymentsPersonal } from './personal-data.ts';
import { createPayments } from './service.ts';

/** Gateway orders, payments and refunds. */
export const paymentsModule = {
  name: 'payments',
  start(platform: Platform, parts: PartsOf<typeof createPayments>) {
    // A payment is confirmed whatever holds the pool.
    const payments = createPayments({ ...platform, ...platform.reserved }, parts);
    return {
      services: { payments },
      sweeps: { payments: { sweep: payments.sweep, everyMs: 0 } },
    };
  },
  emails: paymentEmails,
  personalData: [paymentsPersonal],
  integrity: [paymentProblems],
};
