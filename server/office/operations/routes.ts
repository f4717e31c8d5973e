import type { operations } from '#contract/office/operations/endpoints.ts';
import { AppError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { OperationsService } from './service.ts';

/** Returns the handlers of operations. */
export const operationsHandlers = (service: OperationsService): Handlers<typeof operations> => ({
  'GET /api/auth/admin/jobs': async () => ({ queues: await service.queues() }),
  'GET /api/auth/admin/jobs/failed': ({ query }) => service.failed(query),
  'POST /api/auth/admin/jobs/{queue}/retry': async ({ params, body, session }) => {
    const retried = await service.retry(session.userId, params.queue, body.jobId ?? null);
    return retried instanceof AppError ? retried : { retried };
  },
  'GET /api/auth/admin/webhooks': ({ query }) => service.webhooks(query),
  'GET /api/auth/admin/webhooks/{id}': ({ params }) => service.webhook(params.id),
  'POST /api/auth/admin/webhooks/{id}/replay': ({ params, session }) =>
    service.replay(session.userId, params.id),
  'GET /api/auth/admin/payment-differences': ({ query }) => service.differences.list(query),
  'POST /api/auth/admin/payment-differences/{id}/close': async ({ params, body, session }) => {
    const difference = await service.differences.close(session.userId, params.id, body.note);
    return difference instanceof AppError ? difference : { difference };
  },
});
