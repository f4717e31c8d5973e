import { adminSearch as adminSearchApi } from '#contract/office/admin-search/endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { FirstOf, PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AdminDashboard } from '../dashboard/service.ts';
import { adminSearchEmails } from './emails/emails.ts';
import { adminSearchPersonal } from './personal-data.ts';
import { adminSearchHandlers } from './routes.ts';
import { createAdminSearch, createEveningMail, publishAdminChanges } from './service.ts';

/** The search of the admin, the bell, and the evening e-mail. */
export const adminSearchModule = {
  name: 'admin-search',
  start(
    platform: Platform,
    parts: PartsOf<typeof createAdminSearch> &
      PartsOf<typeof publishAdminChanges> &
      Omit<FirstOf<typeof createEveningMail>, 'today'> & { adminDashboard: AdminDashboard },
  ) {
    const adminSearch = createAdminSearch(platform, parts);
    const endAdminChanges = publishAdminChanges(platform, parts);
    const eveningMail = createEveningMail({ ...parts, today: () => parts.adminDashboard.today() });
    return {
      services: { adminSearch, endAdminChanges, eveningMail },
      endpoints: (routes: RouteRegistry) => routes.register(adminSearchApi, adminSearchHandlers(adminSearch)),
    };
  },
  emails: adminSearchEmails,
  personalData: [adminSearchPersonal],
};
