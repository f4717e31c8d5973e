import { type PersonalPart, removeRows, rowsOf } from '../../platform/core/personal-data.ts';

/** The optional e-mails a person gets. */
export const preferencesPersonal: PersonalPart = {
  name: 'mails',
  tables: {
    mail_preferences: { exported: true, erased: true },
    review_reminders: { exported: true, erased: true },
    payment_reminders: { exported: true, erased: true },
  },
  async collect(db, { userId }) {
    const of = (table: string) => rowsOf(db, { table, column: 'user_id', value: userId });
    return {
      preferences: await of('mail_preferences'),
      reminders: await of('review_reminders'),
      paymentReminders: await of('payment_reminders'),
    };
  },
  async erase(tx, { userId }) {
    await removeRows(tx, userId, ['mail_preferences', 'review_reminders', 'payment_reminders']);
    return [];
  },
};
