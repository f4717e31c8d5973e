import type { orderAdmin } from '#contract/selling/orders/admin.ts';
import type { orderBulk } from '#contract/selling/orders/bulk.ts';
import type { ordersByHand } from '#contract/selling/orders/by-hand.ts';
import type { orderCare } from '#contract/selling/orders/care.ts';
import type { creditRequests } from '#contract/selling/orders/credit-requests.ts';
import type { unpaidOrders } from '#contract/selling/orders/unpaid.ts';
import type { orderViews } from '#contract/selling/orders/views.ts';
import type { returns } from '#contract/selling/returns/endpoints.ts';
import type { returnStepEndpoints } from '#contract/selling/returns/step-endpoints.ts';
import { goodAddress } from '../fixtures/checkout.ts';
import type { AccessCase, Own } from './access-case.ts';

const adminOnly = [401, 403, 403, 403, 200] as const;
// The order is not paid yet and there is no return, so admins cannot work on either.
const notYet = [401, 403, 403, 403, 404] as const;
const byHand = (product: string) => ({ buyerId: 'nosuchbuyer00000', items: [{ product, quantity: 1 }] });
const ofOrder = ({ orderId }: Own) => ({ params: { id: orderId } });

type Covered =
  | keyof typeof orderAdmin
  | keyof typeof orderBulk
  | keyof typeof orderViews
  | keyof typeof orderCare
  | keyof typeof ordersByHand
  | keyof typeof creditRequests
  | keyof typeof unpaidOrders
  | keyof typeof returns
  | keyof typeof returnStepEndpoints
  | 'GET /api/admin/invoices/export';
const chosen = ({ orderId }: Own) => ({ body: { orders: [orderId], packed: true } });

// Nobody has a return yet.
const noReturn: AccessCase['expect'] = [401, 404, 404, 404, 404];
const ownReturn = (own: { orderId: string }) => ({ id: own.orderId, returnId: 'nosuchreturn0000' });

/** The access matrix of order administration and returns. */
export const orderAdminAccess: { [K in Covered]: AccessCase } = {
  'GET /api/admin/orders': { expect: adminOnly },
  'GET /api/admin/orders/export': { expect: adminOnly, writes: true },
  'GET /api/admin/invoices/export': {
    expect: adminOnly,
    send: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
    writes: true,
  },
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
  'POST /api/admin/orders/{id}/refunds/preview': {
    expect: adminOnly,
    send: (own) => ({ ...ofOrder(own), body: { items: [{ itemId: 'nosuchline000000', quantity: null }] } }),
  },
  'POST /api/admin/orders/{id}/refunds': {
    expect: notYet,
    send: (own) => ({ ...ofOrder(own), body: { key: 'a wish of theirs', amount: 1, reason: 'Chipped' } }),
  },
  'GET /api/admin/orders/ids': { expect: adminOnly },
  'GET /api/admin/orders/couriers': { expect: adminOnly },
  'POST /api/admin/orders/chosen': { expect: adminOnly, send: chosen },
  // The order is not paid yet, so it is refused within a response of 200.
  'POST /api/admin/orders/pack': { expect: adminOnly, send: chosen },
  'POST /api/admin/orders/ship': {
    expect: adminOnly,
    send: ({ orderId }) => ({
      body: { orders: [{ orderId, courier: { name: 'Bluewing', number: '1', url: '' } }] },
    }),
  },
  'GET /api/admin/orders/papers': {
    // The order has no invoice. Slips and labels need another permission (papers.test.ts).
    expect: [401, 403, 403, 403, 409],
    send: ({ orderId }) => ({ query: { papers: 'invoices', orders: orderId } }),
  },
  'GET /api/admin/orders/pick-list': { expect: adminOnly },
  'GET /api/admin/order-views': { expect: adminOnly },
  'POST /api/admin/order-views': {
    expect: adminOnly,
    send: () => ({ body: { name: 'Unpaid', search: 'payment=Pending' } }),
    writes: true,
  },
  'PATCH /api/admin/order-views/{id}': {
    expect: notYet,
    send: () => ({ params: { id: 'nosuchview000000' }, body: { name: 'Mine' } }),
  },
  'DELETE /api/admin/order-views/{id}': {
    expect: adminOnly,
    send: () => ({ params: { id: 'nosuchview000000' } }),
  },
  'POST /api/admin/orders/{id}/hold': {
    expect: notYet,
    send: (own) => ({ ...ofOrder(own), body: { reason: 'Calls back.' } }),
  },
  'POST /api/admin/orders/{id}/release': {
    expect: adminOnly,
    send: (own) => ({ ...ofOrder(own), body: {} }),
  },
  'PUT /api/admin/orders/{id}/address': {
    expect: [401, 403, 403, 403, 409],
    send: (own) => ({ ...ofOrder(own), body: { ...goodAddress, name: 'Meenakshi R. Rao' } }),
  },
  'GET /api/admin/unpaid-orders': { expect: adminOnly },
  'GET /api/admin/order-buyers': { expect: adminOnly, send: () => ({ query: { q: 'rao' } }) },
  'GET /api/admin/order-buyers/{id}': {
    expect: notYet,
    send: () => ({ params: { id: 'nosuchbuyer00000' } }),
  },
  'POST /api/admin/order-buyers': {
    expect: adminOnly,
    send: () => ({
      body: { firstName: 'Meenakshi', lastName: 'Rao', email: 'by.phone@example.test', phone: '9840099999' },
    }),
    writes: true,
  },
  'POST /api/admin/order-buyers/{id}/photos': {
    expect: notYet,
    send: () => ({ params: { id: 'nosuchbuyer00000' } }),
  },
  'POST /api/admin/order-quotes': {
    expect: notYet,
    send: ({ productId }) => ({ body: byHand(productId) }),
  },
  'POST /api/admin/orders': {
    expect: notYet,
    send: ({ productId }) => ({
      body: { ...byHand(productId), totalAmount: 1, shippingAddress: goodAddress, payment: 'cod' },
    }),
  },
  'POST /api/admin/credit-requests': {
    expect: notYet,
    send: ({ productId }) => ({
      body: {
        ...byHand(productId),
        creditId: 'nosuchcredit0000',
        totalAmount: 1,
        shippingAddress: goodAddress,
        payment: 'cod',
      },
    }),
  },
  'POST /api/credit-requests/read': {
    expect: [404, 404, 404, 404, 404],
    send: () => ({ body: { token: 'no such token was ever given out' } }),
  },
  'POST /api/credit-requests/answer': {
    expect: [404, 404, 404, 404, 404],
    send: () => ({ body: { token: 'no such token was ever given out', answer: 'yes' } }),
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
