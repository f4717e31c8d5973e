import { Readable } from 'node:stream';
import type { productExchange } from '#contract/catalog/products/import-export.ts';
import { indiaDay } from '#contract/core/india-time.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { ProductExchange } from './service.ts';

/** Returns the handlers of import and export. */
export const productExchangeHandlers = (exchange: ProductExchange): Handlers<typeof productExchange> => ({
  'GET /api/admin/product-export': async ({ now, setHeader }) => {
    setHeader('content-disposition', `attachment; filename="products-${indiaDay(now)}.csv"`);
    return Readable.from(exchange.export());
  },
  'GET /api/admin/product-imports': async ({ lang }) => ({ imports: await exchange.list(lang) }),
  'POST /api/admin/product-imports': ({ files, session, lang }) =>
    exchange.take(files, { by: session.userId, lang }),
  'GET /api/admin/product-imports/{id}': ({ params, lang }) => exchange.one(params.id, lang),
  'POST /api/admin/product-imports/{id}/apply': ({ params, lang }) => exchange.apply(params.id, lang),
});
