import { sales as salesApi } from '#contract/office/sales/endpoints.ts';
import { second } from '../../platform/core/durations.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { salesHandlers } from './routes.ts';
import { createSales } from './service.ts';

/** Reports of what sold. */
export const salesModule = {
  name: 'sales',
  start(platform: Platform, parts: PartsOf<typeof createSales>) {
    const sales = createSales(platform, parts);
    return {
      services: { sales },
      endpoints: (routes: RouteRegistry) => routes.register(salesApi, salesHandlers(sales)),
      sweeps: { 'sales of days': { sweep: sales.sweep, everyMs: 30 * second } },
    };
  },
};
