import { dailyPrediction } from './daily-prediction.ts';
import { paymentReminder } from './payment-reminder.ts';
import { reviewReminder } from './review-reminder.ts';

/** Every kind of e-mail of email preferences. */
export const emailPreferencesEmails = [dailyPrediction, paymentReminder, reviewReminder];
