/** The decades whose sky is known, by their first year. */
export const skyDecades = { first: 1900, last: 2090 } as const;
