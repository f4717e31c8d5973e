// The limits of collections. No zod here, because pages load this file.

/** The products on one page of a collection. */
export const collectionPageSize = 24;
/** The products of a collection that the home page shows. */
export const collectionOnHome = 8;
/** The largest number of products that are picked by hand, and of collections in a shop. */
export const collectionCounts = { picks: 100, collections: 200, choices: 30 } as const;
/** The longest texts of a collection, in characters. */
export const collectionLengths = { name: 80, words: 400, slug: 60 } as const;
/** The orders of a collection by rule. */
export const ruleOrders = ['newest', 'price-asc', 'price-desc', 'name-asc', 'name-desc'] as const;
/** An order of a collection by rule. */
export type RuleOrder = (typeof ruleOrders)[number];
/** The days for which a product counts as new, at least and at most. */
export const newDaysRange = { min: 1, max: 365 } as const;
/** The orders that a buyer can choose on the page of a collection. */
export const collectionSorts = ['country-asc'] as const;
/** An order that a buyer can choose on the page of a collection. */
export type CollectionSort = (typeof collectionSorts)[number];
/** The uses of products (the filter `guide` of lists): worn, used in puja, placed in a room. */
export const ruleUses = ['wear', 'use', 'place'] as const;

/** Returns whether a text is the address of a collection: small letters, digits and single hyphens, 3 to 60 characters. */
export const isSlug = (text: string): boolean =>
  text.length >= 3 && text.length <= collectionLengths.slug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** Returns an address made of a name: "Malas for japa" becomes "malas-for-japa". Empty for a name without Latin letters. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, collectionLengths.slug)
    .replace(/^-+|-+$/g, '');
