import { remedies as remediesApi } from '#contract/astrology/remedies/endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { remediesHandlers } from './routes.ts';
import { createRemedies } from './service.ts';

/** Find my stone. */
export const remediesModule = {
  name: 'remedies',
  optional: 'remedies',
  needs: ['energisation'],
  start(platform: Platform, parts: PartsOf<typeof createRemedies>) {
    const remedies = createRemedies(platform, parts);
    return {
      services: { remedies },
      endpoints: (routes: RouteRegistry) => routes.register(remediesApi, remediesHandlers(remedies)),
    };
  },
};
