import { z } from 'zod';
import { auditEntrySchema } from '../audit/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { anyIdSchema, idSchema, instantSchema, rupeesSchema } from '../core/primitives.ts';
import { orderStatuses, paymentStatuses } from '../orders/statuses.ts';
import { transactionSchema } from '../wallet/endpoints.ts';
import { roleSchema } from './endpoints.ts';

const count = z.number().int().nonnegative();

/** A person as the desk lists them; `closed`: they have left. `orders` without those whose money never came. */
export const adminUserSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: roleSchema,
  isVerified: z.boolean(),
  blocked: z.boolean(),
  closed: z.boolean(),
  createdAt: instantSchema,
  orders: count,
});
/** A person as the desk lists them. */
export type AdminUser = z.output<typeof adminUserSchema>;

/** Everything the desk knows of a person, each list with its newest ten. Rupees. */
export const adminUserFileSchema = z.object({
  person: adminUserSchema.extend({
    language: z.enum(['en', 'hi']),
    termsAgreedAt: instantSchema.nullable(),
    blockedAt: instantSchema.nullable(),
    blockedBecause: z.string().nullable(),
    usedAt: instantSchema.nullable(),
    /** Whether they have (or had) an astrologer's profile, which that role needs. */
    hasPractice: z.boolean(),
  }),
  orders: z.object({
    count,
    paid: rupeesSchema,
    latest: z.array(
      z.object({
        _id: idSchema,
        status: z.enum(orderStatuses),
        paymentStatus: z.enum(paymentStatuses),
        total: rupeesSchema,
        createdAt: instantSchema,
      }),
    ),
  }),
  wallet: z.object({
    balance: rupeesSchema,
    withdrawable: rupeesSchema,
    movements: z.array(transactionSchema),
  }),
  sessions: z.array(
    z.object({ _id: idSchema, device: z.string(), createdAt: instantSchema, usedAt: instantSchema }),
  ),
  chats: z.object({
    count,
    minutes: count,
    latest: z.array(
      z.object({
        _id: idSchema,
        with: z.object({ _id: idSchema, name: z.string() }),
        status: z.string(),
        minutes: count,
        createdAt: instantSchema,
      }),
    ),
  }),
  /** What was changed about the person. */
  changes: z.array(auditEntrySchema),
});
/** Everything the desk knows of a person. */
export type AdminUserFile = z.output<typeof adminUserFileSchema>;

const params = z.object({ id: anyIdSchema });
const reason = z.string().trim().min(1, 'reason_missing').max(500);
const answer = z.object({ message: z.string(), person: adminUserSchema });

/** People, as the desk sees and changes them. */
export const adminUsers = {
  'GET /api/auth/admin/users': endpoint({
    summary: 'People, newest first; `q` is a part of the name, e-mail or phone. 30 a page.',
    access: 'admin',
    query: z.object({
      q: z.string().trim().max(80).optional(),
      role: roleSchema.optional(),
      state: z.enum(['open', 'blocked', 'closed']).optional(),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
    }),
    response: z.object({ users: z.array(adminUserSchema), total: count }),
  }),
  'GET /api/auth/admin/users/{id}': endpoint({
    summary: 'A person with orders, wallet, devices, chats and what was changed about them.',
    access: 'admin',
    params,
    response: adminUserFileSchema,
    errors: ['person_not_found'],
  }),
  'POST /api/auth/admin/users/{id}/block': endpoint({
    summary: 'Blocks a person: every session ends on every process, and no new one opens.',
    access: 'admin',
    params,
    body: z.object({ reason }),
    response: answer,
    errors: ['person_not_found', 'not_yourself', 'not_allowed'],
  }),
  'POST /api/auth/admin/users/{id}/unblock': endpoint({
    summary: 'Lets a blocked person log in again.',
    access: 'admin',
    params,
    body: z.object({ reason }),
    response: answer,
    errors: ['person_not_found', 'not_yourself', 'not_allowed'],
  }),
  'PUT /api/auth/admin/users/{id}/role': endpoint({
    summary:
      'Changes what a person may do; never one’s own role, so an admin always remains. `was` is the role that was shown: another one by now is refused.',
    access: 'admin',
    params,
    body: z.object({ role: roleSchema, was: roleSchema, reason }),
    response: answer,
    errors: ['person_not_found', 'not_yourself', 'not_allowed', 'role_changed', 'no_practice'],
  }),
};
