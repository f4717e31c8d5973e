import type { stockAdmin } from '#contract/catalog/stock/admin.ts';
import { indiaDay } from '#contract/core/india-time.ts';
import { permits, type StaffRole } from '#contract/people/accounts/permissions.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { StockAdmin } from './service.ts';

const seesCosts = ({ staffRoles }: { staffRoles: readonly StaffRole[] }): boolean =>
  permits(staffRoles, 'stock.costs');

/** Returns the handlers of the stock page. */
export const stockHandlers = (admin: StockAdmin): Handlers<typeof stockAdmin> => ({
  'GET /api/admin/stock': ({ query, session }) => admin.list(query, seesCosts(session)),
  'GET /api/admin/stock/to-order': async ({ lang, now, setHeader }) => {
    setHeader('content-disposition', `attachment; filename="to-order-${indiaDay(now)}.csv"`);
    return admin.orderList(lang);
  },
  'GET /api/admin/stock/value': () => admin.value(),
  'GET /api/admin/stock/scan': ({ query, session }) => admin.scan(query.code, seesCosts(session)),
  'GET /api/admin/stock/{id}/moves': ({ params, query, session }) =>
    admin.moves(params.id, query.before ?? null, seesCosts(session)),
  'PATCH /api/admin/stock/{id}': ({ params, body, session }) =>
    admin.change(params.id, body, { by: session.userId, costs: seesCosts(session) }),
  'POST /api/admin/stock/counts': ({ body, session }) => admin.count(body, session.userId),
});
