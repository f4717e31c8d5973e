/**
 * Consents by purpose and version. Terms carry the version of the setting `termsVersion`. The texts of the e-mails are
 * in web/messages/notifications.*.ts, and a change of wording needs a new version.
 */
export const mailConsents = {
  daily: { purpose: 'daily prediction by mail', version: '2026-11' },
  reviews: { purpose: 'review reminders by mail', version: '2026-11' },
  answers: { purpose: 'answers to reviews by mail', version: '2026-11' },
  payments: { purpose: 'payment reminders by mail', version: '2026-11' },
} as const;

/** An optional e-mail. */
export type OptionalMail = keyof typeof mailConsents;

/** The names of {@link mailConsents}. */
export const optionalMails = [
  'daily',
  'reviews',
  'answers',
  'payments',
] as const satisfies readonly OptionalMail[];
