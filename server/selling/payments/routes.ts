import type { payments } from '#contract/selling/payments/endpoints.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { PaymentState, PaymentsService } from './service.ts';

type PaymentCalls =
  | 'GET /api/payment/{provider}/check-status'
  | 'POST /api/webhook/verify-payment'
  | 'GET /api/payment/config';

/** The states as clients of the API know them. */
const wireStates: Record<PaymentState, string> = {
  open: 'ACTIVE',
  paid: 'PAID',
  failed: 'FAILED',
  expired: 'EXPIRED',
  ended: 'TERMINATED',
  refunded: 'REFUNDED',
  unclear: 'UNKNOWN',
};

/** Returns the handlers of the payment endpoints. The orders domain handles those of checkout. */
export const paymentHandlers = (service: PaymentsService): Pick<Handlers<typeof payments>, PaymentCalls> => ({
  'GET /api/payment/{provider}/check-status': async ({ params, query, session }) => {
    if (!(await service.serves(params.provider, query.order_id))) return appError('payment_provider_unknown');
    if (!query.order_id) return appError('order_id_missing');
    const found = await service.check(query.order_id, session.userId);
    return found instanceof AppError ? found : { status: wireStates[found.state], orderId: found.subjectId };
  },
  'POST /api/webhook/verify-payment': async ({ body, headers }) => {
    // An empty body fails the signature check.
    const outcome = await service.receive({ raw: body ?? Buffer.alloc(0), headers });
    return outcome instanceof AppError ? outcome : { message: outcome };
  },
  'GET /api/payment/config': async () => {
    const offered = await service.offered();
    const providers = offered.map(({ provider }) => provider);
    const { provider, page } = offered[0] ?? service.first;
    // Absent for one provider, as before there were others.
    return {
      ...{ provider, sdkUrl: page.sdkUrl, mode: page.mode },
      ...(providers.length !== 1 && { offered: providers }),
    };
  },
});
