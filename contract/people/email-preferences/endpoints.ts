import { z } from 'zod';
import { signs } from '../../astrology/horoscope/zodiac.ts';
import { endpoint } from '../../core/endpoint.ts';
import { messageSchema } from '../../core/primitives.ts';
import { optionalMails } from './consents.ts';

/** The optional e-mails a person gets, beside those that must be sent. */
export const mailPreferencesSchema = z.object({
  /** The sign whose prediction is sent each morning; null for none. */
  dailySign: z.enum(signs).nullable(),
  reviewReminders: z.boolean(),
  /** An e-mail when the shop answers a review of theirs. */
  reviewAnswers: z.boolean(),
  /** Reminders of an online payment that was begun and not finished. */
  paymentReminders: z.boolean(),
});
/** The optional e-mails a person gets. */
export type MailPreferences = z.output<typeof mailPreferencesSchema>;

/** A choice of optional e-mails. Clients from before an e-mail leave it out, and it stays as it is. */
export const mailChoiceSchema = mailPreferencesSchema.partial({
  reviewAnswers: true,
  paymentReminders: true,
});
/** A choice of optional e-mails. */
export type MailChoice = z.output<typeof mailChoiceSchema>;

const tokenParams = z.object({ token: z.string().max(300) });

/** Endpoints of e-mail preferences. E-mails about orders, money and security are always sent. */
export const preferences = {
  'GET /api/account/mail-preferences': endpoint({
    summary: 'Returns the optional e-mails one gets.',
    access: 'member',
    response: mailPreferencesSchema.extend({ email: z.string(), isVerified: z.boolean() }),
  }),
  'PUT /api/account/mail-preferences': endpoint({
    summary:
      'Changes the optional e-mails one gets. Each is a consent, recorded when given and when withdrawn.',
    access: 'member',
    body: mailChoiceSchema,
    response: messageSchema.extend(mailPreferencesSchema.shape),
    errors: ['mail_unverified'],
  }),
  'GET /api/mail/unsubscribe/{token}': endpoint({
    summary: 'Returns the e-mail that an unsubscribe link would end. Changes nothing.',
    access: 'anyone',
    params: tokenParams,
    response: z.object({ mail: z.enum(optionalMails) }),
    errors: ['unsubscribe_invalid'],
  }),
  'POST /api/mail/unsubscribe/{token}': endpoint({
    summary:
      'Ends the e-mail of a signed link, without login. Also accepts the one-click request of mail programs (RFC 8058).',
    access: 'anyone',
    form: true,
    params: tokenParams,
    response: messageSchema.extend({ mail: z.enum(optionalMails) }),
    errors: ['unsubscribe_invalid'],
  }),
};
