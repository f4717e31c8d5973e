import type { ResponseOf } from '#contract/core/client.ts';

type AllFacets = ResponseOf<'GET /api/auth/products/facets'>;

/** The facets that the list's filters show. */
export type Facets = Pick<AllFacets, 'total' | 'category' | 'brand' | 'size' | 'price'>;

/** Returns the facets that the filters show, because the others would only make the page larger. */
export const shownFacets = ({ total, category, brand, size, price }: AllFacets): Facets => ({
  total,
  category,
  brand,
  size,
  price,
});
