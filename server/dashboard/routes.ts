import type { dashboard } from '#contract/dashboard/endpoints.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { AdminDashboard } from './service.ts';

/** Returns the handlers of the dashboard. */
export const dashboardHandlers = (service: AdminDashboard): Handlers<typeof dashboard> => ({
  'GET /api/auth/admin/dashboard': () => service.read(),
  'GET /api/auth/admin/waiting': () => service.waiting(),
});
