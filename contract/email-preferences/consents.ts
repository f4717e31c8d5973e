/**
 * What people agree to, by purpose. Terms carry the version of the setting `termsVersion`; the mails' texts stand in
 * web/messages/notifications.*.ts, and another wording is another version.
 */
export const mailConsents = {
  daily: { purpose: 'daily prediction by mail', version: '2026-11' },
  reviews: { purpose: 'review reminders by mail', version: '2026-11' },
} as const;

/** A mail that one may leave out. */
export type OptionalMail = keyof typeof mailConsents;

/** The names of {@link mailConsents}. */
export const optionalMails = ['daily', 'reviews'] as const satisfies readonly OptionalMail[];
