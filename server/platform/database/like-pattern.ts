/** The pattern for LIKE on lowered text that contains what somebody typed, of which nothing is a wildcard. */
export const likePattern = (typed: string): string => `%${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
