import type { AdminRow } from '#contract/catalog/products/admin-products.ts';
import type { Lang } from '#languages/list.ts';

/** Returns a product's name in the admin's language. Untranslated names stay English. */
export const rowName = ({ name, nameHi }: Pick<AdminRow, 'name' | 'nameHi'>, lang: Lang): string =>
  (lang === 'hi' && nameHi) || name;
