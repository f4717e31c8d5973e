/** The blog: its list and its posts. */
export const texts = {
  title: 'Notes from the counter',
  titlePage: 'Notes from the counter, page {n}',
  description:
    'Calm, plain articles on gemstones, rudraksha, the panchang and the birth chart: what to check, what tradition says, and what it does not.',
  count: { one: '{n} article', other: '{n} articles' },
  none: 'Nothing has been published yet.',
  noneHint: 'Our first notes will appear here. Until then, the shop is open.',
  seeProducts: 'See the products',
  failed: 'The articles could not be loaded. Please try again.',
  retry: 'Try again',
  all: 'All articles',
  minutes: { one: '{n} minute read', other: '{n} minute read' },
  readNext: 'Read next',
  notFound: 'Article not found.',
  notFoundHint: 'It may have been moved or taken down.',
  seePosts: 'See all articles',
  postFailed: 'This article could not be loaded. Please try again.',
  pictures: 'Pictures',
  onlyEnglish: 'This article is in English only.',
};
