// The rules of payments by UPI QR. No zod here, because forms load this file.

/** Returns a bank reference as it is stored: without spaces, in capitals. */
export const tidyUtr = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** Returns whether a tidy text is the reference of a transfer: 12 digits of UPI or IMPS, 16 characters of NEFT, 22 of RTGS. */
export const isUtr = (text: string): boolean => /^([0-9]{12}|[0-9A-Z]{16}|[0-9A-Z]{22})$/.test(text);

/** The lists of payments by UPI QR: those that wait for staff, those that were paid, and those that ended in the last days. */
export const upiPaymentStates = ['waiting', 'paid', 'ended'] as const;
/** A list of payments by UPI QR. */
export type UpiPaymentState = (typeof upiPaymentStates)[number];

/** The lists of refunds that staff send by hand. */
export const upiRefundStates = ['wanted', 'sent'] as const;
/** A list of refunds that staff send by hand. */
export type UpiRefundState = (typeof upiRefundStates)[number];

/** The days for which payments that ended unpaid are listed. A search finds older ones. */
export const endedListDays = 7;
