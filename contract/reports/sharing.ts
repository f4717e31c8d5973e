/** How long a link to a report works, in days; it can be prolonged. No zod here: pages load this file. */
export const sharedForDays = 90;
