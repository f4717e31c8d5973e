/** How goods are worn, one after the other. */
export const texts = {
  title: 'How to wear',
  titlePage: 'How to wear, page {n}',
  lead: 'Finger, metal, day and the way to put it on, for what the shop sells.',
  description:
    'How gemstones, rudraksha, yantras and bracelets are worn: steps, best day and metal, product by product.',
  search: 'Search by name',
  searchButton: 'Search',
  count: { one: '{n} product', other: '{n} products' },
  none: 'No products found.',
  noneHint: 'Try another word, or look at everything.',
  reset: 'Reset',
  failed: 'Could not load the products. Please try again.',
  retry: 'Retry',
  noSteps: 'Nothing special is laid down for this one. Ask us if you are unsure.',
  steps: 'Steps for {name}',
  see: 'See {name}',
};
