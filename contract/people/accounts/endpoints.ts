import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, idSchema, instantSchema, messageSchema } from '../../core/primitives.ts';
import { emailSchema, firstNameSchema, lastNameSchema, passwordSchema, phoneSchema } from './person.ts';
import { passwordLength } from './person-rules.ts';

/** The three roles. */
export const roleSchema = z.enum(['user', 'astrologer', 'admin']);
/** A role. */
export type Role = z.output<typeof roleSchema>;

/** The response of a login. The client stores exactly these four fields. */
export const sessionSchema = z.object({
  token: z.string(),
  role: roleSchema,
  isVerified: z.boolean(),
  userId: idSchema,
});

/** A person’s own account, as its owner sees it. `name` is the display name. */
export const profileSchema = z.object({
  _id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: z.string(),
  /** The address that replaces `email` once its mailed link is opened; absent when none is pending. */
  pendingEmail: z.string().optional(),
  /** '' for a person who signed up through a provider and has not given a number yet. */
  phone: z.string(),
  role: roleSchema,
  isVerified: z.boolean(),
  agreedToTerms: z.boolean(),
  /** False for a person who has only ever signed in through a provider. */
  hasPassword: z.boolean(),
  createdAt: instantSchema,
});
/** A person’s own account. */
export type Profile = z.output<typeof profileSchema>;

/** A device that is logged in, named in words ("Chrome on Android"). `usedAt` is accurate to 15 minutes. */
export const deviceSchema = z.object({
  _id: idSchema,
  device: z.string(),
  createdAt: instantSchema,
  usedAt: instantSchema,
  expiresAt: instantSchema,
  current: z.boolean(),
});
/** A device that is logged in. */
export type Device = z.output<typeof deviceSchema>;

/**
 * A linked identity of a sign-in provider, which opens the account. `email` is the address it gave when it was linked.
 */
export const identitySchema = z.object({
  _id: idSchema,
  provider: z.string(),
  email: z.string(),
  linkedAt: instantSchema,
  usedAt: instantSchema,
});
/** A linked identity of a sign-in provider. */
export type LinkedIdentity = z.output<typeof identitySchema>;

