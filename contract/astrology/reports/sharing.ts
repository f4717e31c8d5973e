/**
 * The lifetime of a link to a report in days; it can be prolonged. It does not import zod, because pages load this
 * file.
 */
export const sharedForDays = 90;
