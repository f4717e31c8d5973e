import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, idSchema, instantSchema, messageSchema } from '../../core/primitives.ts';
import { type Permission, permissions, staffRoles } from './permissions.ts';
import { emailSchema, firstNameSchema, lastNameSchema, passwordSchema, phoneSchema } from './person.ts';

/** A role of staff. */
export const staffRoleSchema = z.enum(staffRoles);

/** The staff roles of a person, without repetition, in the order of `staffRoles`. */
export const staffRolesSchema = z
  .array(staffRoleSchema)
  .max(staffRoles.length)
  .overwrite((roles) => staffRoles.filter((role) => roles.includes(role)));

/** A member of staff. `usedAt` is accurate to 15 minutes; null if they have not logged in for a week or more. */
export const staffMemberSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  staffRoles: z.array(staffRoleSchema),
  blocked: z.boolean(),
  /** Whether they have set up a passkey or an authenticator app. */
  hasFactor: z.boolean(),
  usedAt: instantSchema.nullable(),
});
/** A member of staff. */
export type StaffMember = z.output<typeof staffMemberSchema>;

/** An invitation that is neither used nor withdrawn and has not expired. */
export const invitationSchema = z.object({
  _id: idSchema,
  email: z.string(),
  staffRoles: z.array(staffRoleSchema),
  invitedBy: z.string(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
});
/** An open invitation. */
export type Invitation = z.output<typeof invitationSchema>;

/** The permissions of the caller. `freshUntil`: the end of their fresh proof, which may be over. */
export const ownRightsSchema = z.object({
  staffRoles: z.array(staffRoleSchema),
  permissions: z.array(z.enum(Object.keys(permissions) as [Permission, ...Permission[]])),
  freshUntil: instantSchema,
});
/** The permissions of the caller. */
export type OwnRights = z.output<typeof ownRightsSchema>;

const secret = z.string().min(20).max(100);
const linkErrors = [
  'invitation_invalid',
  'invitation_expired',
  'invitation_withdrawn',
  'invitation_used',
] as const;

/** Endpoints about staff: their own permissions, the list, and invitations. */
export const staff = {
  'GET /api/auth/admin/me': endpoint({
    summary: 'Returns the caller’s staff roles and permissions.',
    access: 'admin',
    permission: 'any',
    response: ownRightsSchema,
  }),
  'GET /api/admin/staff': endpoint({
    summary: 'Lists the members of staff, owners first, and the open invitations.',
    access: 'admin',
    permission: 'staff.manage',
    response: z.object({ staff: z.array(staffMemberSchema), invitations: z.array(invitationSchema) }),
  }),
  'POST /api/admin/staff/invitations': endpoint({
    summary:
      'Mails an invitation to join the staff. Its link works once, for seven days, and while the sender may manage staff. At most three mails per address in 15 minutes.',
    access: 'admin',
    permission: 'staff.manage',
    fresh: 'always',
    status: 201,
    body: z.object({
      email: emailSchema,
      staffRoles: staffRolesSchema.refine((roles) => roles.length > 0, 'staff_role_missing'),
    }),
    response: messageSchema.extend({ invitation: invitationSchema }),
    errors: ['staff_already', 'invitation_astrologer', 'invitation_open', 'not_allowed'],
  }),
  'DELETE /api/admin/staff/invitations/{id}': endpoint({
    summary: 'Withdraws an open invitation.',
    access: 'admin',
    permission: 'staff.manage',
    fresh: 'always',
    params: z.object({ id: anyIdSchema }),
    response: messageSchema,
    errors: ['invitation_not_found', 'not_allowed'],
  }),
  'POST /api/auth/invitation': endpoint({
    summary: 'Returns the invitation of a mailed link, without using it.',
    access: 'anyone',
    limit: 'signup',
    body: z.object({ token: secret }),
    response: z.object({
      email: z.string(),
      staffRoles: z.array(staffRoleSchema),
      invitedBy: z.string(),
      expiresAt: instantSchema,
      /** Whether the address has an account, which then accepts; otherwise the link signs up. */
      hasAccount: z.boolean(),
    }),
    errors: linkErrors,
  }),
  'POST /api/auth/invitation/signup': endpoint({
    summary: 'Creates the account of an invited person. The link proves the address. They log in afterwards.',
    access: 'anyone',
    limit: 'signup',
    status: 201,
    body: z.object({
      token: secret,
      firstName: firstNameSchema,
      lastName: lastNameSchema,
      phone: phoneSchema,
      password: passwordSchema,
      agreedToTerms: z.literal(true, 'terms_required'),
    }),
    response: messageSchema,
    errors: [...linkErrors, 'invitation_has_account', 'phone_taken', 'password_common', 'password_own_words'],
  }),
  'POST /api/auth/invitation/accept': endpoint({
    summary: 'Accepts an invitation with one’s own account of that address. Ends every session.',
    access: 'member',
    limit: 'signup',
    body: z.object({ token: secret }),
    response: messageSchema,
    errors: [...linkErrors, 'invitation_other_account', 'invitation_astrologer', 'staff_already'],
  }),
};
