import { dashboard as dashboardApi } from '#contract/office/dashboard/endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { dashboardHandlers } from './routes.ts';
import { createAdminDashboard } from './service.ts';

/** The figures on the first page of the admin. */
export const dashboardModule = {
  name: 'dashboard',
  start(platform: Platform, parts: PartsOf<typeof createAdminDashboard>) {
    const adminDashboard = createAdminDashboard(platform, parts);
    return {
      services: { adminDashboard },
      endpoints: (routes: RouteRegistry) => routes.register(dashboardApi, dashboardHandlers(adminDashboard)),
    };
  },
};
