import { almanac } from '#contract/astrology/almanac/endpoints.ts';
import { horoscope } from '#contract/astrology/horoscope/endpoints.ts';
import { muhurat } from '#contract/astrology/muhurat/endpoints.ts';
import { places } from '#contract/astrology/places/endpoints.ts';
import { remedies } from '#contract/astrology/remedies/endpoints.ts';
import { matchingComparisons } from '#contract/astrology/reports/comparison.ts';
import { reports } from '#contract/astrology/reports/endpoints.ts';
import { reportPdfs } from '#contract/astrology/reports/pdf.ts';
import { skyMonths } from '#contract/astrology/reports/sky-months.ts';
import { audit } from '#contract/base/audit/endpoints.ts';
import { settingsAdmin } from '#contract/base/settings/endpoints.ts';
import { forSale } from '#contract/base/settings/for-sale.ts';
import { siteDetails } from '#contract/base/site/details.ts';
import { site } from '#contract/base/site/endpoints.ts';
import { certificateAdmin } from '#contract/catalog/certificates/admin.ts';
import { certificates } from '#contract/catalog/certificates/endpoints.ts';
import { collections } from '#contract/catalog/collections/endpoints.ts';
import { home } from '#contract/catalog/home/endpoints.ts';
import { productAdmin } from '#contract/catalog/products/admin.ts';
import { catalog } from '#contract/catalog/products/endpoints.ts';
import { productExchange } from '#contract/catalog/products/import-export.ts';
import { personalisation } from '#contract/catalog/products/personal.ts';
import { productPublishing } from '#contract/catalog/products/publishing.ts';
import { reviews } from '#contract/catalog/reviews/endpoints.ts';
import { stockAdmin } from '#contract/catalog/stock/admin.ts';
import { wishlist } from '#contract/catalog/wishlist/endpoints.ts';
import { astrologerAdmin } from '#contract/consultations/astrologers/admin.ts';
import { astrologers } from '#contract/consultations/astrologers/endpoints.ts';
import { kyc } from '#contract/consultations/astrologers/kyc.ts';
import { chatReports } from '#contract/consultations/chat/abuse-reports.ts';
import { chat } from '#contract/consultations/chat/endpoints.ts';
import { chatKundli } from '#contract/consultations/chat/kundli.ts';
import { stoneOpinions } from '#contract/consultations/chat/stone-opinions.ts';
import { wallet } from '#contract/consultations/wallet/endpoints.ts';
import { adminSearch } from '#contract/office/admin-search/endpoints.ts';
import { blog } from '#contract/office/blog/endpoints.ts';
import { dashboard } from '#contract/office/dashboard/endpoints.ts';
import { operations } from '#contract/office/operations/endpoints.ts';
import { sales } from '#contract/office/sales/endpoints.ts';
import { contact } from '#contract/office/tickets/endpoints.ts';
import { adminUsers } from '#contract/people/accounts/admin.ts';
import { customers } from '#contract/people/accounts/customers.ts';
import { accounts } from '#contract/people/accounts/endpoints.ts';
import { signIn } from '#contract/people/accounts/oauth.ts';
import { secondFactor } from '#contract/people/accounts/second-factor.ts';
import { staff } from '#contract/people/accounts/staff.ts';
import { addresses } from '#contract/people/addresses/endpoints.ts';
import { birthProfiles } from '#contract/people/birth-profiles/endpoints.ts';
import { preferences } from '#contract/people/email-preferences/endpoints.ts';
import { personalData } from '#contract/people/personal-data/endpoints.ts';
import { nominees } from '#contract/people/personal-data/nominee.ts';
import { visitors } from '#contract/people/visitors/endpoints.ts';
import { cart } from '#contract/selling/cart/endpoints.ts';
import { delivery } from '#contract/selling/checkout/delivery.ts';
import { couponAdmin } from '#contract/selling/coupons/admin.ts';
import { coupons } from '#contract/selling/coupons/endpoints.ts';
import { couponFormEndpoints } from '#contract/selling/coupons/form-endpoints.ts';
import { energisationAdmin } from '#contract/selling/energisation/admin.ts';
import { energisation } from '#contract/selling/energisation/endpoints.ts';
import { invoices } from '#contract/selling/invoices/endpoints.ts';
import { orderAdmin } from '#contract/selling/orders/admin.ts';
import { orderBulk } from '#contract/selling/orders/bulk.ts';
import { ordersByHand } from '#contract/selling/orders/by-hand.ts';
import { orderCare } from '#contract/selling/orders/care.ts';
import { creditRequests } from '#contract/selling/orders/credit-requests.ts';
import { orders } from '#contract/selling/orders/endpoints.ts';
import { unpaidOrders } from '#contract/selling/orders/unpaid.ts';
import { orderViews } from '#contract/selling/orders/views.ts';
import { payments } from '#contract/selling/payments/endpoints.ts';
import { returns } from '#contract/selling/returns/endpoints.ts';
import { returnStepEndpoints } from '#contract/selling/returns/step-endpoints.ts';
import { almanacHandlers } from '../astrology/almanac/routes.ts';
import { horoscopeHandlers } from '../astrology/horoscope/routes.ts';
import { muhuratHandlers } from '../astrology/muhurat/routes.ts';
import { placesHandlers } from '../astrology/places/routes.ts';
import { remediesHandlers } from '../astrology/remedies/routes.ts';
import {
  comparisonHandlers,
  mountReturnHop,
  reportHandlers,
  reportPdfHandlers,
} from '../astrology/reports/routes.ts';
import { skyMonthsHandlers } from '../astrology/reports/sky-months.ts';
import { auditHandlers } from '../base/audit/routes.ts';
import { settingsAdminHandlers, siteDetailsHandlers, siteHandlers } from '../base/settings/routes.ts';
import { certificateAdminHandlers } from '../catalog/certificates/admin/routes.ts';
import { certificateHandlers } from '../catalog/certificates/routes.ts';
import { collectionHandlers } from '../catalog/collections/routes.ts';
import { homeHandlers } from '../catalog/home/routes.ts';
import { productAdminHandlers, productPublishingHandlers } from '../catalog/products/admin/routes.ts';
import { productExchangeHandlers } from '../catalog/products/import-export/routes.ts';
import { personalHandlers } from '../catalog/products/personal/routes.ts';
import { catalogHandlers } from '../catalog/products/routes.ts';
import { mountReviewerPicture } from '../catalog/reviews/reviewer-picture.ts';
import { reviewHandlers } from '../catalog/reviews/routes.ts';
import { stockHandlers } from '../catalog/stock/admin/routes.ts';
import { wishlistHandlers } from '../catalog/wishlist/routes.ts';
import { adminHandlers } from '../consultations/astrologers/admin/routes.ts';
import { astrologersHandlers, kycHandlers } from '../consultations/astrologers/routes.ts';
import {
  chatHandlers,
  chatKundliHandlers,
  chatReportsHandlers,
  stoneOpinionHandlers,
} from '../consultations/chat/routes.ts';
import { walletHandlers } from '../consultations/wallet/routes.ts';
import { adminSearchHandlers } from '../office/admin-search/routes.ts';
import { blogHandlers } from '../office/blog/routes.ts';
import { dashboardHandlers } from '../office/dashboard/routes.ts';
import { forSaleHandlers } from '../office/opening/routes.ts';
import { operationsHandlers } from '../office/operations/routes.ts';
import { salesHandlers } from '../office/sales/routes.ts';
import { ticketHandlers } from '../office/tickets/routes.ts';
import { usersHandlers } from '../people/accounts/admin/routes.ts';
import { customersHandlers } from '../people/accounts/customers/routes.ts';
import { mountSignIn, signInHandlers } from '../people/accounts/oauth/routes.ts';
import { accountsHandlers } from '../people/accounts/routes.ts';
import { secondFactorHandlers } from '../people/accounts/second-factor/routes.ts';
import { staffHandlers } from '../people/accounts/staff/routes.ts';
import { addressesHandlers } from '../people/addresses/routes.ts';
import { birthProfilesHandlers } from '../people/birth-profiles/routes.ts';
import { preferencesHandlers } from '../people/email-preferences/routes.ts';
import { nomineesHandlers } from '../people/personal-data/nominee-routes.ts';
import { personalDataHandlers } from '../people/personal-data/routes.ts';
import { visitorsHandlers } from '../people/visitors/routes.ts';
import type { Platform } from '../platform/platform.ts';
import { cartHandlers } from '../selling/cart/routes.ts';
import { couponAdminHandlers, couponFormHandlers } from '../selling/coupons/admin/routes.ts';
import { couponHandlers } from '../selling/coupons/routes.ts';
import { energisationAdminHandlers } from '../selling/energisation/admin/routes.ts';
import { energisationHandlers } from '../selling/energisation/routes.ts';
import { invoiceHandlers } from '../selling/invoices/routes.ts';
import { orderBulkHandlers, orderViewHandlers } from '../selling/orders/admin/bulk-routes.ts';
import { orderAdminHandlers } from '../selling/orders/admin/routes.ts';
import { unpaidOrdersHandlers } from '../selling/orders/admin/unpaid.ts';
import { orderCareHandlers } from '../selling/orders/changing/care-routes.ts';
import { creditRequestHandlers } from '../selling/orders/credit/routes.ts';
import { ordersByHandHandlers } from '../selling/orders/placing/by-hand-routes.ts';
import { deliveryHandlers } from '../selling/orders/placing/delivery.ts';
import { checkoutHandlers, orderHandlers } from '../selling/orders/routes.ts';
import { paymentHandlers } from '../selling/payments/routes.ts';
import { returnStepHandlers, returnsHandlers } from '../selling/returns/routes.ts';
import type { RouteRegistry } from './register-routes.ts';
import type { Services } from './services.ts';

