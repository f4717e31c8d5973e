import { collections as collectionsApi } from '#contract/catalog/collections/endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { collectionHandlers } from './routes.ts';
import { createCollections } from './service.ts';

/** Products under a name of their own. */
export const collectionsModule = {
  name: 'collections',
  start(platform: Platform, parts: PartsOf<typeof createCollections>) {
    const collections = createCollections(platform, parts);
    return {
      services: { collections },
      endpoints: (routes: RouteRegistry) => routes.register(collectionsApi, collectionHandlers(collections)),
    };
  },
};
