import type { productAdmin } from '#contract/catalog/products/admin.ts';
import type { productExchange } from '#contract/catalog/products/import-export.ts';
import type { personalisation } from '#contract/catalog/products/personal.ts';
import type { productPublishing } from '#contract/catalog/products/publishing.ts';
import type { AccessCase } from './access-case.ts';

const adminOnly = [401, 403, 403, 403, 200] as const;
const admin = (status: number) => [401, 403, 403, 403, status] as const;
const nothing = { params: { id: '0000000000000000' } };

/**
 * The access matrix of product administration, and of what buyers fill in: admins only, but for the photos. Calls that would change the test's product use one that
 * does not exist.
 */
export const productAccess: {
  [K in
    | keyof typeof productAdmin
    | keyof typeof productExchange
    | keyof typeof productPublishing
    | keyof typeof personalisation]: AccessCase;
} = {
  'GET /api/admin/products/{id}/personal-fields': {
    expect: adminOnly,
    send: ({ productId }) => ({ params: { id: productId } }),
  },
  'PUT /api/admin/products/{id}/personal-fields': {
    expect: admin(404),
    send: () => ({ ...nothing, body: { fields: [] } }),
  },
  // Without a file.
  'POST /api/personal-photos': { expect: [401, 404, 404, 404, 404] },
  'GET /api/personal-photos/{id}': { expect: [401, 404, 404, 404, 404], send: () => nothing },
  'POST /api/auth/add-product': { expect: admin(400) },
  'PUT /api/auth/products/{id}': {
    expect: admin(400),
    send: ({ productId }) => ({ params: { id: productId }, body: {} }),
  },
  'DELETE /api/auth/products/{id}': { expect: admin(404), send: () => nothing },
  'POST /api/admin/products/{id}/restore': { expect: admin(404), send: () => nothing },
  'GET /api/admin/products': { expect: adminOnly },
  'GET /api/admin/products/{id}': {
    expect: adminOnly,
    send: ({ productId }) => ({ params: { id: productId } }),
  },
  'PATCH /api/admin/products/{id}/skus': {
    expect: admin(409),
    send: ({ productId }) => ({
      params: { id: productId },
      body: { skus: [{ _id: '0000000000000000', price: { from: 1, to: 2 } }] },
    }),
  },
  'PUT /api/admin/products/{id}/state': {
    expect: admin(404),
    send: () => ({ ...nothing, body: { state: 'hidden' } }),
  },
  'PUT /api/admin/products/{id}/sale': {
    expect: admin(404),
    further: 'products.prices',
    send: () => ({ ...nothing, body: { prices: [], from: '2026-11-26T06:30:00.000Z', to: null } }),
  },
  'GET /api/admin/products/{id}/preview': {
    expect: adminOnly,
    send: ({ productId }) => ({ params: { id: productId } }),
  },
  'POST /api/admin/products/{id}/duplicate': { expect: admin(404), send: () => nothing },
  'POST /api/admin/products/bulk': {
    expect: adminOnly,
    further: 'products.prices',
    send: ({ productId }) => ({
      body: { ids: [productId], change: { kind: 'price', by: 'percent', value: 10 } },
    }),
  },
  'POST /api/admin/product-pictures': { expect: admin(400) },
  'GET /api/admin/product-words': { expect: adminOnly },
  'GET /api/admin/product-export': { expect: adminOnly },
  'GET /api/admin/product-imports': { expect: adminOnly },
  'POST /api/admin/product-imports': { expect: admin(400) },
  'GET /api/admin/product-imports/{id}': { expect: admin(404), send: () => nothing },
  'POST /api/admin/product-imports/{id}/apply': { expect: admin(404), send: () => nothing },
};
