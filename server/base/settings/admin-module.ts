import { settingsAdmin as settingsAdminApi } from '#contract/base/settings/endpoints.ts';
import { siteDetails as siteDetailsApi } from '#contract/base/site/details.ts';
import { site as siteApi } from '#contract/base/site/endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { FirstOf, PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Storage } from '../../storage/storage.ts';
import { createSettingsAdmin, refuseMissingPictures } from './admin.ts';
import { settingsAdminHandlers, siteDetailsHandlers, siteHandlers } from './routes.ts';

/** The settings as staff change them, and as pages read them. */
export const settingsAdminModule = {
  name: 'settings-admin',
  start(
    platform: Platform,
    parts: Omit<PartsOf<typeof createSettingsAdmin>, 'guards'> &
      Omit<FirstOf<typeof settingsAdminHandlers>, 'settingsAdmin'> & {
        storage: Storage;
        sale: { sells: Parameters<typeof siteHandlers>[1] };
        settingGuards: PartsOf<typeof createSettingsAdmin>['guards'];
      },
  ) {
    const settingsAdmin = createSettingsAdmin(platform, {
      ...parts,
      guards: { ...parts.settingGuards, shop: refuseMissingPictures(parts.storage) },
    });
    return {
      services: { settingsAdmin },
      endpoints: (routes: RouteRegistry) => {
        routes.register(siteApi, siteHandlers(parts.settings, parts.sale.sells));
        routes.register(siteDetailsApi, siteDetailsHandlers(parts.settings));
        routes.register(settingsAdminApi, settingsAdminHandlers({ ...parts, settingsAdmin }));
      },
    };
  },
};
