import { catalog as catalogApi } from '#contract/catalog/products/endpoints.ts';
import { second } from '../../platform/core/durations.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { catalogHandlers } from './routes.ts';
import { createCatalog } from './service.ts';

/** Products as pages and carts see them. */
export const productsModule = {
  name: 'products',
  start(platform: Platform, parts: PartsOf<typeof createCatalog>) {
    const catalog = createCatalog(platform, parts);
    return {
      services: { catalog },
      endpoints: (routes: RouteRegistry) => routes.register(catalogApi, catalogHandlers(catalog)),
      sweeps: { 'sale prices': { sweep: catalog.sweepSales, everyMs: 5 * second } },
    };
  },
};
