import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import type { checkoutSchema } from '#contract/selling/checkout/schema.ts';
import type { orders } from '#contract/selling/orders/endpoints.ts';
import type { payments } from '#contract/selling/payments/endpoints.ts';
import { readWords } from '#languages/read.ts';
import { isReportOrder, type ReportsService } from '../../astrology/reports/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Handlers, RequestContext } from '../../platform/http/serve.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import type { Session } from '../../platform/security/session.ts';
import type { PaymentsService } from '../payments/service.ts';
import type { CheckoutRequest } from './placing/request.ts';
import type { OrdersService } from './service.ts';

const words = readWords('orders/answers');

type CheckoutBody = z.output<typeof checkoutSchema>;

const keyOf = ({ 'idempotency-key': key }: IncomingHttpHeaders): string | null =>
  typeof key === 'string' && key !== '' ? key.slice(0, 200) : null;

const checkoutRequest = (
  body: CheckoutBody,
  session: Session,
  { lang, headers, ip }: Pick<RequestContext, 'lang' | 'headers' | 'ip'>,
): CheckoutRequest => ({
  userId: session.userId,
  language: lang,
  network: addressKey(ip),
  requestKey: keyOf(headers),
  items: body.items,
  shown: { amount: body.amount, deliveryCharges: body.deliveryCharges, totalAmount: body.totalAmount },
  address: body.shippingAddress,
  couponCodes: [body.couponCode, ...(body.couponCodes ?? [])],
  details: body,
  saveAddress: body.saveAddress ?? false,
});

/** Returns the handlers of the order endpoints, for buyers and admins. */
export const orderHandlers = (
  service: OrdersService,
  reportStatus: ReportsService['status'],
): Handlers<typeof orders> => {
  /** Returns the changed order with a message. */
  async function respond(done: true | AppError, id: string, session: Session, message: string) {
    if (done instanceof AppError) return done;
    const order = await service.read(id, session);
    return order instanceof AppError ? order : { message, order };
  }
  return {
    'GET /api/auth/user-orders': ({ session }) => service.list(session.userId),
    'GET /api/auth/order/{id}': ({ params, session }) => service.read(params.id, session),
    'GET /api/auth/check-status': async ({ query, session }) => {
      if (!query.order_id) return appError('order_id_missing');
      if (isReportOrder(query.order_id)) {
        const found = await reportStatus(query.order_id, session.userId);
        return found instanceof AppError ? found : { status: found.status };
      }
      const order = await service.read(query.order_id, session);
      return order instanceof AppError ? order : { status: order.orderStatus };
    },
    'POST /api/auth/place-order': async ({ body, session, lang, headers, ip, repeated }) => {
      if (body.paymentMethod !== 'cod') return appError('payment_method_required');
      const placed = await service.placeCash(checkoutRequest(body, session, { lang, headers, ip }));
      if (placed instanceof AppError) return placed;
      if (placed.isRepeated) repeated();
      const { order } = placed;
      return {
        message: words[lang].placed,
        order,
        paymentStatus: order.paymentStatus,
        ...(placed.isEqual && { repeated: true as const }),
      };
    },
    'PUT /api/auth/cancel-order/{id}': async ({ params, body, session, lang }) => {
      const orderId = await service.idOf(params.id);
      const done = await service.cancelByBuyer({
        orderId,
        userId: session.userId,
        reason: body.reason ?? null,
      });
      return respond(done, orderId, session, words[lang].cancelled);
    },
    'GET /api/auth/admin/all-orders': ({ query }) => service.listAll(query.status),
    'PUT /api/auth/admin/update-status': async ({ body, session, lang, demand }) => {
      const orderId = await service.idOf(body.orderId);
      const needs = await service.needsOf(orderId, body.status);
      const refused = needs && (await demand(needs));
      if (refused) return refused;
      const { status, reason = null, restock, courier = null, revision: expectedRevision = null } = body;
      const actorId = session.userId;
      const done = await service.setByShop({
        orderId,
        status,
        actorId,
        reason,
        restock,
        courier,
        expectedRevision,
        permission: needs?.permission ?? 'orders.pack',
      });
      return respond(done, orderId, session, words[lang].statusUpdated);
    },
    'PUT /api/auth/admin/orders/{id}': async ({ params, body, session, lang }) => {
      const expectedRevision = body.revision ?? null;
      const orderId = await service.idOf(params.id);
      const done = await service.markPaid({ orderId, actorId: session.userId, expectedRevision });
      return respond(done, orderId, session, words[lang].markedPaid);
    },
  };
};

type CheckoutEndpoints =
  | 'GET /api/payment/billing'
  | 'DELETE /api/payment/billing'
  | 'POST /api/payment/quote'
  | 'POST /api/payment/{provider}/create-order'
  | 'POST /api/payment/{provider}/continue-order';

/** Returns the handlers of the payment endpoints that create orders. */
export const checkoutHandlers = (
  service: OrdersService,
  { serves }: Pick<PaymentsService, 'serves'>,
): Pick<Handlers<typeof payments>, CheckoutEndpoints> => ({
  'GET /api/payment/billing': async ({ session: { userId } }) => {
    const [business, lastAddress] = await Promise.all([
      service.billedLast(userId),
      service.addressLast(userId),
    ]);
    return { business, lastAddress };
  },
  'DELETE /api/payment/billing': async ({ session, lang }) => {
    await service.forgetBilled(session.userId);
    return { message: words[lang].forgotten };
  },
  'POST /api/payment/quote': ({ body, session, ip }) =>
    service.quote(session.userId, body.items, {
      codes: [body.couponCode, ...(body.couponCodes ?? [])],
      guesser: { account: session.userId, network: addressKey(ip) },
    }),
  'POST /api/payment/{provider}/continue-order': async ({ params, body, session }) => {
    const orderId = await service.idOf(body.orderId);
    if (!(await serves(params.provider))) return appError('payment_provider_unknown');
    const resumed = await service.resumeOnline(session.userId, orderId);
    if (resumed instanceof AppError) return resumed;
    const { sessionId, gatewayOrderId, provider } = resumed;
    return {
      payment_session_id: sessionId,
      customOrderId: gatewayOrderId,
      // A page that names the default learns where the order is.
      ...(provider !== params.provider && { provider }),
    };
  },
  'POST /api/payment/{provider}/create-order': async ({ params, body, session, lang, headers, ip }) => {
    if (!(await serves(params.provider))) return appError('payment_provider_unknown');
    if (body.paymentMethod !== 'online') return appError('payment_method_required');
    const request = checkoutRequest(body, session, { lang, headers, ip });
    const opened = await service.openOnline({ ...request, provider: params.provider });
    if (opened instanceof AppError) return opened;
    return {
      ...(opened.isRepeated && { repeated: true as const }),
      payment_session_id: opened.sessionId,
      payment_link: null,
      checkout_url: null,
      customOrderId: opened.gatewayOrderId,
      orderId: opened.orderId,
      orderNumber: opened.orderNumber,
    };
  },
});
