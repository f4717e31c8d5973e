import { accountOpened } from './account-opened.ts';
import { emailChanged } from './email-changed.ts';
import { passwordChanged } from './password-changed.ts';
import { passwordResetLink } from './reset-password.ts';
import { secondFactor } from './second-factor.ts';
import { shopDelicate } from './shop-delicate.ts';
import { signInLinked } from './sign-in-linked.ts';
import { signInRemoved } from './sign-in-removed.ts';
import { staffInvitation } from './staff-invitation.ts';
import { verifyEmail } from './verify-email.ts';
import { verifyNewEmail } from './verify-new-email.ts';

/** Every kind of e-mail of accounts. */
export const accountEmails = [
  accountOpened,
  emailChanged,
  passwordChanged,
  passwordResetLink,
  secondFactor,
  shopDelicate,
  signInLinked,
  signInRemoved,
  staffInvitation,
  verifyEmail,
  verifyNewEmail,
];
