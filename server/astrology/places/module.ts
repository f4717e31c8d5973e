import { places as placesApi } from '#contract/astrology/places/endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { Platform } from '../../platform/platform.ts';
import { placesHandlers } from './routes.ts';
import { createPlaces } from './service.ts';

/** Towns with time zones. */
export const placesModule = {
  name: 'places',
  start(platform: Platform) {
    const places = createPlaces(platform);
    return {
      services: { places },
      endpoints: (routes: RouteRegistry) => routes.register(placesApi, placesHandlers(places)),
    };
  },
};
