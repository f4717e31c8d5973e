import type { forSale } from '#contract/base/settings/for-sale.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { SaleService } from './service.ts';

/** Returns the handler of the first steps. */
export const forSaleHandlers = (sale: SaleService): Handlers<typeof forSale> => ({
  'GET /api/admin/first-steps': () => sale.state(),
});
