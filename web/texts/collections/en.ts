/** The public pages of collections. */
export const texts = {
  title: 'Collections',
  description: 'Goods that belong together, chosen by the shop: for a purpose, a graha or an occasion.',
  count: { one: '{n} product', other: '{n} products' },
  titlePage: '{title}, page {n}',
  pageOf: 'page {n} of {last}',
  none: 'No collections yet',
  empty: 'Nothing from this collection is in the shop today',
  seeProducts: 'See all products',
  all: 'All collections',
  missing: 'This collection is not here any more',
  missingText: 'The shop may have taken it away, or the address has a typing mistake.',
  failed: 'The collections could not be loaded. Please try again.',
  retry: 'Try again',
};
