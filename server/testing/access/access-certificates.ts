import type { certificateAdmin } from '#contract/catalog/certificates/admin.ts';
import { checkCharacters } from '#contract/catalog/certificates/code.ts';
import type { certificates } from '#contract/catalog/certificates/endpoints.ts';
import type { AccessCase } from './access-case.ts';

const everyone = (status: number) => [status, status, status, status, status] as const;
const admin = (status: number) => [401, 403, 403, 403, status] as const;
/** A code that is written correctly, and that nobody was given. */
const code = `11111111111111${checkCharacters('11111111111111')}`;
const unknown = { params: { code } };
const nothing = { params: { id: '0000000000000000' } };
const fields = { laboratory: 'Access Laboratory', number: 'A 1' };

/** The access matrix of certificates. Whoever has a code may verify it; there is nothing else to see without one. */
export const certificateAccess: {
  [K in keyof typeof certificates | keyof typeof certificateAdmin]: AccessCase;
} = {
  'GET /api/certificates/keys': { expect: everyone(200) },
  'GET /api/certificates/keys/{id}': { expect: everyone(404), send: () => nothing },
  'GET /api/certificates/verify/{code}': { expect: everyone(404), send: () => unknown },
  'GET /api/certificates/verify/{code}/statement': { expect: everyone(404), send: () => unknown },
  'GET /api/certificates/verify/{code}/signature': { expect: everyone(404), send: () => unknown },
  'GET /api/certificates/products/{id}': {
    expect: everyone(200),
    send: ({ productId }) => ({ params: { id: productId } }),
  },
  'GET /api/orders/{id}/certificates': {
    expect: [401, 200, 404, 404, 404],
    send: ({ orderId }) => ({ params: { id: orderId } }),
  },
  // The order is not paid, so its pieces have no codes.
  'GET /api/orders/{id}/certificates/cards': {
    expect: [401, 409, 404, 404, 404],
    send: ({ orderId }) => ({ params: { id: orderId } }),
  },
  'GET /api/admin/laboratory-reports': { expect: admin(200) },
  'POST /api/admin/laboratory-reports': { expect: admin(400), send: () => ({ body: fields }) },
  'POST /api/admin/laboratory-reports/{id}/replace': {
    expect: admin(400),
    send: () => ({ ...nothing, body: fields }),
  },
  'POST /api/admin/laboratory-reports/{id}/withdraw': {
    expect: admin(404),
    send: () => ({ ...nothing, body: { reason: 'The access matrix test.' } }),
  },
  'GET /api/admin/orders/{id}/certificates': {
    expect: admin(200),
    send: ({ orderId }) => ({ params: { id: orderId } }),
  },
  'GET /api/admin/orders/{id}/certificates/cards': {
    expect: admin(409),
    send: ({ orderId }) => ({ params: { id: orderId } }),
  },
  'PUT /api/admin/certificates/{code}/came-back': {
    expect: admin(404),
    send: () => ({ ...unknown, body: { cameBack: true } }),
  },
};
