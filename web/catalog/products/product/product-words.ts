import type { Messages } from '#languages/messages.gen.ts';
import type { LoadWords } from '#web/api/load.ts';

/** Returns the words of a product page for a product that does not exist or could not be loaded. */
export function productWords(texts: Pick<Messages, 'products/product' | 'products'>): LoadWords {
  const t = texts['products/product'];
  return {
    failed: t.loadFailed,
    retry: texts.products.retry,
    missing: { title: t.notFound, text: t.notFoundHint, art: 'gemstone' },
    back: { to: '/products', text: t.seeProducts },
  };
}
