/** The page of the products somebody loves. */
export const texts = {
  title: 'Loved It',
  count: { one: '{n} product', other: '{n} products' },
  empty: 'Nothing here yet',
  emptyText: 'Press the heart on what you like, and find it here again.',
  seeProducts: 'See products',
  loadFailed: 'Your list could not be loaded.',
  retry: 'Retry',
};
