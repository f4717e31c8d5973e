import type { dashboard } from '#contract/office/dashboard/endpoints.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { permittedDashboard, permittedWaiting } from './permitted.ts';
import type { AdminDashboard } from './service.ts';

/** Returns the handlers of the dashboard. */
export const dashboardHandlers = (service: AdminDashboard): Handlers<typeof dashboard> => ({
  'GET /api/auth/admin/dashboard': async ({ query, session }) =>
    permittedDashboard(await service.read(query), session.staffRoles),
  'GET /api/auth/admin/waiting': async ({ session }) =>
    permittedWaiting(await service.waiting(), session.staffRoles),
});
