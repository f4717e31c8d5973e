import type { upiPayments } from '#contract/selling/payments/upi-qr.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import { fromRupees } from '../../../platform/core/money.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { SentRefunds } from './sent-refunds.ts';
import type { UpiStaff } from './staff.ts';

/** Returns the handlers of payments by UPI QR. */
export const upiHandlers = (staff: UpiStaff, refunds: SentRefunds): Handlers<typeof upiPayments> => ({
  'GET /api/payment/upi-qr/orders/{reference}': ({ params, session }) =>
    staff.qr(params.reference, session.userId),
  'GET /api/admin/upi-payments': ({ query }) => staff.list(query),
  'POST /api/admin/upi-payments/{reference}/confirm': async ({ params, body, session }) => {
    const use = await staff.confirm({
      reference: params.reference,
      utr: body.utr,
      amount: fromRupees(body.amount),
      actorId: session.userId,
    });
    return use instanceof AppError ? use : { use };
  },
  'GET /api/admin/upi-refunds': ({ query }) => refunds.list(query),
  'POST /api/admin/upi-refunds/{id}/sent': async ({ params, body, session }) => {
    const refund = await refunds.send({ id: params.id, utr: body.utr, actorId: session.userId });
    return refund instanceof AppError ? refund : { refund };
  },
});