/** Endpoints of accounts and sessions. */
export const accounts = {
  'GET /api/auth/checking-auth': endpoint({
    summary: 'Returns the person of the session, read from the database.',
    access: 'member',
    response: z.object({ message: z.string(), role: roleSchema, isVerified: z.boolean(), userId: idSchema }),
  }),
  'POST /api/auth/login': endpoint({
    summary: 'Logs in by e-mail or ten-digit mobile number, and sets the session cookie.',
    access: 'anyone',
    limit: 'login',
    body: z.object({
      email: z.string().trim().min(1).max(100),
      password: z.string().min(1).max(passwordLength.max),
    }),
    secret: true,
    response: sessionSchema.extend({ message: z.string() }),
    errors: ['wrong_credentials', 'account_blocked', 'second_factor_needed', 'second_factor_setup_needed'],
  }),
  'POST /api/auth/signup': endpoint({
    summary: 'Creates a customer account and logs it in. The role is never taken from the body.',
    access: 'anyone',
    limit: 'signup',
    status: 201,
    body: z.object({
      firstName: firstNameSchema,
      lastName: lastNameSchema,
      email: emailSchema,
      phone: phoneSchema,
      password: passwordSchema,
      agreedToTerms: z.literal(true, 'terms_required'),
    }),
    secret: true,
    response: sessionSchema.extend({
      message: z.string(),
      user: z.object({
        _id: idSchema,
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        phone: z.string(),
        role: roleSchema,
      }),
    }),
    errors: ['user_exists', 'password_common', 'password_own_words'],
  }),
  'POST /api/auth/logout': endpoint({
    summary: 'Ends the session and clears its cookie.',
    access: 'member',
    response: messageSchema,
  }),
  'POST /api/auth/verify-email': endpoint({
    summary:
      'Confirms an e-mail address with the token of the mailed link (once, 24 hours). A pending address becomes the account’s. Ends earlier sessions and linked identities, except the session that asked for the link and the one that opens it.',
    access: 'anyone',
    limit: 'signup',
    body: z.object({ token: z.string().min(20).max(100) }),
    response: messageSchema,
    errors: ['link_invalid', 'email_taken'],
  }),
  'POST /api/auth/resend-verification': endpoint({
    summary:
      'Mails a new verification link to the pending address, or to an unconfirmed own address. Older links stay valid until they expire. At most five e-mails per address in 15 minutes.',
    access: 'member',
    limit: 'signup',
    response: messageSchema,
  }),
  'POST /api/auth/forgot-password': endpoint({
    summary:
      'Mails a link to set a new password. The response is the same whether or not the address has an account.',
    access: 'anyone',
    limit: 'signup',
    body: z.object({ email: emailSchema }),
    response: messageSchema,
  }),
  'POST /api/auth/reset-password/{token}': endpoint({
    summary:
      'Sets a new password with the token of the mailed link (once, 30 minutes). Ends every session and marks the address as verified.',
    access: 'anyone',
    limit: 'signup',
    params: z.object({ token: z.string().max(200) }),
    body: z.object({ password: passwordSchema }),
    response: messageSchema,
    errors: ['link_invalid', 'password_common', 'password_own_words'],
  }),
  'POST /api/auth/accept-terms': endpoint({
    summary: 'Records that the person agrees to the terms in force.',
    access: 'member',
    response: messageSchema.extend({ agreeToTmc: z.literal(true) }),
  }),
  'GET /api/auth/profile': endpoint({
    summary: 'Returns one’s own account.',
    access: 'member',
    response: profileSchema,
  }),
  'PUT /api/auth/profile': endpoint({
    summary: 'Changes one’s own name and mobile number.',
    access: 'member',
    limit: 'signup',
    body: z.object({ firstName: firstNameSchema, lastName: lastNameSchema, phone: phoneSchema }),
    response: messageSchema.extend({ profile: profileSchema }),
    errors: ['phone_taken'],
  }),
  'PUT /api/auth/email': endpoint({
    summary:
      'Requests another e-mail address; requires the password. The new address is pending until its mailed link is opened, and the old one stays until then. The old one gets a link that undoes the change for seven days. Ends every other session.',
    access: 'member',
    limit: 'signup',
    body: z.object({ email: emailSchema, password: z.string().min(1).max(passwordLength.max) }),
    response: messageSchema.extend({ profile: profileSchema }),
    errors: ['wrong_password', 'email_taken'],
  }),
  'DELETE /api/auth/email/pending': endpoint({
    summary: 'Drops a pending change of one’s own e-mail address; the old one stays.',
    access: 'member',
    response: messageSchema.extend({ profile: profileSchema }),
  }),
  'POST /api/auth/email/undo': endpoint({
    summary:
      'Undoes a change of e-mail address with the token of the link mailed to the old address (once, seven days). Ends every other session.',
    access: 'anyone',
    limit: 'signup',
    body: z.object({ token: z.string().min(20).max(100) }),
    response: messageSchema,
    errors: ['link_invalid', 'email_taken'],
  }),
  'PUT /api/auth/password': endpoint({
    summary: 'Changes one’s own password; requires the current one. Ends every other session.',
    access: 'member',
    limit: 'login',
    body: z.object({ currentPassword: z.string().min(1).max(passwordLength.max), password: passwordSchema }),
    response: messageSchema,
    errors: ['wrong_password', 'password_common', 'password_own_words'],
  }),
  'GET /api/auth/sessions': endpoint({
    summary: 'Lists the devices one is logged in on, the most recently used first.',
    access: 'member',
    response: z.object({ sessions: z.array(deviceSchema) }),
  }),
  'DELETE /api/auth/sessions/{sessionId}': endpoint({
    summary: 'Logs out one of one’s own devices.',
    access: 'member',
    params: z.object({ sessionId: anyIdSchema }),
    response: messageSchema,
    errors: ['session_not_found'],
  }),
  'POST /api/auth/logout-everywhere': endpoint({
    summary:
      'Ends every session of the person, including this one, and clears its cookie. Removes linked identities; without a password, those of the account’s own address stay.',
    access: 'member',
    response: messageSchema,
  }),
  'GET /api/auth/identities': endpoint({
    summary: 'Lists the sign-in providers that open one’s own account, the most recently used first.',
    access: 'member',
    response: z.object({ identities: z.array(identitySchema) }),
  }),
  'DELETE /api/auth/identities/{identityId}': endpoint({
    summary:
      'Removes one of one’s own linked identities and ends every other session. Without a password, the last one stays.',
    access: 'member',
    params: z.object({ identityId: anyIdSchema }),
    response: messageSchema,
    errors: ['identity_not_found', 'last_way_in'],
  }),
};
