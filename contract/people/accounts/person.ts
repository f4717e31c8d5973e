import { z } from 'zod';
import { isFitName, nameLength } from '../../core/person-names.ts';
import { oneLine } from '../../core/primitives.ts';
import { isPrintable } from '../../core/scripts.ts';
import { tidyEmail, tidyPhone } from '../../core/typed.ts';
import { isEmail, isPhone, passwordLength } from './person-rules.ts';

/** An e-mail address, folded to lower case. */
export const emailSchema = z.string().overwrite(tidyEmail).toLowerCase().refine(isEmail, 'email_invalid');

/** A new password. */
export const passwordSchema = z
  .string()
  .min(passwordLength.min, 'password_short')
  .max(passwordLength.max, 'password_long');

/** A first name. */
export const firstNameSchema = z
  .string()
  .overwrite(oneLine)
  .min(1, 'first_name_missing')
  .max(nameLength.first)
  .refine(isFitName, 'name_unfit')
  .refine(isPrintable, 'name_script');

/** A last name, which may be empty. */
export const lastNameSchema = z
  .string()
  .overwrite(oneLine)
  .max(nameLength.last)
  .refine(isFitName, 'name_unfit')
  .refine(isPrintable, 'name_script')
  .default('');

/** An Indian mobile number, in any notation. */
export const phoneSchema = z.string().overwrite(tidyPhone).refine(isPhone, 'phone_digits');
