import type { orderCare } from '#contract/selling/orders/care.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { OrdersService } from '../service.ts';

const words = readWords('orders/answers');

/** Returns the handlers of the endpoints for one order before it is sent. */
export const orderCareHandlers = ({
  hold,
  release,
  correctAddress,
  idOf,
}: Pick<OrdersService, 'hold' | 'release' | 'correctAddress' | 'idOf'>): Handlers<typeof orderCare> => ({
  'POST /api/admin/orders/{id}/hold': async ({ params, body, session, lang }) => {
    const { reason, revision: expectedRevision = null } = body;
    const orderId = await idOf(params.id);
    const done = await hold({ orderId, actorId: session.userId, expectedRevision, reason });
    return done instanceof AppError ? done : { message: words[lang].held };
  },
  'POST /api/admin/orders/{id}/release': async ({ params, body, session, lang }) => {
    const { revision: expectedRevision = null } = body;
    const done = await release({ orderId: await idOf(params.id), actorId: session.userId, expectedRevision });
    return done instanceof AppError ? done : { message: words[lang].released };
  },
  'PUT /api/admin/orders/{id}/address': async ({ params, body, session, lang }) => {
    const { revision: expectedRevision = null, ...address } = body;
    const orderId = await idOf(params.id);
    const saved = await correctAddress({ orderId, actorId: session.userId, expectedRevision, address });
    return saved instanceof AppError ? saved : { message: words[lang].corrected, shippingAddress: saved };
  },
});
