import { Readable } from 'node:stream';
import type { audit } from '#contract/base/audit/endpoints.ts';
import { permits } from '#contract/people/accounts/permissions.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { AuditChain } from './chain.ts';
import type { AuditEntries } from './export-entries.ts';
import type { AuditReading } from './read-log.ts';

/** Returns the handlers of the audit log. */
export const auditHandlers = ({
  auditReading,
  auditChain,
  auditEntries,
}: {
  auditReading: AuditReading;
  auditChain: AuditChain;
  auditEntries: AuditEntries;
}): Handlers<typeof audit> => ({
  'GET /api/auth/admin/audit': async ({ query, session }) => {
    const [page, choices, head] = await Promise.all([
      auditReading.page(query),
      auditReading.choices(),
      auditChain.head(),
    ]);
    const chain = head && { seq: head.seq, hash: head.hash.toString('hex'), at: head.at.toISOString() };
    return { ...page, ...choices, chain, mayExport: permits(session.staffRoles, 'audit.export') };
  },
  'GET /api/auth/admin/audit/export': async ({ query, session, setHeader }) => {
    const { name, lines } = await auditChain.export({ ...query, by: session.userId });
    setHeader('content-disposition', `attachment; filename="${name}"`);
    return Readable.from(lines);
  },
  'GET /api/auth/admin/audit/csv': async ({ query, session, setHeader }) => {
    const { name, lines } = await auditEntries({ filter: query, exporter: session.userId });
    setHeader('content-disposition', `attachment; filename="${name}"`);
    return lines;
  },
});
