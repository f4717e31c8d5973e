import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { messageSchema } from '../core/primitives.ts';
import { signs } from '../horoscope/zodiac.ts';
import { optionalMails } from './consents.ts';

/** The mails somebody wants beside those that must be sent. */
export const mailPreferencesSchema = z.object({
  /** The sign whose prediction comes each morning; null for none. */
  dailySign: z.enum(signs).nullable(),
  reviewReminders: z.boolean(),
});
/** The mails somebody wants. */
export type MailPreferences = z.output<typeof mailPreferencesSchema>;

const tokenParams = z.object({ token: z.string().max(300) });

/** Which mails people want. Those about orders, money and security are always sent. */
export const preferences = {
  'GET /api/account/mail-preferences': endpoint({
    summary: 'Which optional mails one gets.',
    access: 'member',
    response: mailPreferencesSchema.extend({ email: z.string(), isVerified: z.boolean() }),
  }),
  'PUT /api/account/mail-preferences': endpoint({
    summary:
      'Changes which optional mails one gets; each is a consent, recorded when given and when taken back.',
    access: 'member',
    body: mailPreferencesSchema,
    response: messageSchema.extend(mailPreferencesSchema.shape),
    errors: ['mail_unverified'],
  }),
  'GET /api/mail/unsubscribe/{token}': endpoint({
    summary: 'Which mail the link of a mail ends, before it is ended. Changes nothing.',
    access: 'anyone',
    params: tokenParams,
    response: z.object({ mail: z.enum(optionalMails) }),
    errors: ['unsubscribe_invalid'],
  }),
  'POST /api/mail/unsubscribe/{token}': endpoint({
    summary:
      'Ends the mail a signed link is about, without login; also the one-click request of mail programs (RFC 8058).',
    access: 'anyone',
    form: true,
    params: tokenParams,
    response: messageSchema.extend({ mail: z.enum(optionalMails) }),
    errors: ['unsubscribe_invalid'],
  }),
};
