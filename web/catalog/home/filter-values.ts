import { choiceKinds } from '#contract/catalog/products/choice-kinds.ts';
import { choiceKind, choiceName } from '#contract/catalog/products/choice-names.ts';
import type { ResponseOf } from '#contract/core/client.ts';
import type { Lang } from '#languages/list.ts';
import type { TrendingFilter } from './trending.tsx';

/**
 * Returns the values of the facets without their counts, the sizes with their names and by kind. For loaders: the table of
 * words stays on the server.
 */
export function toFilterValues(
  facets: ResponseOf<'GET /api/auth/products/facets'>,
  lang: Lang,
): NonNullable<TrendingFilter['offered']> {
  const byKind = Object.groupBy(facets.size, ({ value }) => choiceKind(value));
  return {
    category: facets.category.map(({ value }) => value),
    brand: facets.brand.map(({ value }) => value),
    size: choiceKinds.flatMap((kind) => {
      const values = byKind[kind]?.map(({ value, hi }) => ({ value, text: choiceName(value, lang, hi) }));
      return values ? [{ kind, values }] : [];
    }),
  };
}
