import { cart as cartEndpoints } from '#contract/cart/endpoints.ts';
import { catalog as catalogEndpoints } from '#contract/catalog/endpoints.ts';
import { couponAdmin as couponAdminEndpoints } from '#contract/coupons/admin.ts';
import { coupons as couponEndpoints } from '#contract/coupons/endpoints.ts';
import { invoices as invoiceEndpoints } from '#contract/invoices/endpoints.ts';
import { orderAdmin as orderAdminEndpoints } from '#contract/orders/admin.ts';
import { orders as orderEndpoints } from '#contract/orders/endpoints.ts';
import { payments as paymentEndpoints } from '#contract/payments/endpoints.ts';
import { returns as returnEndpoints } from '#contract/returns/endpoints.ts';
import { reviews as reviewEndpoints } from '#contract/reviews/endpoints.ts';
import { wishlist as wishlistEndpoints } from '#contract/wishlist/endpoints.ts';
import { cartHandlers } from '../cart/routes.ts';
import { createCart } from '../cart/service.ts';
import { catalogHandlers } from '../catalog/routes.ts';
import { createCatalog } from '../catalog/service.ts';
import { couponAdminHandlers } from '../coupons/admin/routes.ts';
import { createCouponAdmin } from '../coupons/admin/service.ts';
import { couponHandlers } from '../coupons/routes.ts';
import { createCoupons } from '../coupons/service.ts';
import { invoiceHandlers } from '../invoices/routes.ts';
import { createInvoices } from '../invoices/service.ts';
import { orderAdminHandlers } from '../orders/admin/routes.ts';
import { checkoutHandlers, orderHandlers } from '../orders/routes.ts';
import { createOrders, reservedLines } from '../orders/service.ts';
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

/** The services of products and orders. */
export type Commerce = ReturnType<typeof createCommerce>;

/** Creates catalog, stock, cart, wishlist, coupons, payments, invoices, orders, reviews and returns. */
export function createCommerce(
  platform: Platform,
  { audit, settings, accounts, addresses, mail, pdfs }: Core,
  { externalServices, storage }: { externalServices: ExternalServices; storage: Storage },
) {
  const stock = createStock(platform);
  const reviews = createReviews(platform);
  const catalog = createCatalog(platform, { stock, settings, reviews });
  const cart = createCart({ ...platform, reservedLines });
  const wishlist = createWishlist(platform, { catalog });
  const coupons = createCoupons(platform);
  const couponAdmin = createCouponAdmin(platform, { accounts, audit });
  const payments = createPayments(platform, {
    gateway: createGateway(externalServices.gateway),
    secrets: externalServices.gateway.clientSecrets,
    notifyUrl: externalServices.notifyUrl,
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

/** Registers their endpoints. The endpoint for an order's status also serves reports. */
export function serveCommerce(
  { register }: RouteRegistry,
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
  {
    db,
    externalServices,
    reports,
  }: Pick<Platform, 'db'> & { externalServices: ExternalServices; reports: ReportsService },
): void {
  register(wishlistEndpoints, wishlistHandlers(wishlist));
  register(catalogEndpoints, catalogHandlers(catalog));
  register(reviewEndpoints, reviewHandlers(reviews, ownReviews, catalog));
  register(cartEndpoints, cartHandlers(cart, db));
  register(couponAdminEndpoints, couponAdminHandlers(couponAdmin));
  register(couponEndpoints, couponHandlers(coupons, orders.cartForCoupons));
  register(invoiceEndpoints, invoiceHandlers(invoices));
  register(orderEndpoints, orderHandlers(orders, reports.status));
  register(orderAdminEndpoints, orderAdminHandlers(orders));
  register(returnEndpoints, returnsHandlers(returns));
  register(paymentEndpoints, {
    ...paymentHandlers(payments, externalServices.gateway),
    ...checkoutHandlers(orders),
  });
}
