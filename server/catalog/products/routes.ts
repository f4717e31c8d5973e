import type { catalog } from '#contract/catalog/products/endpoints.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { readFilter } from './lists/filter.ts';
import type { CatalogService, ListPage } from './service.ts';

/** Sets `X-Total-Count`, and a `Link` to the next page with the same filters. */
function setPageHeaders(
  setHeader: (name: string, value: string) => void,
  path: string,
  query: object,
  { total, next }: Omit<ListPage<unknown>, 'items'>,
): void {
  setHeader('x-total-count', String(total));
  if (!next) return;
  const filters = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || key === 'page' ? [] : [[key, String(value)]],
  );
  const params = new URLSearchParams(Object.fromEntries(filters));
  params.set('cursor', next);
  setHeader('link', `<${path}?${params}>; rel="next"`);
}

/** Returns the handlers of the catalogue's endpoints. */
export const catalogHandlers = (products: CatalogService): Handlers<typeof catalog> => ({
  'GET /api/auth/products': async ({ query, setHeader }) => {
    const filtered = Object.values(query).some((value) => value !== undefined);
    const { sort, limit, cursor, page } = query;
    const { items, ...more } = await (filtered
      ? products.list({ ...readFilter(query), sort, limit, cursor, page })
      : products.all());
    setPageHeaders(setHeader, '/api/auth/products', query, more);
    return items;
  },
  'GET /api/auth/products/cards': async ({ query, setHeader }) => {
    const { sort, limit, cursor, page } = query;
    const { items, ...more } = await products.cards({ ...readFilter(query), sort, limit, cursor, page });
    setPageHeaders(setHeader, '/api/auth/products/cards', query, more);
    return items;
  },
  'GET /api/auth/products/some': ({ query }) => products.some(query.ids.split(',')),
  'GET /api/auth/products/facets': ({ query }) => products.facets(readFilter(query)),
  'GET /api/auth/products/suggestions': ({ query }) => products.suggestions(query.q),
  'GET /api/auth/products/trending': ({ query }) => products.trending(readFilter(query), query.limit),
  'GET /api/sitemap/products': ({ query }) => products.addresses(query.page),
  'GET /api/auth/products/{id}': ({ params }) => products.single(params.id),
  'GET /api/auth/products/{id}/related': ({ params, query }) => products.related(params.id, query.limit),
});
