import { indiaDay } from '#contract/core/india-time.ts';
import type { orderBulk } from '#contract/selling/orders/bulk.ts';
import type { orderViews } from '#contract/selling/orders/views.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { OrdersService } from '../service.ts';

const words = readWords('orders/answers');

/** Returns the handlers of the work on many orders. */
export const orderBulkHandlers = ({ bulk, papers, admin }: OrdersService): Handlers<typeof orderBulk> => ({
  'GET /api/admin/orders/ids': ({ query: { sort, ...filter } }) => admin.ids(filter, sort),
  'GET /api/admin/orders/couriers': async () => ({ couriers: await bulk.couriers() }),
  'POST /api/admin/orders/chosen': async ({ body, lang }) => ({
    orders: await bulk.chosen(body.orders, lang),
  }),
  'POST /api/admin/orders/pack': ({ body, session, lang }) =>
    bulk.pack(body.orders, body.packed, { actorId: session.userId, lang }),
  'POST /api/admin/orders/ship': ({ body, session, lang }) =>
    bulk.ship(
      body.orders.map(({ revision = null, ...shipment }) => ({ ...shipment, expectedRevision: revision })),
      { actorId: session.userId, lang },
    ),
  'GET /api/admin/orders/papers': async ({ query, now, session, lang, demand, setHeader, asker }) => {
    const refused = query.papers === 'invoices' ? null : await demand({ permission: 'orders.pack' });
    if (refused) return refused;
    const pdf = await papers.papers({
      papers: query.papers,
      orderIds: query.orders,
      size: query.size,
      notes: query.notes === 'yes',
      lang,
      actorId: session.userId,
      gone: asker().signal,
    });
    if (!(pdf instanceof AppError))
      setHeader('content-disposition', `attachment; filename="${query.papers}-${indiaDay(now)}.pdf"`);
    return pdf;
  },
  'GET /api/admin/orders/pick-list': async ({ query, now }) => ({
    ...(await admin.pickList(query.orders ?? [])),
    at: now.toISOString(),
  }),
});

/** Returns the handlers of the saved views of the order list. */
export const orderViewHandlers = ({ views }: OrdersService): Handlers<typeof orderViews> => ({
  'GET /api/admin/order-views': async ({ session }) => ({ views: await views.list(session.userId) }),
  'POST /api/admin/order-views': async ({ body, session, lang }) => {
    const view = await views.create(session.userId, body.name, body.search);
    return view instanceof AppError ? view : { message: words[lang].viewSaved, view };
  },
  'PATCH /api/admin/order-views/{id}': async ({ params, body, session, lang }) => {
    const view = await views.rename(session.userId, params.id, body.name);
    return view instanceof AppError ? view : { message: words[lang].viewRenamed, view };
  },
  'DELETE /api/admin/order-views/{id}': async ({ params, session, lang }) => {
    await views.remove(session.userId, params.id);
    return { message: words[lang].viewDeleted };
  },
});
