import type { payments } from '#contract/selling/payments/endpoints.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { type PaymentsService, provider } from './service.ts';

type PaymentCalls =
  | 'GET /api/payment/{provider}/check-status'
  | 'POST /api/webhook/verify-payment'
  | 'GET /api/payment/config';

const header = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? '';

/** Handlers of the payment endpoints. The orders domain handles those of checkout. */
export const paymentHandlers = (
  service: PaymentsService,
  { sdkUrl, mode }: { sdkUrl: string; mode: 'sandbox' | 'production' },
): Pick<Handlers<typeof payments>, PaymentCalls> => ({
  'GET /api/payment/{provider}/check-status': async ({ params, query, session }) => {
    if (params.provider !== provider) return appError('payment_provider_unknown');
    if (!query.order_id) return appError('order_id_missing');
    const found = await service.check(query.order_id, session.userId);
    return found instanceof AppError ? found : { status: found.state, orderId: found.subjectId };
  },
  'POST /api/webhook/verify-payment': async ({ body, headers }) => {
    const outcome = await service.receive({
      // An empty body fails the signature check.
      raw: body ?? Buffer.alloc(0),
      timestamp: header(headers['x-webhook-timestamp']),
      signature: header(headers['x-webhook-signature']),
    });
    return outcome instanceof AppError ? outcome : { message: outcome };
  },
  'GET /api/payment/config': async () => ({ provider, sdkUrl, mode }),
});
