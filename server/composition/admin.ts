import { adminUsers as adminUserCalls } from '#contract/accounts/admin.ts';
import { audit as auditCalls } from '#contract/audit/endpoints.ts';
import { dashboard as dashboardCalls } from '#contract/dashboard/endpoints.ts';
import { usersHandlers } from '../accounts/admin/routes.ts';
import { createUsers, type UsersParts } from '../accounts/admin/service.ts';
import { auditHandlers } from '../audit/routes.ts';
import { createAuditReading } from '../audit/service.ts';
import { dashboardHandlers } from '../dashboard/routes.ts';
import { createAdminDashboard, type DashboardParts } from '../dashboard/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { RouteRegistry } from './register-routes.ts';

/** What only the desk looks at. */
export type Admin = ReturnType<typeof createAdmin>;

/** The desk's own services: its dashboard, people, and the log of what was changed. */
export function createAdmin(platform: Platform, parts: Omit<UsersParts, 'auditReading'> & DashboardParts) {
  const auditReading = createAuditReading(platform, parts);
  return {
    adminDashboard: createAdminDashboard(platform, parts),
    users: createUsers(platform, { ...parts, auditReading }),
    auditReading,
  };
}

/** Serves their calls. */
export function serveAdmin({ calls }: RouteRegistry, { adminDashboard, users, auditReading }: Admin): void {
  calls(dashboardCalls, dashboardHandlers(adminDashboard));
  calls(adminUserCalls, usersHandlers(users));
  calls(auditCalls, auditHandlers(auditReading));
}
