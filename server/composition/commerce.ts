import { cart as cartCalls } from '#contract/cart/endpoints.ts';
import { catalog as catalogCalls } from '#contract/catalog/endpoints.ts';
import { couponAdmin as couponAdminCalls } from '#contract/coupons/admin.ts';
import { coupons as couponCalls } from '#contract/coupons/endpoints.ts';
import { invoices as invoiceCalls } from '#contract/invoices/endpoints.ts';
import { orderAdmin as orderAdminCalls } from '#contract/orders/admin.ts';
import { orders as orderCalls } from '#contract/orders/endpoints.ts';
import { payments as paymentCalls } from '#contract/payments/endpoints.ts';
import { returns as returnCalls } from '#contract/returns/endpoints.ts';
import { reviews as reviewCalls } from '#contract/reviews/endpoints.ts';
import { wishlist as wishlistCalls } from '#contract/wishlist/endpoints.ts';
import { cartHandlers } from '../cart/routes.ts';
import { createCart } from '../cart/service.ts';
import { catalogHandlers } from '../catalog/routes.ts';
import { createCatalog } from '../catalog/service.ts';
import { createCouponAdmin } from '../coupons/admin/coupons.ts';
import { couponAdminHandlers } from '../coupons/admin/routes.ts';
import { couponHandlers } from '../coupons/routes.ts';
import { createCoupons } from '../coupons/service.ts';
import { invoiceHandlers } from '../invoices/routes.ts';
import { createInvoices } from '../invoices/service.ts';
import { orderAdminHandlers } from '../orders/admin/routes.ts';
import { checkoutHandlers, orderHandlers } from '../orders/routes.ts';
import { createOrders, heldLines } from '../orders/service.ts';
import { createGateway } from '../payments/gateway.ts';
import { paymentHandlers } from '../payments/routes.ts';
import { createPayments } from '../payments/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { ExternalServices } from '../platform/sandbox/external-services.ts';
import { createPictures } from '../platform/storage/pictures.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { ReportsService } from '../reports/service.ts';
import { returnsHandlers } from '../returns/routes.ts';
import { createReturns } from '../returns/service.ts';
import { createOwnReviews } from '../reviews/own-reviews.ts';
import { reviewHandlers } from '../reviews/routes.ts';
import { createReviews } from '../reviews/service.ts';
import { createStock } from '../stock/service.ts';
import { wishlistHandlers } from '../wishlist/routes.ts';
import { createWishlist } from '../wishlist/service.ts';
import type { Core } from './core.ts';
import type { RouteRegistry } from './register-routes.ts';

/** Goods, and the way they are bought. */
export type Commerce = ReturnType<typeof createCommerce>;

/** Goods, carts, coupons, payments, orders and reviews. */
export function createCommerce(
  platform: Platform,
  { audit, settings, accounts, addresses, mail, pdfs }: Core,
  { outside, storage }: { outside: ExternalServices; storage: Storage },
) {
  const stock = createStock(platform);
  const reviews = createReviews(platform);
  const catalog = createCatalog(platform, { stock, settings, reviews });
  const cart = createCart({ ...platform, heldLines });
  const wishlist = createWishlist(platform, { catalog });
  const coupons = createCoupons(platform);
  const couponAdmin = createCouponAdmin(platform, { accounts, audit });
  const payments = createPayments(platform, {
    gateway: createGateway(outside.gateway),
    secrets: outside.gateway.clientSecrets,
    notifyUrl: outside.notifyUrl,
  });
  const invoices = createInvoices(platform, { settings, accounts, addresses, pdfs });
  const buying = {
    audit,
    settings,
    accounts,
    addresses,
    catalog,
    coupons,
    stock,
    cart,
    mail,
    payments,
    invoices,
  };
  const orders = createOrders(platform, buying);
  const pictures = createPictures(storage);
  const ownReviews = createOwnReviews(platform, { reviews, accounts, catalog, orders, pictures });
  const returns = createReturns(platform, { ...buying, orders, pictures });
  return {
    stock,
    reviews,
    catalog,
    cart,
    wishlist,
    coupons,
    couponAdmin,
    payments,
    invoices,
    orders,
    ownReviews,
    returns,
  };
}

/** Serves their calls. An order's status is asked for reports by the same call. */
export function serveCommerce(
  { calls }: RouteRegistry,
  {
    catalog,
    reviews,
    ownReviews,
    wishlist,
    cart,
    coupons,
    couponAdmin,
    orders,
    invoices,
    payments,
    returns,
  }: Commerce,
  { db, outside, reports }: Pick<Platform, 'db'> & { outside: ExternalServices; reports: ReportsService },
): void {
  calls(wishlistCalls, wishlistHandlers(wishlist));
  calls(catalogCalls, catalogHandlers(catalog));
  calls(reviewCalls, reviewHandlers(reviews, ownReviews, catalog));
  calls(cartCalls, cartHandlers(cart, db));
  calls(couponAdminCalls, couponAdminHandlers(couponAdmin));
  calls(couponCalls, couponHandlers(coupons, orders.cartForCoupons));
  calls(invoiceCalls, invoiceHandlers(invoices));
  calls(orderCalls, orderHandlers(orders, reports.status));
  calls(orderAdminCalls, orderAdminHandlers(orders));
  calls(returnCalls, returnsHandlers(returns));
  calls(paymentCalls, { ...paymentHandlers(payments, outside.gateway), ...checkoutHandlers(orders) });
}
