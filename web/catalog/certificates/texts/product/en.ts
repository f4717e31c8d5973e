/** The laboratory's report on the page of a product. Its own set, because the page is one of the first visit. */
export const texts = { see: 'See the laboratory’s report' };
