import { almanac as almanacApi } from '#contract/astrology/almanac/endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { almanacHandlers } from './routes.ts';
import { createAlmanac } from './service.ts';

/** The panchang of every city and day. */
export const almanacModule = {
  name: 'almanac',
  optional: 'almanac',
  start(platform: Platform, parts: PartsOf<typeof createAlmanac>) {
    const almanac = createAlmanac(platform, parts);
    return {
      services: { almanac },
      endpoints: (routes: RouteRegistry) =>
        routes.register(almanacApi, almanacHandlers(almanac, platform.now)),
    };
  },
};
