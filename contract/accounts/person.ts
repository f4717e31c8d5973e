import { z } from 'zod';
import { oneLine } from '../core/primitives.ts';
import { isEmail, isPhone, passwordLength } from '../core/rules.ts';

/** An e-mail address, folded to lower case. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .refine((value) => isEmail(value) && !/\p{Cc}/u.test(value), 'email_invalid');

/** A new password. */
export const passwordSchema = z
  .string()
  .min(passwordLength.min, 'password_short')
  .max(passwordLength.max, 'password_long');

/** A first name. */
export const firstNameSchema = z.string().overwrite(oneLine).min(2, 'first_name_short').max(100);

/** A last name, which may be empty. */
export const lastNameSchema = z.string().overwrite(oneLine).max(30).default('');

/** An Indian mobile number. */
export const phoneSchema = z.string().trim().refine(isPhone, 'phone_digits');
