import type { OptionalModule } from '#contract/core/optional-modules.ts';
import { cart as cartApi } from '#contract/selling/cart/endpoints.ts';
import { everyHour } from '../../platform/core/durations.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EncryptorFor } from '../../platform/security/encryptor.ts';
import { dropFromCart } from '../energisation/service.ts';
import { reservedLines } from '../orders/service.ts';
import { cartPersonal } from './personal-data.ts';
import { cartHandlers } from './routes.ts';
import { createCart, createPersonalPhotos } from './service.ts';

/** The carts of customers and visitors. */
export const cartModule = {
  name: 'cart',
  start(
    platform: Platform,
    { encryptorFor, isOn }: { encryptorFor: EncryptorFor; isOn: (module: OptionalModule) => boolean },
  ) {
    const cart = createCart({
      ...platform,
      reservedLines,
      dropServices: (userId) => dropFromCart(platform.db, userId),
      sellsServices: isOn('energisation'),
    });
    const personalPhotos = createPersonalPhotos(platform, {
      encryptor: encryptorFor('personal photographs'),
    });
    return {
      services: { cart, personalPhotos },
      endpoints: (routes: RouteRegistry) => routes.register(cartApi, cartHandlers(cart, platform)),
      schedules: { 'personal photos': { sweep: personalPhotos.sweep, cron: everyHour } },
    };
  },
  personalData: [cartPersonal],
  sealed: [{ table: 'personal_photos', keys: ['id'], column: 'sealed', purpose: 'personal photographs' }],
};
