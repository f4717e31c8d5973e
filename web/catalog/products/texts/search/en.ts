/** The search that opens from the bar of every page. */
export const texts = {
  title: 'Search the shop',
  placeholder: 'Ruby, 5 mukhi, gift for mother…',
  hint: 'Type a stone, a graha, an occasion or a person, in English, Hindi or Hinglish.',
  popular: 'Others like these:',
  close: 'Close search',
  list: 'Suggestions',
  count: { one: '{n} product', other: '{n} products' },
  all: { one: 'Show the one result', other: 'Show all {n} results' },
  found: { one: '{n} result', other: '{n} results' },
  corrected: 'Showing results for “{q}”',
  none: 'Nothing found for “{q}”.',
  noneHint: 'Try fewer or other words, or look at all products.',
  leftOut: 'No product has everything you typed. Left out: {words}',
  alone: 'Only “{q}”',
  allProducts: 'See all products',
  failed: 'Suggestions are not available right now. Press Enter to search.',
};
