import { reportEmails } from '../astrology/reports/emails/emails.ts';
import { auditEmails } from '../base/audit/emails/emails.ts';
import { reviewEmails } from '../catalog/reviews/emails/emails.ts';
import { stockEmails } from '../catalog/stock/emails/emails.ts';
import { astrologerEmails } from '../consultations/astrologers/emails/emails.ts';
import { walletEmails } from '../consultations/wallet/emails/emails.ts';
import { adminSearchEmails } from '../office/admin-search/emails/emails.ts';
import { alertEmails } from '../office/alerts/emails/emails.ts';
import { openingEmails } from '../office/opening/emails/emails.ts';
import { ticketEmails } from '../office/tickets/emails/emails.ts';
import { accountEmails } from '../people/accounts/emails/emails.ts';
import { emailPreferencesEmails } from '../people/email-preferences/emails/emails.ts';
import { personalDataEmails } from '../people/personal-data/emails/emails.ts';
import { energisationEmails } from '../selling/energisation/emails/emails.ts';
import { orderEmails } from '../selling/orders/emails/emails.ts';
import { paymentEmails } from '../selling/payments/emails/emails.ts';
import { returnEmails } from '../selling/returns/emails/emails.ts';

/** Every kind of e-mail that the shop sends. */
export const emails = [
  ...reportEmails,
  ...auditEmails,
  ...reviewEmails,
  ...stockEmails,
  ...astrologerEmails,
  ...walletEmails,
  ...adminSearchEmails,
  ...alertEmails,
  ...openingEmails,
  ...ticketEmails,
  ...accountEmails,
  ...emailPreferencesEmails,
  ...personalDataEmails,
  ...energisationEmails,
  ...orderEmails,
  ...paymentEmails,
  ...returnEmails,
];
