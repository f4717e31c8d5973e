import { indiaDay } from '#contract/core/india-time.ts';
import type { orderAdmin } from '#contract/selling/orders/admin.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import { toRupees } from '../../../platform/core/money.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { OrdersService } from '../service.ts';

const words = readWords('orders/answers');

/** Returns the handlers of the admin order endpoints. */
export const orderAdminHandlers = ({
  admin,
  setCourier,
  idOf,
}: Pick<OrdersService, 'admin' | 'setCourier' | 'idOf'>): Handlers<typeof orderAdmin> => ({
  'GET /api/admin/orders': ({ query: { sort, limit, after, before, ...filter } }) =>
    admin.page(filter, { sort, limit, after, before }),
  'GET /api/admin/orders/export': async ({ query, now, session, setHeader }) => {
    setHeader('content-disposition', `attachment; filename="orders-${indiaDay(now)}.csv"`);
    return admin.export(query, session.userId);
  },
  'GET /api/admin/orders/{id}': async ({ params }) => admin.one(await idOf(params.id)),
  'GET /api/admin/orders/{id}/attempts': async ({ params }) => {
    const attempts = await admin.attempts(await idOf(params.id));
    return attempts instanceof AppError ? attempts : { attempts };
  },
  'PUT /api/admin/orders/{id}/courier': async ({ params, body, session, lang }) => {
    const { revision: expectedRevision = null, ...courier } = body;
    const saved = await setCourier({
      orderId: await idOf(params.id),
      actorId: session.userId,
      expectedRevision,
      courier,
    });
    return saved instanceof AppError ? saved : { message: words[lang].courier, courier: saved };
  },
  'POST /api/admin/orders/{id}/notes': async ({ params, body, session, lang }) => {
    const added = await admin.note({
      orderId: await idOf(params.id),
      actorId: session.userId,
      text: body.text,
    });
    return added instanceof AppError ? added : { message: words[lang].note };
  },
  'POST /api/admin/orders/{id}/refunds/preview': async ({ params, body }) => {
    const worth = await admin.previewRefund(await idOf(params.id), body.items);
    if (worth instanceof AppError) return worth;
    return {
      amount: toRupees(worth.worth),
      paid: toRupees(worth.paid),
      benefitEnds: toRupees(worth.benefitEnds),
      keptCost: toRupees(worth.keptCost),
    };
  },
  'POST /api/admin/orders/{id}/refunds': async ({ params, body, session, lang }) => {
    const { key, amount = null, items = [], restock, reason, reference } = body;
    const sent = await admin.refund({
      orderId: await idOf(params.id),
      key,
      amount,
      items: items.map((one) => (typeof one === 'string' ? { itemId: one, quantity: null } : one)),
      restock,
      reason,
      reference: reference || null,
      actorId: session.userId,
      expectedRevision: body.revision ?? null,
    });
    return sent instanceof AppError ? sent : { message: words[lang].refund, amount: toRupees(sent) };
  },
});