/** Registers every endpoint of the contract with its handler. The endpoint for an order's status also serves reports. */
export function registerEndpoints(
  { app, register }: RouteRegistry,
  services: Services,
  { config, db, now }: Pick<Platform, 'config' | 'db' | 'now'>,
): void {
  const { publicUrl, clientUrl } = config;
  register(site, siteHandlers(services.settings, services.sale.sells));
  register(forSale, forSaleHandlers(services.sale));
  register(siteDetails, siteDetailsHandlers(services.settings));
  register(settingsAdmin, settingsAdminHandlers(services));
  register(accounts, accountsHandlers(services.accounts, publicUrl));
  register(secondFactor, secondFactorHandlers(services.accounts, publicUrl));
  register(adminUsers, usersHandlers(services.users));
  register(customers, customersHandlers(services.customers, services.users, services.goodwill));
  register(staff, staffHandlers(services.accounts));
  register(signIn, signInHandlers(services.signIn, publicUrl));
  mountSignIn(app, { service: services.signIn, limits: services.limits, publicUrl, clientUrl });
  register(addresses, addressesHandlers(services.addresses));
  register(contact, ticketHandlers(services.tickets, services.ticketSenders));
  register(audit, auditHandlers(services));
  register(operations, operationsHandlers(services.operations));
  register(dashboard, dashboardHandlers(services.adminDashboard));
  register(sales, salesHandlers(services.sales));
  register(adminSearch, adminSearchHandlers(services.adminSearch));

  registerProducts(register, services);
  register(
    reviews,
    reviewHandlers(services.reviews, services.ownReviews, services.moderation, services.catalog),
  );
  mountReviewerPicture(app);
  register(stockAdmin, stockHandlers(services.stockAdmin));
  register(cart, cartHandlers(services.cart, { db, now }));
  register(personalisation, personalHandlers(services.personalFields, services.personalPhotos));
  register(couponAdmin, couponAdminHandlers(services.couponAdmin));
  register(couponFormEndpoints, couponFormHandlers(services.couponAdmin));
  register(coupons, couponHandlers(services.coupons, services.orders.cartForCoupons));
  register(invoices, invoiceHandlers(services.invoices));
  register(delivery, deliveryHandlers(services.settings, services.catalog));
  register(orders, orderHandlers(services.orders, services.reports.status));
  register(orderAdmin, orderAdminHandlers(services.orders));
  register(orderBulk, orderBulkHandlers(services.orders));
  register(orderViews, orderViewHandlers(services.orders));
  register(orderCare, orderCareHandlers(services.orders));
  register(unpaidOrders, unpaidOrdersHandlers(services.orders.listUnpaid));
  register(ordersByHand, ordersByHandHandlers(services.orders, services.coupons));
  register(creditRequests, creditRequestHandlers(services.orders.creditRequests));
  register(returns, returnsHandlers(services.returns));
  register(returnStepEndpoints, returnStepHandlers(services.returns));
  register(energisation, energisationHandlers(services.energisation));
  register(energisationAdmin, energisationAdminHandlers(services.energisation));
  register(certificates, certificateHandlers(services.certificates));
  register(certificateAdmin, certificateAdminHandlers(services.certificateAdmin, services.certificates));
  register(payments, {
    ...paymentHandlers(services.payments),
    ...checkoutHandlers(services.orders, services.payments),
  });

  register(places, placesHandlers(services.places));
  register(almanac, almanacHandlers(services.almanac, now));
  register(reports, reportHandlers(services.reports));
  register(matchingComparisons, comparisonHandlers(services.reports));
  register(reportPdfs, reportPdfHandlers(services.reports));
  register(skyMonths, skyMonthsHandlers());
  mountReturnHop(app, { service: services.reports, clientUrl });
  register(remedies, remediesHandlers(services.remedies));
  register(birthProfiles, birthProfilesHandlers(services.birthProfiles));
  register(horoscope, horoscopeHandlers(services.horoscope));
  register(muhurat, muhuratHandlers(services.muhurats));

  register(astrologers, astrologersHandlers(services.astrologers, services.photos));
  register(kyc, kycHandlers(services.kyc, services.photos));
  register(astrologerAdmin, adminHandlers(services));
  register(chat, chatHandlers(services.chat));
  register(chatKundli, chatKundliHandlers(services.chatKundli));
  register(stoneOpinions, stoneOpinionHandlers(services.stoneOpinions));
  register(chatReports, chatReportsHandlers(services.chatReports));
  register(wallet, walletHandlers(services.wallet));

  register(blog, blogHandlers(services.blog));
  register(visitors, visitorsHandlers(services.visitors));
  register(personalData, personalDataHandlers(services.personalData, services.preferences));
  register(nominees, nomineesHandlers(services.personalData));
  register(preferences, preferencesHandlers(services.preferences, services.accounts));
}

/** Registers the endpoints of products, collections and the home page. */
function registerProducts(register: RouteRegistry['register'], services: Services): void {
  register(wishlist, wishlistHandlers(services.wishlist));
  register(catalog, catalogHandlers(services.catalog));
  register(productAdmin, productAdminHandlers(services.productAdmin, services.productBulk, services.catalog));
  register(productPublishing, productPublishingHandlers(services.productAdmin, services.catalog));
  register(productExchange, productExchangeHandlers(services.productExchange));
  register(collections, collectionHandlers(services.collections));
  register(home, homeHandlers(services.home));
}
