/** Returns a LIKE pattern that finds the typed text in lower-case text. Wildcards in it are escaped. */
export const likePattern = (typed: string): string => `%${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
