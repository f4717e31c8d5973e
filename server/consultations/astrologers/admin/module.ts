import { astrologerAdmin as astrologerAdminApi } from '#contract/consultations/astrologers/admin.ts';
import type { RouteRegistry } from '../../../platform/http/route-registry.ts';
import type { FirstOf } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import { adminHandlers } from './routes.ts';

/** Astrologers as staff approve and pay them. */
export const astrologerAdminModule = {
  name: 'astrologer-admin',
  optional: 'consultations',
  start(_platform: Platform, parts: FirstOf<typeof adminHandlers>) {
    return {
      services: {},
      endpoints: (routes: RouteRegistry) => routes.register(astrologerAdminApi, adminHandlers(parts)),
    };
  },
};
