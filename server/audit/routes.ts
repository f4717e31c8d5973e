import type { audit } from '#contract/audit/endpoints.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { AuditReading } from './read-log.ts';

/** Returns the handler of the audit log. */
export const auditHandlers = (reading: AuditReading): Handlers<typeof audit> => ({
  'GET /api/auth/admin/audit': async ({ query }) => {
    const [page, choices] = await Promise.all([reading.page(query), reading.choices()]);
    return { ...page, ...choices };
  },
});
