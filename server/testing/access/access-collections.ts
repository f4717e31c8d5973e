import type { collections } from '#contract/catalog/collections/endpoints.ts';
import type { home } from '#contract/catalog/home/endpoints.ts';
import type { AccessCase } from './access-case.ts';

const everyone = [200, 200, 200, 200, 200] as const;
const adminOnly = [401, 403, 403, 403, 200] as const;
const adminFindsNone = [401, 403, 403, 403, 404] as const;
// No collection has this id or address: an admin gets the 404.
const nothing = { params: { id: '0000000000000000' } };
const chosen = { picks: null, rule: {} };
const fields = {
  slug: 'for-the-access-test',
  name: 'For the access test',
  words: '',
  translations: {},
  pictureOf: null,
  goods: chosen,
  state: 'draft',
};

/** The access matrix of collections and of the home page's order. */
export const collectionAccess: { [K in keyof typeof collections | keyof typeof home]: AccessCase } = {
  'GET /api/collections': { expect: everyone },
  'GET /api/collections/{slug}': {
    expect: [404, 404, 404, 404, 404],
    send: () => ({ params: { slug: 'no-such-collection' } }),
  },
  'GET /api/sitemap/collections': { expect: everyone },
  'GET /api/admin/collections': { expect: adminOnly },
  'GET /api/admin/collections/{id}': { expect: adminFindsNone, send: () => nothing },
  'POST /api/admin/collections': {
    expect: adminOnly,
    send: () => ({ body: fields }),
    writes: true,
  },
  'PUT /api/admin/collections/{id}': {
    expect: adminFindsNone,
    send: () => ({ ...nothing, body: { ...fields, version: 1 } }),
  },
  'PUT /api/admin/collections/order': {
    expect: adminOnly,
    send: () => ({ body: { ids: [] } }),
    writes: true,
  },
  'POST /api/admin/collections/preview': { expect: adminOnly, send: () => ({ body: chosen }) },
  'DELETE /api/admin/collections/{id}': { expect: adminFindsNone, send: () => nothing },
  'POST /api/admin/collections/{id}/restore': { expect: adminFindsNone, send: () => nothing },
  'GET /api/home': { expect: everyone },
  'GET /api/admin/home': { expect: adminOnly },
  'PUT /api/admin/home': {
    expect: adminOnly,
    send: () => ({ body: { version: 0, places: [] } }),
    writes: true,
  },
};
