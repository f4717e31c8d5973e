/** Rules of chats that both the pages and the server check. No zod here: pages load this file. */

/** The longest message, in characters. */
export const messageLength = 2000;

/** Why somebody reports a chat. */
export const chatReportReasons = ['rude', 'fear', 'money', 'contact', 'other'] as const;
/** Why somebody reports a chat. */
export type ChatReportReason = (typeof chatReportReasons)[number];

/** The longest words of a report, in characters. */
export const chatReportLength = 1000;
