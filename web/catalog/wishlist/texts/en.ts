/** The page of the products somebody loves. */
export const texts = {
  title: 'Loved It',
  count: { one: '{n} product', other: '{n} products' },
  empty: 'Nothing here yet',
  emptyText: 'Tap the heart on anything you like to keep it here.',
  seeProducts: 'See products',
  loadFailed: 'Your list could not be loaded.',
  retry: 'Retry',
};
