import type { LoadWords } from '#web/api/load.ts';
import type { AllTexts } from '#web/texts/index.ts';

/** Returns the words of a product page for a product that does not exist or could not be loaded. */
export function productWords(texts: Pick<AllTexts, 'catalog/product' | 'catalog'>): LoadWords {
  const t = texts['catalog/product'];
  return {
    failed: t.loadFailed,
    retry: texts.catalog.retry,
    missing: { title: t.notFound, text: t.notFoundHint, art: 'gemstone' },
    back: { to: '/products', text: t.seeProducts },
  };
}
