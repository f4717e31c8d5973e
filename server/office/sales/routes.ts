import type { sales } from '#contract/office/sales/endpoints.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { SalesService } from './service.ts';

/** Returns the handlers of reports of sales. */
export const salesHandlers = (service: SalesService): Handlers<typeof sales> => ({
  'GET /api/admin/sales': ({ query }) => service.report(query),
  'GET /api/admin/sales/export': async ({ query, session, lang, setHeader }) => {
    const file = await service.csv(query, { by: session.userId, lang });
    const name = `sales-${query.by}-${query.from}-${query.to}.csv`;
    setHeader('content-disposition', `attachment; filename="${name}"`);
    return file;
  },
  'GET /api/admin/sales/unsold': ({ query }) => service.unsold(query),
});
