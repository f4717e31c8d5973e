import { adminUsers as adminUserEndpoints } from '#contract/accounts/admin.ts';
import { audit as auditEndpoints } from '#contract/audit/endpoints.ts';
import { dashboard as dashboardEndpoints } from '#contract/dashboard/endpoints.ts';
import { usersHandlers } from '../accounts/admin/routes.ts';
import { createUsers, type UsersParts } from '../accounts/admin/service.ts';
import { auditHandlers } from '../audit/routes.ts';
import { createAuditReading } from '../audit/service.ts';
import { dashboardHandlers } from '../dashboard/routes.ts';
import { createAdminDashboard, type DashboardParts } from '../dashboard/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { RouteRegistry } from './register-routes.ts';

/** The services that only admins use. */
export type Admin = ReturnType<typeof createAdmin>;

/** Creates the admin dashboard, the list of users and the audit log. */
export function createAdmin(platform: Platform, parts: Omit<UsersParts, 'auditReading'> & DashboardParts) {
  const auditReading = createAuditReading(platform, parts);
  return {
    adminDashboard: createAdminDashboard(platform, parts),
    users: createUsers({ ...parts, auditReading }),
    auditReading,
  };
}

/** Registers their endpoints. */
export function serveAdmin(
  { register }: RouteRegistry,
  { adminDashboard, users, auditReading }: Admin,
): void {
  register(dashboardEndpoints, dashboardHandlers(adminDashboard));
  register(adminUserEndpoints, usersHandlers(users));
  register(auditEndpoints, auditHandlers(auditReading));
}
