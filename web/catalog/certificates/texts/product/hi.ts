import type { texts as english } from './en.ts';

/** The laboratory's report on the page of a product, in Hindi. */
export const texts: typeof english = { see: 'प्रयोगशाला की रिपोर्ट देखें' };
