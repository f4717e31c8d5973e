import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { pageQuery, pagesSchema } from '../../core/pages.ts';
import { anyIdSchema, daySchema, idSchema, instantSchema } from '../../core/primitives.ts';
import { roleSchema } from '../../people/accounts/endpoints.ts';

/** An entry of the audit log. `actor` is null for the system. `name` is the name of the entity. */
export const auditEntrySchema = z.object({
  _id: z.string(),
  at: instantSchema,
  actor: z.object({ _id: idSchema, name: z.string(), role: roleSchema }).nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  name: z.string().nullable(),
  /** The values before and after; null if there are none. */
  before: z.unknown(),
  after: z.unknown(),
  /** The current names of the products, collections, orders and other things whose ids are among the values, by id. */
  names: z.record(z.string(), z.string()).optional(),
  /** True when values were about a person who was erased: nobody can read them any more. */
  erased: z.boolean(),
});
/** An entry of the audit log. */
export type AuditEntry = z.output<typeof auditEntrySchema>;

/** The newest entry of the hash chain over the audit log. `hash` is hexadecimal. */
export const auditChainHeadSchema = z.object({ seq: z.number().int(), hash: z.string(), at: instantSchema });
/** The newest entry of the hash chain over the audit log. */
export type AuditChainHead = z.output<typeof auditChainHeadSchema>;

const filterSchema = z.object({
  by: z.string().trim().max(80).optional(),
  actor: anyIdSchema.optional(),
  about: anyIdSchema.optional(),
  action: z.string().trim().max(60).optional(),
  entity: z.string().trim().max(60).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
});

/** The append-only audit log. */
export const audit = {
  'GET /api/auth/admin/audit': endpoint({
    summary:
      'Lists audit entries, newest first. `by` is a part of the actor’s name, e-mail or phone; `actor` and `about` are ids.',
    access: 'admin',
    permission: 'audit.read',
    query: filterSchema.extend({
      ...pageQuery,
      limit: z.coerce.number().int().min(1).max(100).default(30),
    }),
    response: z.object({
      entries: z.array(auditEntrySchema),
      pages: pagesSchema,
      /** The values to filter by. */
      actions: z.array(z.string()),
      entities: z.array(z.string()),
      /** Null before the first entry is chained. */
      chain: auditChainHeadSchema.nullable(),
      /** Whether the caller may export the chain. */
      mayExport: z.boolean(),
    }),
  }),
  'GET /api/auth/admin/audit/export': endpoint({
    summary:
      'Exports the hash chain of the audit log as JSON lines, for an outside proof. `from` and `to` are days (IST) of chaining. Sealed values stay sealed. docs/operations.md has the format. The export is recorded in the audit log.',
    access: 'admin',
    permission: 'audit.export',
    fresh: 'always',
    limit: 'export',
    query: z.object({ from: daySchema.optional(), to: daySchema.optional() }),
    response: z.custom<AsyncIterable<string>>(),
    produces: 'application/jsonl; charset=utf-8',
    download: true,
  }),
  'GET /api/auth/admin/audit/csv': endpoint({
    summary:
      'Exports the entries of a filter as CSV, newest first, as the list shows them. The export is recorded in the audit log.',
    access: 'admin',
    permission: 'audit.export',
    fresh: 'always',
    limit: 'export',
    query: filterSchema,
    response: z.custom<ReadableStream<Uint8Array>>(),
    produces: 'text/csv; charset=utf-8',
    download: true,
  }),
};
