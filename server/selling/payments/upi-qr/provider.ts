import { upiPayments } from '#contract/selling/payments/upi-qr.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { createUpiQrGateway, upiQrName } from './gateway.ts';
import { upiHandlers } from './routes.ts';
import { createSentRefunds } from './sent-refunds.ts';
import { createUpiStaff } from './staff.ts';

/** UPI to the shop's own UPI id: the buyer scans a QR, and staff confirm that the money has arrived. */
export const upiQr: PaymentProvider<null> = {
  name: upiQrName,
  // The UPI id is a setting, so that an owner changes it and not the machine.
  config: null,
  payAtSandbox: null,

  connect: async (_app, { db, now, settings }) => ({
    gateway: createUpiQrGateway({ db, now, settings }),
    endpoints: (routes, domain) => {
      const parts = { db, now, domain };
      routes.register(upiPayments, upiHandlers(createUpiStaff(parts), createSentRefunds(parts)));
    },
  }),
};
