import { wishlist as wishlistApi } from '#contract/catalog/wishlist/endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { wishlistPersonal } from './personal-data.ts';
import { wishlistHandlers } from './routes.ts';
import { createWishlist } from './service.ts';

/** Products that a customer remembers. */
export const wishlistModule = {
  name: 'wishlist',
  start(platform: Platform, parts: PartsOf<typeof createWishlist>) {
    const wishlist = createWishlist(platform, parts);
    return {
      services: { wishlist },
      endpoints: (routes: RouteRegistry) => routes.register(wishlistApi, wishlistHandlers(wishlist)),
    };
  },
  personalData: [wishlistPersonal],
};
