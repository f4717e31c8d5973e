import type { stockAdmin } from '#contract/catalog/stock/admin.ts';
import type { AccessCase } from './access-case.ts';

const adminOnly = [401, 403, 403, 403, 200] as const;
const admin = (status: number) => [401, 403, 403, 403, status] as const;
const nothing = { params: { id: '0000000000000000' } };

/** The access matrix of the stock page: staff only. Calls that would change stock name a SKU that does not exist. */
export const stockAccess: { [K in keyof typeof stockAdmin]: AccessCase } = {
  'GET /api/admin/stock': { expect: adminOnly },
  'GET /api/admin/stock/to-order': { expect: adminOnly },
  'GET /api/admin/stock/value': { expect: adminOnly },
  'GET /api/admin/stock/scan': { expect: adminOnly, send: () => ({ query: { code: 'none' } }) },
  'GET /api/admin/stock/{id}/moves': { expect: admin(404), send: () => nothing },
  'PATCH /api/admin/stock/{id}': {
    expect: admin(404),
    send: () => ({ ...nothing, body: { version: 0, reorderLevel: 2, shelf: 'A1', barcode: null } }),
  },
  'POST /api/admin/stock/counts': {
    expect: admin(404),
    send: () => ({
      body: { reason: 'Count', lines: [{ skuId: '0000000000000000', expected: 1, counted: 2 }] },
    }),
  },
};
