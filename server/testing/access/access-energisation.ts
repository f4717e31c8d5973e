import type { energisationAdmin } from '#contract/selling/energisation/admin.ts';
import type { energisation } from '#contract/selling/energisation/endpoints.ts';
import type { AccessCase } from './access-case.ts';

const members = [401, 200, 200, 200, 200] as const;
const adminOnly = [401, 403, 403, 403, 200] as const;
// There is no energisation with this id, so admins cannot work on it.
const unknown = [401, 403, 403, 403, 404] as const;
const ofUnknown = { params: { id: 'nosuchenergy0000' } };

/** The access matrix of energisation. server/selling/energisation tests what belongs to somebody else. */
export const energisationAccess: {
  [K in keyof typeof energisation | keyof typeof energisationAdmin]: AccessCase;
} = {
  'GET /api/energisation/cart': { expect: members },
  'PUT /api/energisation/cart': {
    // The shop of the matrix offers no energisation; the others do not have the product in their cart.
    expect: [401, 409, 404, 404, 404],
    send: ({ cartProductId }) => ({ body: { productId: cartProductId, name: 'Arjun' } }),
  },
  'DELETE /api/energisation/cart/{productId}': {
    expect: [401, 200, 404, 404, 404],
    send: ({ cartProductId }) => ({ params: { productId: cartProductId } }),
  },
  'GET /api/energisation/orders/{id}': {
    expect: [401, 200, 404, 404, 200],
    reads: 'orders.read',
    send: ({ orderId }) => ({ params: { id: orderId } }),
  },
  'GET /api/energisation/{id}/photos/{photoId}': {
    expect: [401, 404, 404, 404, 404],
    send: () => ({ params: { id: 'nosuchenergy0000', photoId: 'nosuchphoto00000' } }),
  },
  'GET /api/admin/energisations': { expect: adminOnly },
  'GET /api/admin/energisations/{id}': { expect: unknown, send: () => ofUnknown },
  'POST /api/admin/energisations/{id}/plan': {
    expect: [401, 403, 403, 403, 400],
    send: () => ({ ...ofUnknown, body: { start: '2026-11-26T07:36:00.000Z', person: 'Nobody' } }),
  },
  'POST /api/admin/energisations/{id}/done': {
    expect: [401, 403, 403, 403, 400],
    send: () => ({ ...ofUnknown, body: { at: '2026-11-20T07:36:00.000Z', person: 'Nobody' } }),
  },
  'POST /api/admin/energisations/{id}/call-off': {
    expect: unknown,
    send: () => ({ ...ofUnknown, body: { reason: 'As you asked us.' } }),
  },
  'POST /api/admin/energisation-offer': {
    expect: adminOnly,
    send: () => ({ body: { price: 501 } }),
    writes: true,
  },
};
