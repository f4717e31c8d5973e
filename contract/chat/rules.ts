/** Rules of chats that both the pages and the server check. It does not import zod, because pages load this file. */

/** The maximum length of a message, in characters. */
export const messageLength = 2000;

/** The reasons for reporting a chat. */
export const chatReportReasons = ['rude', 'fear', 'money', 'contact', 'other'] as const;
/** A reason for reporting a chat. */
export type ChatReportReason = (typeof chatReportReasons)[number];

/** The maximum length of a report's text, in characters. */
export const chatReportLength = 1000;
