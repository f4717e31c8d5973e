import { visitors as visitorsApi } from '#contract/people/visitors/endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { visitorsPersonal } from './personal-data.ts';
import { visitorsHandlers } from './routes.ts';
import { createVisitors } from './service.ts';

/** People who are not logged in. */
export const visitorsModule = {
  name: 'visitors',
  start(platform: Platform, parts: PartsOf<typeof createVisitors>) {
    const visitors = createVisitors(platform, parts);
    return {
      services: { visitors },
      endpoints: (routes: RouteRegistry) => routes.register(visitorsApi, visitorsHandlers(visitors)),
    };
  },
  personalData: [visitorsPersonal],
};
