import { z } from 'zod';
import { call } from './call.ts';
import { isEmail, isPhone, passwordLength } from './rules.ts';
import { idSchema, messageSchema } from './wire.ts';

/** The three roles. */
export const roleSchema = z.enum(['user', 'astrologer', 'admin']);
/** A role. */
export type Role = z.output<typeof roleSchema>;

const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .refine((value) => isEmail(value) && !/\p{Cc}/u.test(value), 'email_invalid');
const passwordSchema = z
  .string()
  .min(passwordLength.min, 'password_short')
  .max(passwordLength.max, 'password_long');

/** What a login answers; the client keeps exactly these four. */
export const sessionSchema = z.object({
  token: z.string(),
  role: roleSchema,
  isVerified: z.boolean(),
  userId: idSchema,
});

/** Accounts and sessions. */
export const accounts = {
  'GET /api/auth/checking-auth': call({
    summary: 'Who the bearer of the token is, read from the database.',
    who: 'member',
    answer: z.object({ message: z.string(), role: roleSchema, isVerified: z.boolean(), userId: idSchema }),
  }),
  'POST /api/auth/login': call({
    summary: 'Logs in by e-mail or ten-digit mobile number; also sets the session cookie.',
    who: 'anyone',
    limit: 'login',
    body: z.object({
      email: z.string().trim().min(1).max(100),
      password: z.string().min(1).max(passwordLength.max),
    }),
    answer: sessionSchema.extend({ message: z.string() }),
    errors: ['wrong_credentials', 'account_blocked'],
  }),
  'POST /api/auth/signup': call({
    summary: 'Creates a customer account and logs it in. The role is never taken from the body.',
    who: 'anyone',
    limit: 'signup',
    status: 201,
    body: z.object({
      firstName: z.string().trim().min(2, 'first_name_short').max(100),
      lastName: z.string().trim().max(30).default(''),
      email: emailSchema,
      phone: z.string().trim().refine(isPhone, 'phone_digits'),
      password: passwordSchema,
      agreedToTerms: z.literal(true, 'terms_required'),
    }),
    answer: sessionSchema.extend({
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
    errors: ['user_exists'],
  }),
  'POST /api/auth/logout': call({
    summary: 'Ends the session and clears its cookie.',
    who: 'member',
    answer: messageSchema,
  }),
  'POST /api/auth/verify-email': call({
    summary: 'Confirms an e-mail address with the token of the mailed link (once, 24 hours).',
    who: 'anyone',
    limit: 'signup',
    body: z.object({ token: z.string().min(20).max(100) }),
    answer: messageSchema,
    errors: ['link_invalid'],
  }),
  'POST /api/auth/resend-verification': call({
    summary:
      'Mails a new verification link to the address of one’s own account; the older links stay good until they expire.',
    who: 'member',
    limit: 'signup',
    answer: messageSchema,
  }),
};
