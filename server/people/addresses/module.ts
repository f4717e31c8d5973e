import { addresses as addressesApi } from '#contract/people/addresses/endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { addressesPersonal } from './personal-data.ts';
import { addressesHandlers } from './routes.ts';
import { createAddresses } from './service.ts';

/** The saved addresses of customers. */
export const addressesModule = {
  name: 'addresses',
  start(platform: Platform, parts: PartsOf<typeof createAddresses>) {
    const addresses = createAddresses(platform, parts);
    return {
      services: { addresses },
      endpoints: (routes: RouteRegistry) => routes.register(addressesApi, addressesHandlers(addresses)),
    };
  },
  personalData: [addressesPersonal],
};
