import { muhurat as muhuratApi } from '#contract/astrology/muhurat/endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { muhuratHandlers } from './routes.ts';
import { createMuhurats } from './service.ts';

/** Good hours for a purpose. */
export const muhuratModule = {
  name: 'muhurat',
  optional: 'muhurat',
  start(platform: Platform, parts: PartsOf<typeof createMuhurats>) {
    const muhurats = createMuhurats(platform, parts);
    return {
      services: { muhurats },
      endpoints: (routes: RouteRegistry) => routes.register(muhuratApi, muhuratHandlers(muhurats)),
    };
  },
};
