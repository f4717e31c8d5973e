import type { OptionalModule } from '#contract/core/optional-modules.ts';
import { delivery as deliveryApi } from '#contract/selling/checkout/delivery.ts';
import { coupons as couponsApi } from '#contract/selling/coupons/endpoints.ts';
import { orderAdmin as orderAdminApi } from '#contract/selling/orders/admin.ts';
import { orderBulk as orderBulkApi } from '#contract/selling/orders/bulk.ts';
import { ordersByHand as ordersByHandApi } from '#contract/selling/orders/by-hand.ts';
import { orderCare as orderCareApi } from '#contract/selling/orders/care.ts';
import { creditRequests as creditRequestsApi } from '#contract/selling/orders/credit-requests.ts';
import { unpaidOrders as unpaidOrdersApi } from '#contract/selling/orders/unpaid.ts';
import { orderViews as orderViewsApi } from '#contract/selling/orders/views.ts';
import { payments as paymentsApi } from '#contract/selling/payments/endpoints.ts';
import { everyHour } from '../../platform/core/durations.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { FirstOf, PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { couponHandlers } from '../coupons/routes.ts';
import type { CouponsService } from '../coupons/service.ts';
import { energisedOrders } from '../energisation/service.ts';
import { paymentHandlers } from '../payments/routes.ts';
import { createReturnDeadlines } from '../returns/service.ts';
import { orderBulkHandlers, orderViewHandlers } from './admin/bulk-routes.ts';
import { orderAdminHandlers } from './admin/routes.ts';
import { unpaidOrdersHandlers } from './admin/unpaid.ts';
import { orderCareHandlers } from './changing/care-routes.ts';
import { creditRequestHandlers } from './credit/routes.ts';
import { orderEmails } from './emails/emails.ts';
import { orderProblems } from './integrity.ts';
import { createOrderEmails, type EmailParts } from './order-emails.ts';
import { createOrderInvoiceSource } from './papers/invoice-source.ts';
import { createOrderPayable } from './paying/payable.ts';
import { ordersPersonal } from './personal-data.ts';
import { ordersByHandHandlers } from './placing/by-hand-routes.ts';
import { deliveryHandlers } from './placing/delivery.ts';
import { checkoutHandlers } from './routes.ts';
import { createOrders } from './service.ts';

/** Orders, from the checkout to the parcel. The status of an order is registered with reports, which answer it too. */
export const ordersModule = {
  name: 'orders',
  start(
    platform: Platform,
    parts: Omit<PartsOf<typeof createOrders>, 'findDeadlines' | 'orderServices'> &
      PartsOf<typeof createReturnDeadlines> &
      Omit<FirstOf<typeof createOrderPayable>, 'emails'> &
      EmailParts &
      FirstOf<typeof createOrderInvoiceSource> & {
        coupons: CouponsService;
        isOn: (module: OptionalModule) => boolean;
      },
  ) {
    // What was energised before it was left out can still be called off.
    const orderServices = parts.isOn('energisation')
      ? energisedOrders
      : { ...energisedOrders, chosen: async () => [] };
    const findDeadlines = createReturnDeadlines(platform, parts);
    const orders = createOrders(platform, { ...parts, findDeadlines, orderServices });
    const { catalog, coupons, payments, settings } = parts;
    return {
      services: { orders },
      endpoints: (routes: RouteRegistry) => {
        routes.register(couponsApi, couponHandlers(coupons, orders.cartForCoupons));
        routes.register(deliveryApi, deliveryHandlers(settings, catalog));
        routes.register(orderAdminApi, orderAdminHandlers(orders));
        routes.register(orderBulkApi, orderBulkHandlers(orders));
        routes.register(orderViewsApi, orderViewHandlers(orders));
        routes.register(orderCareApi, orderCareHandlers(orders));
        routes.register(unpaidOrdersApi, unpaidOrdersHandlers(orders.listUnpaid));
        routes.register(ordersByHandApi, ordersByHandHandlers(orders, coupons));
        routes.register(creditRequestsApi, creditRequestHandlers(orders.creditRequests));
        routes.register(paymentsApi, { ...paymentHandlers(payments), ...checkoutHandlers(orders, payments) });
      },
      schedules: {
        'unpaid orders': { sweep: orders.sweep, cron: everyHour },
        'credit requests': { sweep: orders.creditRequests.sweep, cron: everyHour },
      },
      payables: { shop: createOrderPayable({ ...parts, emails: createOrderEmails(platform, parts) }) },
      invoiceSources: { order: createOrderInvoiceSource(parts) },
    };
  },
  emails: orderEmails,
  personalData: [ordersPersonal],
  integrity: [orderProblems],
};
