/** Rules of chats that both the pages and the server check. It does not import zod, because pages load this file. */

/** Seconds that a request waits for the astrologer's answer. */
export const ringSeconds = 120;

/** Seconds of absence of one side after which a chat ends by itself. */
export const absenceSeconds = 60;

/** The customer is warned when the wallet covers fewer minutes than this. */
export const lowBalanceMinutes = 2;

/** An astrologer sees how many minutes the customer can still pay for, up to this many. */
export const mostMinutesShown = 60;

/** Hours after a chat in which its astrologer may still read a kundli that the customer has shown. */
export const kundliReadableHours = 24;

/** The maximum length of a message, in characters. */
export const messageLength = 2000;

/** The reasons for reporting a chat. */
export const chatReportReasons = ['rude', 'fear', 'money', 'contact', 'other'] as const;
/** A reason for reporting a chat. */
export type ChatReportReason = (typeof chatReportReasons)[number];

/** The maximum length of a report's text, in characters. */
export const chatReportLength = 1000;
