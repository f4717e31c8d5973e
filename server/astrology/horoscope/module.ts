import { horoscope as horoscopeApi } from '#contract/astrology/horoscope/endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { horoscopeHandlers } from './routes.ts';
import { createHoroscope } from './service.ts';

/** Daily predictions. */
export const horoscopeModule = {
  name: 'horoscope',
  optional: 'horoscope',
  start(platform: Platform, parts: PartsOf<typeof createHoroscope>) {
    const horoscope = createHoroscope(platform, parts);
    return {
      services: { horoscope },
      endpoints: (routes: RouteRegistry) => routes.register(horoscopeApi, horoscopeHandlers(horoscope)),
      sweeps: {
        // Of a day that has not turned it asks nothing.
        horoscope: { sweep: horoscope.sweep, everyMs: 0 },
      },
    };
  },
};
