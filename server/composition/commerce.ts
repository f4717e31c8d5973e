import { createCertificateAdmin, createCertificates } from '../catalog/certificates/service.ts';
import { createCollections } from '../catalog/collections/service.ts';
import { createHome } from '../catalog/home/service.ts';
import { createBulkAdmin } from '../catalog/products/admin/bulk.ts';
import { createProductPictures } from '../catalog/products/admin/pictures.ts';
import { createPriceGuard } from '../catalog/products/admin/price-guard.ts';
import { createProductAdmin } from '../catalog/products/admin/service.ts';
import { createAdminWriting } from '../catalog/products/admin/write-products.ts';
import { createProductExchange } from '../catalog/products/import-export/service.ts';
import { createPersonalFieldsAdmin } from '../catalog/products/personal/personal-fields.ts';
import { createCatalog, plainWords } from '../catalog/products/service.ts';
import { createOwnReviews } from '../catalog/reviews/own-reviews.ts';
import { createReviews } from '../catalog/reviews/service.ts';
import { createLowStockMail, createStockAdmin } from '../catalog/stock/admin/service.ts';
import { createStock, createStockFigures } from '../catalog/stock/service.ts';
import { createWishlist } from '../catalog/wishlist/service.ts';
import type { Platform } from '../platform/platform.ts';
import { createCart, createPersonalPhotos } from '../selling/cart/service.ts';
import { createCouponAdmin } from '../selling/coupons/admin/service.ts';
import { createCoupons } from '../selling/coupons/service.ts';
import { createEnergisation, dropFromCart, energisedOrders } from '../selling/energisation/service.ts';
import { createInvoices } from '../selling/invoices/service.ts';
import { createOrders, reservedLines } from '../selling/orders/service.ts';
import type { PaymentGateway } from '../selling/payments/payment-gateway.ts';
import { createPayments } from '../selling/payments/service.ts';
import { createReturnDeadlines, createReturns } from '../selling/returns/service.ts';
import type { Core } from './core.ts';
import { invoiceSources } from './invoice-sources.ts';
import { payables } from './payables.ts';

/** The services of products and orders, and those of {@link Core}. */
export type Commerce = ReturnType<typeof createCommerce>;

/**
 * Creates catalog, stock, cart, wishlist, coupons, certificates, payments, invoices, orders, reviews, returns and energisation. Each
 * object below adds services that use those of the object above it.
 */
export function createCommerce(platform: Platform, core: Core, { gateway }: { gateway: PaymentGateway }) {
  const basics = {
    ...core,
    cart: createCart({
      ...platform,
      reservedLines,
      dropServices: (userId) => dropFromCart(platform.db, userId),
    }),
    personalPhotos: createPersonalPhotos(platform, {
      encryptor: core.encryptorFor('personal photographs'),
    }),
    coupons: createCoupons(platform),
    couponAdmin: createCouponAdmin(platform, core),
    reviews: createReviews(platform),
    stock: createStock(platform),
  };
  const listed = { ...basics, catalog: createCatalog(platform, basics) };
  const shown = { ...listed, collections: createCollections(platform, listed) };
  const proved = {
    ...shown,
    home: createHome(platform, shown),
    certificates: createCertificates(platform, { ...listed, encryptor: core.encryptorFor('certificates') }),
  };
  const books = {
    ...proved,
    invoices: createInvoices(platform, { ...proved, sources: invoiceSources(proved) }),
    wishlist: createWishlist(platform, listed),
  };
  const till = {
    ...books,
    // A payment is confirmed whatever holds the pool.
    payments: createPayments(
      { ...platform, ...platform.reserved },
      {
        gateway,
        payables: payables(platform, books),
      },
    ),
  };
  const findDeadlines = createReturnDeadlines(platform, till);
  const sales = {
    ...till,
    orders: createOrders(platform, { ...till, findDeadlines, orderServices: energisedOrders }),
  };
  return {
    ...sales,
    ownReviews: createOwnReviews(platform, sales),
    returns: createReturns(platform, sales),
    energisation: createEnergisation(platform, {
      ...sales,
      encryptor: core.encryptorFor('energisation photographs'),
    }),
  };
}

/** The services with which admins manage products, and those of {@link Commerce}. */
export type ProductAdmin = ReturnType<typeof createProductServices>;

/** Creates the admin services of products: form, table, bulk changes, import, export and laboratory reports. */
export function createProductServices(platform: Platform, commerce: Commerce) {
  const priceGuard = createPriceGuard(platform, commerce);
  const writing = createAdminWriting(platform, { ...commerce, priceGuard });
  const productPictures = createProductPictures(platform, commerce);
  return {
    ...commerce,
    certificateAdmin: createCertificateAdmin(platform, { ...commerce, writing }),
    productPictures,
    productAdmin: createProductAdmin(platform, {
      ...commerce,
      priceGuard,
      writing,
      pictures: productPictures,
    }),
    personalFields: createPersonalFieldsAdmin(platform, commerce),
    productBulk: createBulkAdmin(platform, writing),
    stockAdmin: createStockAdmin(platform, { ...commerce, plainWords }),
    stockFigures: createStockFigures(platform),
    lowStockMail: createLowStockMail(platform, commerce),
    productExchange: createProductExchange(platform, { ...commerce, writing }),
  };
}
