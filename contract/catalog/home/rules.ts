// The sections of the home page. No zod here, because pages load this file.

/**
 * The sections of the home page that an admin orders, in the order of the specification. The headline and the facts about
 * the service stay above them.
 */
export const homeSections = ['shelves', 'trending', 'readings', 'signs', 'quote'] as const;
/** A section of the home page. */
export type HomeSection = (typeof homeSections)[number];
/** The largest number of collections on the home page: a page of a first visit stays small. */
export const homeCollections = 6;
