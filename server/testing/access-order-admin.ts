import type { orderAdmin } from '#contract/orders/admin.ts';
import type { returns } from '#contract/returns/endpoints.ts';
import type { returnStepEndpoints } from '#contract/returns/step-endpoints.ts';
import type { AccessCase, Own } from './access-case.ts';

const adminOnly = [401, 403, 403, 403, 200] as const;
// The order is not paid yet and there is no return, so admins cannot work on either.
const notYet = [401, 403, 403, 403, 404] as const;
const ofOrder = ({ orderId }: Own) => ({ params: { id: orderId } });

// Nobody has a return yet.
const noReturn: AccessCase['expect'] = [401, 404, 404, 404, 404];
const ownReturn = (own: { orderId: string }) => ({ id: own.orderId, returnId: 'nosuchreturn0000' });

/** The access matrix of order administration and returns. */
export const orderAdminAccess: {
  [K in keyof typeof orderAdmin | keyof typeof returns | keyof typeof returnStepEndpoints]: AccessCase;
} = {
  'GET /api/admin/orders': { expect: adminOnly },
  'GET /api/admin/orders/export': { expect: adminOnly, writes: true },
  'GET /api/admin/orders/{id}': { expect: adminOnly, send: ofOrder },
  'GET /api/admin/orders/{id}/attempts': { expect: adminOnly, send: ofOrder },
  'PUT /api/admin/orders/{id}/courier': {
    expect: notYet,
    send: (own) => ({ ...ofOrder(own), body: { name: 'Bluewing', number: 'BW1', url: '' } }),
  },
  'POST /api/admin/orders/{id}/notes': {
    expect: adminOnly,
    send: (own) => ({ ...ofOrder(own), body: { text: 'Called.' } }),
    writes: true,
  },
  'POST /api/admin/orders/{id}/refunds': {
    expect: notYet,
    send: (own) => ({ ...ofOrder(own), body: { key: 'a wish of theirs', amount: 1, reason: 'Chipped' } }),
  },
  'GET /api/orders/{id}/returns': { expect: [401, 200, 404, 404, 404], send: ofOrder },
  'POST /api/orders/{id}/returns': {
    // The owner is refused because nothing was delivered yet.
    expect: [401, 409, 404, 404, 404],
    send: (own) => ({
      ...ofOrder(own),
      body: { itemId: `${own.orderId.slice(0, 14)}00`, reason: 'damaged', text: 'Broken.' },
    }),
  },
  'GET /api/admin/returns': { expect: adminOnly },
  'POST /api/admin/returns/{id}/accept': {
    expect: notYet,
    send: () => ({ params: { id: 'nosuchreturn0000' }, body: { as: 'credit', restock: true } }),
  },
  'PUT /api/orders/{id}/returns/{returnId}/parcel': {
    expect: noReturn,
    send: (own) => ({ params: ownReturn(own), body: { number: 'EM123456789IN' } }),
  },
  'POST /api/orders/{id}/returns/{returnId}/withdraw': {
    expect: noReturn,
    send: (own) => ({ params: ownReturn(own) }),
  },
  'POST /api/admin/returns/{id}/agree': {
    expect: notYet,
    send: () => ({ params: { id: 'nosuchreturn0000' }, body: {} }),
  },
  'PUT /api/admin/returns/{id}/parcel': {
    expect: notYet,
    send: () => ({ params: { id: 'nosuchreturn0000' }, body: { number: 'EM123456789IN' } }),
  },
  'POST /api/admin/returns/{id}/arrive': {
    expect: notYet,
    send: () => ({ params: { id: 'nosuchreturn0000' } }),
  },
  'POST /api/admin/returns/{id}/inspect': {
    expect: notYet,
    send: () => ({
      params: { id: 'nosuchreturn0000' },
      body: { condition: 'as_sent', stock: 'restock' },
    }),
  },
  'POST /api/admin/returns/{id}/refuse': {
    expect: notYet,
    send: () => ({ params: { id: 'nosuchreturn0000' }, body: { text: 'No.' } }),
  },
};
