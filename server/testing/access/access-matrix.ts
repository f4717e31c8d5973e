import type { contract } from '#contract/index.ts';
import { goodAddress } from '../fixtures/checkout.ts';
import { accountAccess } from './access-account.ts';
import { adminAccess } from './access-admin.ts';
import { almanacAccess } from './access-almanac.ts';
import { billingAccess } from './access-billing.ts';
import { blogAccess } from './access-blog.ts';
import type { AccessCase } from './access-case.ts';
import { certificateAccess } from './access-certificates.ts';
import { collectionAccess } from './access-collections.ts';
import { energisationAccess } from './access-energisation.ts';
import { liveAccess } from './access-live.ts';
import { muhuratAccess } from './access-muhurat.ts';
import { operationsAccess } from './access-operations.ts';
import { orderAdminAccess } from './access-order-admin.ts';
import { peopleAccess } from './access-people.ts';
import { productAccess } from './access-products.ts';
import { reportAccess } from './access-reports.ts';
import { siteAccess } from './access-site.ts';
import { stockAccess } from './access-stock.ts';
import { upiAccess } from './access-upi.ts';

const everyone = [200, 200, 200, 200, 200] as const;
const members = [401, 200, 200, 200, 200] as const;
const adminOnly = [401, 403, 403, 403, 200] as const;
const ownerOnly = [401, 200, 404, 404, 404] as const;

/** The day after tomorrow, whose predictions can still be changed. */
const dayToCome = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
const words = { prediction: 'A day.', seek: 'Rest.', challenge: 'Haste.', insight: 'Slowly.' };

/**
 * Every endpoint of the contract x every role. A new endpoint fails the test until it is listed here. Endpoints are
 * called in this order, and other people call before the owner, so the records must still be there when the owner
 * calls.
 */
