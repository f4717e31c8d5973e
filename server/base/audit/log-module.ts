import { audit as auditApi } from '#contract/base/audit/endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { auditPersonal } from './personal-data.ts';
import { auditHandlers } from './routes.ts';
import { type AuditChain, createAuditReading, createEntriesExport } from './service.ts';

/** The log as staff read it. */
export const auditLogModule = {
  name: 'audit-log',
  start(
    platform: Platform,
    parts: PartsOf<typeof createAuditReading> &
      Omit<PartsOf<typeof createEntriesExport>, 'auditReading'> & { auditChain: AuditChain },
  ) {
    const auditReading = createAuditReading(platform, parts);
    const auditEntries = createEntriesExport(platform, { ...parts, auditReading });
    return {
      services: { auditReading, auditEntries },
      endpoints: (routes: RouteRegistry) =>
        routes.register(auditApi, auditHandlers({ ...parts, auditReading, auditEntries })),
    };
  },
  personalData: [auditPersonal],
};
