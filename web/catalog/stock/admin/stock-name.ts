import type { StockAdminRow } from '#contract/catalog/stock/admin.ts';
import type { Lang } from '#languages/list.ts';

/** Returns the name of a SKU in a language: the product, and its variant or size. */
export const stockName = (
  { name, nameHi, size }: Pick<StockAdminRow, 'name' | 'nameHi' | 'size'>,
  lang: Lang,
): string => [(lang === 'hi' && nameHi) || name, size].filter(Boolean).join(' · ');
