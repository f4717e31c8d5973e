import { z } from 'zod';
import { langs } from '#languages/list.ts';
import { auditEntrySchema } from '../../base/audit/endpoints.ts';
import { transactionSchema } from '../../consultations/wallet/endpoints.ts';
import { endpoint } from '../../core/endpoint.ts';
import { pageQuery, pagesSchema } from '../../core/pages.ts';
import {
  anyIdSchema,
  idSchema,
  instantSchema,
  rupeesSchema,
  rupeesSumSchema,
} from '../../core/primitives.ts';
import { orderStatuses, paymentStatuses } from '../../selling/orders/statuses.ts';
import { peopleFilterSchema, personNoteSchema } from './customers.ts';
import { roleSchema } from './endpoints.ts';
import { staffRoleSchema, staffRolesSchema } from './staff.ts';

const count = z.number().int().nonnegative();

/** A person in the admin list. `closed`: they have left. `orders` leaves out orders that were never paid. */
export const adminUserSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: roleSchema,
  /** Empty for everyone but staff. */
  staffRoles: z.array(staffRoleSchema),
  isVerified: z.boolean(),
  blocked: z.boolean(),
  closed: z.boolean(),
  createdAt: instantSchema,
  orders: count,
  /** Rupees paid for orders, less what was given back. */
  worth: rupeesSumSchema,
  lastOrderAt: instantSchema.nullable(),
  tags: z.array(z.string()),
});
/** A person in the admin list. */
export type AdminUser = z.output<typeof adminUserSchema>;

/** The admin view of one person. Each list has the newest ten entries. Amounts are rupees. */
export const adminUserFileSchema = z.object({
  person: adminUserSchema.extend({
    language: z.enum(langs),
    termsAgreedAt: instantSchema.nullable(),
    blockedAt: instantSchema.nullable(),
    blockedBecause: z.string().nullable(),
    usedAt: instantSchema.nullable(),
    /** Whether the log-in asks for a second factor. */
    hasSecondFactor: z.boolean(),
    /** Whether they have (or had) an astrologer profile, which the astrologer role requires. */
    hasPractice: z.boolean(),
  }),
  orders: z.object({
    count,
    paid: rupeesSumSchema,
    latest: z.array(
      z.object({
        _id: idSchema,
        orderNumber: z.string(),
        status: z.enum(orderStatuses),
        paymentStatus: z.enum(paymentStatuses),
        total: rupeesSchema,
        createdAt: instantSchema,
      }),
    ),
  }),
  wallet: z.object({
    balance: rupeesSumSchema,
    withdrawable: rupeesSumSchema,
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
  /** Notes of staff, newest first. */
  notes: z.array(personNoteSchema),
  /** Audit entries about the person. */
  changes: z.array(auditEntrySchema),
});
/** The admin view of one person. */
export type AdminUserFile = z.output<typeof adminUserFileSchema>;

const params = z.object({ id: anyIdSchema });
const reason = z.string().trim().min(1, 'reason_missing').max(500);
const answer = z.object({ message: z.string(), person: adminUserSchema });

/** Admin endpoints about people. */
export const adminUsers = {
  'GET /api/auth/admin/users': endpoint({
    summary:
      'Lists people, newest first. `q` is a part of the name, e-mail or phone. The other filters all hold. 30 a page.',
    access: 'admin',
    permission: 'people.read',
    query: peopleFilterSchema.extend({
      ...pageQuery,
    }),
    /** `atLeast`: more people match than were counted. */
    response: z.object({
      users: z.array(adminUserSchema),
      pages: pagesSchema,
      total: count,
      atLeast: z.literal(true).optional(),
    }),
  }),
  'GET /api/auth/admin/users/{id}': endpoint({
    summary: 'Returns a person with orders, wallet, devices, chats and audit entries.',
    access: 'admin',
    permission: 'people.read',
    params,
    response: adminUserFileSchema,
    errors: ['person_not_found'],
  }),
  'POST /api/auth/admin/users/{id}/block': endpoint({
    summary:
      'Blocks a person: ends every session on every process, and allows no new one. A member of staff is blocked by those who manage staff.',
    access: 'admin',
    permission: 'people.block',
    fresh: 'sometimes',
    further: ['staff.manage'],
    params,
    body: z.object({ reason }),
    response: answer,
    errors: ['person_not_found', 'not_yourself', 'not_allowed'],
  }),
  'POST /api/auth/admin/users/{id}/unblock': endpoint({
    summary: 'Unblocks a person. A member of staff is unblocked by those who manage staff.',
    access: 'admin',
    permission: 'people.block',
    fresh: 'sometimes',
    further: ['staff.manage'],
    params,
    body: z.object({ reason }),
    response: answer,
    errors: ['person_not_found', 'not_yourself', 'not_allowed'],
  }),
  'POST /api/auth/admin/users/{id}/reset-second-factor': endpoint({
    summary:
      'Removes all second factors of a person who lost them, and ends their sessions. In production, staff set a new one up at the next log-in.',
    access: 'admin',
    permission: 'staff.manage',
    fresh: 'always',
    params,
    body: z.object({ reason }),
    response: answer,
    errors: ['person_not_found', 'not_yourself', 'not_allowed', 'second_factor_not_found'],
  }),
  'PUT /api/auth/admin/users/{id}/role': endpoint({
    summary:
      'Changes a person’s role and staff roles, but never one’s own, so that an owner always remains. `was` and `wasStaffRoles` are what was shown; it is refused if they have changed since.',
    access: 'admin',
    permission: 'staff.manage',
    fresh: 'always',
    params,
    body: z
      .object({
        role: roleSchema,
        was: roleSchema,
        /** At least one for an admin; ignored for others. */
        staffRoles: staffRolesSchema.default([]),
        wasStaffRoles: staffRolesSchema.default([]),
        reason,
      })
      .refine(({ role, staffRoles }) => role !== 'admin' || staffRoles.length > 0, 'staff_role_missing'),
    response: answer,
    errors: [
      'person_not_found',
      'not_yourself',
      'not_allowed',
      'role_changed',
      'no_practice',
      'staff_email_unconfirmed',
    ],
  }),
};
