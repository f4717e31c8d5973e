/** The desk's list of reviews. */
export const texts = {
  title: 'Reviews',
  intro: 'What buyers wrote about what they received, newest first.',
  list: 'Reviews',
  search: 'Words, product or author',
  rating: 'Stars',
  allRatings: 'All',
  stars: { one: '{n} star', other: '{n} stars' },
  columns: { product: 'Product', rating: 'Stars', text: 'Review', author: 'By', at: 'Written' },
  erased: 'Account deleted',
  none: 'No reviews here',
  noneText: 'Buyers can review what was delivered to them.',
  loadFailed: 'The reviews could not be loaded. Please try again.',
};
