import { z } from 'zod';
import { roleSchema } from '../accounts/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { anyIdSchema, idSchema, instantSchema } from '../core/primitives.ts';

/** A change that somebody made. `actor` is null for the house itself; `name` is that of the person or thing it is about. */
export const auditEntrySchema = z.object({
  _id: z.string(),
  at: instantSchema,
  actor: z.object({ _id: idSchema, name: z.string(), role: roleSchema }).nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  name: z.string().nullable(),
  /** What it was and what it became; null where there was nothing before or nothing is left. */
  before: z.unknown(),
  after: z.unknown(),
});
/** A change that somebody made. */
export type AuditEntry = z.output<typeof auditEntrySchema>;

/** A day of the shop (Asia/Kolkata), YYYY-MM-DD. */
const daySchema = z.iso.date();

/** The append-only log of what people changed. */
export const audit = {
  'GET /api/auth/admin/audit': endpoint({
    summary:
      'What was changed, newest first. `by` is a part of the name, e-mail or phone of who did it, `actor` and `about` are ids; `next` of one answer is `before` of the next call.',
    access: 'admin',
    query: z.object({
      by: z.string().trim().max(80).optional(),
      actor: anyIdSchema.optional(),
      about: anyIdSchema.optional(),
      action: z.string().trim().max(60).optional(),
      entity: z.string().trim().max(60).optional(),
      from: daySchema.optional(),
      to: daySchema.optional(),
      before: z
        .string()
        .regex(/^\d{1,15}\.\d{1,16}$/)
        .optional(),
      limit: z.coerce.number().int().min(1).max(100).default(30),
    }),
    response: z.object({
      entries: z.array(auditEntrySchema),
      next: z.string().nullable(),
      /** What there is to choose from. */
      actions: z.array(z.string()),
      entities: z.array(z.string()),
    }),
  }),
};
