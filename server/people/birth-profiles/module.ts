import { birthProfiles as birthProfilesApi } from '#contract/people/birth-profiles/endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { birthProfilesPersonal } from './personal-data.ts';
import { birthProfilesHandlers } from './routes.ts';
import { createBirthProfiles } from './service.ts';

/** Births that customers have saved. */
export const birthProfilesModule = {
  name: 'birth-profiles',
  start(platform: Platform, parts: PartsOf<typeof createBirthProfiles>) {
    const birthProfiles = createBirthProfiles(platform, parts);
    return {
      services: { birthProfiles },
      endpoints: (routes: RouteRegistry) =>
        routes.register(birthProfilesApi, birthProfilesHandlers(birthProfiles)),
    };
  },
  personalData: [birthProfilesPersonal],
};