export const accessMatrix: { [K in keyof typeof contract]: AccessCase } = {
  'GET /api/settings/public': { expect: everyone },
  ...siteAccess,
  ...almanacAccess,
  ...collectionAccess,
  ...billingAccess,
  ...energisationAccess,
  ...muhuratAccess,
  'GET /api/keepalive': { expect: everyone },
  // The first reader of a day, whatever the role, triggers its writing.
  'GET /api/horoscope/all': { expect: everyone, writes: true },
  'GET /api/horoscope/{sign}': { expect: everyone, send: () => ({ params: { sign: 'libra' } }) },
  'GET /api/life-path/{number}': { expect: everyone, send: () => ({ params: { number: '9' } }) },
  'GET /api/admin/predictions/{date}': {
    expect: adminOnly,
    send: () => ({ params: { date: dayToCome } }),
    writes: true,
  },
  'PUT /api/admin/predictions/{date}/{sign}': {
    expect: adminOnly,
    send: () => ({ params: { date: dayToCome, sign: 'libra' }, body: { en: words, hi: words } }),
    writes: true,
  },
  'GET /api/admin/predictions/{date}/{sign}/changes': {
    expect: adminOnly,
    send: () => ({ params: { date: dayToCome, sign: 'libra' } }),
  },
  'GET /api/auth/products': { expect: everyone, send: () => ({ query: { limit: '2' } }) },
  'GET /api/auth/products/cards': { expect: everyone, send: () => ({ query: { limit: '2' } }) },
  'GET /api/auth/products/some': {
    expect: everyone,
    send: ({ productId }) => ({ query: { ids: productId } }),
  },
  'GET /api/auth/products/facets': { expect: everyone },
  'GET /api/auth/products/suggestions': { expect: everyone, send: () => ({ query: { q: 'ruby' } }) },
  'GET /api/auth/products/trending': { expect: everyone },
  'GET /api/sitemap/products': { expect: everyone },
  'GET /api/auth/products/{id}': {
    expect: everyone,
    send: ({ productId }) => ({ params: { id: productId } }),
  },
  'GET /api/auth/products/{id}/related': {
    expect: everyone,
    send: ({ productId }) => ({ params: { id: productId } }),
  },
  'GET /api/auth/products/{productId}/reviews': {
    expect: everyone,
    send: ({ productId }) => ({ params: { productId } }),
  },
  'GET /api/reviews/latest': { expect: everyone },
  'GET /api/payment/config': { expect: everyone },
  'GET /api/auth/checking-auth': { expect: members },
  'GET /api/payment/invoice/{orderId}': {
    expect: [401, 200, 404, 404, 200],
    reads: 'invoices.read',
    send: ({ reportOrderId }) => ({ params: { orderId: reportOrderId } }),
  },
  'GET /api/payment/invoice/{orderId}/documents': {
    expect: [401, 200, 404, 404, 200],
    reads: 'invoices.read',
    send: ({ orderId }) => ({ params: { orderId } }),
  },
  'GET /api/payment/credit-note/{id}': {
    expect: [401, 200, 404, 404, 200],
    reads: 'invoices.read',
    send: ({ creditNoteId }) => ({ params: { id: creditNoteId } }),
  },
  'GET /api/auth/user-orders': { expect: members },
  'GET /api/auth/order/{id}': {
    expect: [401, 200, 404, 404, 200],
    reads: 'orders.read',
    send: ({ orderId }) => ({ params: { id: orderId } }),
  },
  'GET /api/auth/check-status': {
    expect: [401, 200, 404, 404, 200],
    reads: 'orders.read',
    send: ({ orderId }) => ({ query: { order_id: orderId } }),
  },
  'GET /api/payment/{provider}/check-status': {
    expect: ownerOnly,
    send: ({ gatewayOrderId }) => ({ params: { provider: 'cashfree' }, query: { order_id: gatewayOrderId } }),
  },
  'GET /api/auth/cart/{userId}': {
    expect: ownerOnly,
    send: ({ customer }) => ({ params: { userId: customer.userId } }),
  },
  'GET /api/coupon/getCoupon': { expect: members },
  'GET /api/auth/admin/all-orders': { expect: adminOnly },
  'PUT /api/auth/admin/update-status': {
    // The order is not paid yet, so admins cannot work on it.
    expect: [401, 403, 403, 403, 404],
    send: ({ orderId }) => ({ body: { orderId, status: 'Shipped' } }),
  },
  'PUT /api/auth/admin/orders/{id}': {
    expect: [401, 403, 403, 403, 404],
    send: ({ orderId }) => ({ params: { id: orderId }, body: { paymentStatus: 'Paid' } }),
  },
  ...orderAdminAccess,
  ...upiAccess,
  ...certificateAccess,
  'POST /api/payment/{provider}/continue-order': {
    expect: ownerOnly,
    send: ({ orderId }) => ({ params: { provider: 'cashfree' }, body: { orderId } }),
  },
  'PUT /api/auth/cancel-order/{id}': {
    expect: ownerOnly,
    send: ({ orderId }) => ({ params: { id: orderId }, body: {} }),
    writes: true,
  },
  'PUT /api/auth/update': {
    // A cart line is identified by its product: another person's cart has no such line.
    expect: ownerOnly,
    send: ({ cartProductId }) => ({ body: { productId: cartProductId, quantity: 2 } }),
    writes: true,
  },
  'DELETE /api/auth/remove/{productId}': {
    expect: ownerOnly,
    send: ({ cartProductId, customer }) => ({
      params: { productId: cartProductId },
      query: { userId: customer.userId },
    }),
    writes: true,
  },
  'DELETE /api/auth/clear-cart/{userId}': {
    expect: ownerOnly,
    send: ({ customer }) => ({ params: { userId: customer.userId } }),
    writes: true,
  },
  'POST /api/auth/add-cart': {
    expect: members,
    send: ({ productId }) => ({ body: { product: productId, quantity: 1 } }),
    writes: true,
  },
  'POST /api/payment/{provider}/create-order': {
    expect: members,
    send: ({ freshBody }) => ({ params: { provider: 'cashfree' }, body: freshBody }),
    writes: true,
  },
  'POST /api/auth/place-order': {
    expect: members,
    send: ({ freshBody }) => ({ body: { ...freshBody, paymentMethod: 'cod' } }),
    writes: true,
  },
  'POST /api/webhook/verify-payment': {
    expect: [401, 401, 401, 401, 401],
    send: () => ({ body: { type: 'PAYMENT_SUCCESS_WEBHOOK' } }),
  },
  'POST /api/auth/login': {
    expect: [401, 401, 401, 401, 401],
    send: () => ({ body: { email: 'nobody@example.test', password: 'not the password' } }),
  },
  'POST /api/auth/signup': { expect: [400, 400, 400, 400, 400], send: () => ({ body: { role: 'admin' } }) },
  'POST /api/auth/verify-email': {
    expect: [400, 400, 400, 400, 400],
    send: () => ({ body: { token: 'no such token was ever given out' } }),
  },
  ...peopleAccess,
  'POST /api/auth/google/session': {
    expect: [400, 400, 400, 400, 400],
    send: () => ({ body: { token: 'no such token was ever given out' } }),
  },
  'POST /api/auth/resend-verification': { expect: members, writes: true },
  'POST /api/auth/forgot-password': {
    expect: everyone,
    send: () => ({ body: { email: 'nobody@example.test' } }),
  },
  'POST /api/auth/reset-password/{token}': {
    expect: [400, 400, 400, 400, 400],
    send: () => ({
      params: { token: 'no such token was ever given out' },
      body: { password: 'a good password' },
    }),
  },
  'GET /api/auth/my-reviews': { expect: members },
  'POST /api/auth/products/{productId}/reviews': {
    // The owner has already reviewed this line.
    expect: [401, 409, 404, 404, 404],
    send: ({ productId, reviewed }) => ({
      params: { productId },
      body: { rating: 1, text: 'Not mine.', orderId: reviewed.orderId },
    }),
  },
  'PUT /api/auth/products/{productId}/reviews/{reviewId}': {
    expect: ownerOnly,
    send: ({ productId, reviewed }) => ({
      params: { productId, reviewId: reviewed._id },
      body: { rating: 1, text: 'Changed.' },
    }),
    writes: true,
  },
  'DELETE /api/auth/products/{productId}/reviews/{reviewId}': {
    expect: ownerOnly,
    send: ({ productId, reviewed }) => ({ params: { productId, reviewId: reviewed._id } }),
    writes: true,
  },
  'GET /api/auth/get-wishlist': { expect: members },
  'POST /api/auth/add-wishlist': {
    expect: members,
    send: ({ productId }) => ({ body: { productId } }),
    writes: true,
  },
  'DELETE /api/auth/remove-wishlist': {
    // A person's own list: another person's entry of the same product stays.
    expect: members,
    send: ({ productId }) => ({ body: { productId } }),
    writes: true,
  },
  'GET /api/auth/addresses': { expect: members },
  'POST /api/auth/addresses': {
    expect: members,
    send: () => ({ body: goodAddress }),
    writes: true,
  },
  'PUT /api/auth/addresses/{addressId}': {
    expect: ownerOnly,
    send: ({ addressId }) => ({ params: { addressId }, body: goodAddress }),
    writes: true,
  },
  'DELETE /api/auth/addresses/{addressId}': {
    expect: ownerOnly,
    send: ({ addressId }) => ({ params: { addressId } }),
    writes: true,
  },
  ...liveAccess,
  ...blogAccess,
  ...operationsAccess,
  ...productAccess,
  ...stockAccess,
  ...accountAccess,
  ...adminAccess,
  ...reportAccess,
  'POST /api/auth/logout': { expect: members, writes: true },
  // Every session has just been ended.
  'POST /api/auth/logout-everywhere': { expect: [401, 401, 401, 401, 401] },
};
