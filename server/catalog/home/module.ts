import { home as homeApi } from '#contract/catalog/home/endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { homeHandlers } from './routes.ts';
import { createHome } from './service.ts';

/** The home page. */
export const homeModule = {
  name: 'home',
  start(platform: Platform, parts: PartsOf<typeof createHome>) {
    const home = createHome(platform, parts);
    return {
      services: { home },
      endpoints: (routes: RouteRegistry) => routes.register(homeApi, homeHandlers(home)),
    };
  },
};
