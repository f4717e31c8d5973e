/** How goods are worn, one after the other. */
export const texts = {
  title: 'How to wear',
  titlePage: 'How to wear, page {n}',
  lead: 'Which finger, metal and day, and how to begin.',
  description:
    'How to wear gemstones, rudraksha, yantras and bracelets: the steps, the best day and the metal, product by product.',
  search: 'Search by name',
  searchButton: 'Search',
  count: { one: '{n} product', other: '{n} products' },
  none: 'No products found.',
  noneHint: 'Try another word, or look at everything.',
  reset: 'Reset',
  failed: 'Could not load the products. Please try again.',
  retry: 'Retry',
  noSteps: 'Tradition lays down nothing special for this one. Ask us if you are unsure.',
  steps: 'Steps for {name}',
  see: 'See {name}',
};
