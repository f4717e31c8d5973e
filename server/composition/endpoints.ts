import { adminUsers } from '#contract/accounts/admin.ts';
import { customers } from '#contract/accounts/customers.ts';
import { accounts } from '#contract/accounts/endpoints.ts';
import { signIn } from '#contract/accounts/oauth.ts';
import { secondFactor } from '#contract/accounts/second-factor.ts';
import { staff } from '#contract/accounts/staff.ts';
import { addresses } from '#contract/addresses/endpoints.ts';
import { almanac } from '#contract/almanac/endpoints.ts';
import { astrologerAdmin } from '#contract/astrologers/admin.ts';
import { astrologers } from '#contract/astrologers/endpoints.ts';
import { kyc } from '#contract/astrologers/kyc.ts';
import { audit } from '#contract/audit/endpoints.ts';
import { birthProfiles } from '#contract/birth-profiles/endpoints.ts';
import { blog } from '#contract/blog/endpoints.ts';
import { cart } from '#contract/cart/endpoints.ts';
import { productAdmin } from '#contract/catalog/admin.ts';
import { catalog } from '#contract/catalog/endpoints.ts';
import { productExchange } from '#contract/catalog/import-export.ts';
import { personalisation } from '#contract/catalog/personal.ts';
import { productPublishing } from '#contract/catalog/publishing.ts';
import { certificateAdmin } from '#contract/certificates/admin.ts';
import { certificates } from '#contract/certificates/endpoints.ts';
import { chatReports } from '#contract/chat/abuse-reports.ts';
import { chat } from '#contract/chat/endpoints.ts';
import { chatKundli } from '#contract/chat/kundli.ts';
import { stoneOpinions } from '#contract/chat/stone-opinions.ts';
import { delivery } from '#contract/checkout/delivery.ts';
import { collections } from '#contract/collections/endpoints.ts';
import { couponAdmin } from '#contract/coupons/admin.ts';
import { couponDesk } from '#contract/coupons/desk.ts';
import { coupons } from '#contract/coupons/endpoints.ts';
import { dashboard } from '#contract/dashboard/endpoints.ts';
import { desk } from '#contract/desk/endpoints.ts';
import { preferences } from '#contract/email-preferences/endpoints.ts';
import { energisationAdmin } from '#contract/energisation/admin.ts';
import { energisation } from '#contract/energisation/endpoints.ts';
import { home } from '#contract/home/endpoints.ts';
import { horoscope } from '#contract/horoscope/endpoints.ts';
import { invoices } from '#contract/invoices/endpoints.ts';
import { muhurat } from '#contract/muhurat/endpoints.ts';
import { operations } from '#contract/operations/endpoints.ts';
import { orderAdmin } from '#contract/orders/admin.ts';
import { orderBulk } from '#contract/orders/bulk.ts';
import { ordersByHand } from '#contract/orders/by-hand.ts';
import { orderCare } from '#contract/orders/care.ts';
import { creditRequests } from '#contract/orders/credit-requests.ts';
import { orders } from '#contract/orders/endpoints.ts';
import { unpaidOrders } from '#contract/orders/unpaid.ts';
import { orderViews } from '#contract/orders/views.ts';
import { payments } from '#contract/payments/endpoints.ts';
import { personalData } from '#contract/personal-data/endpoints.ts';
import { nominees } from '#contract/personal-data/nominee.ts';
import { places } from '#contract/places/endpoints.ts';
import { remedies } from '#contract/remedies/endpoints.ts';
import { matchingComparisons } from '#contract/reports/comparison.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { reportPdfs } from '#contract/reports/pdf.ts';
import { skyMonths } from '#contract/reports/sky-months.ts';
import { returns } from '#contract/returns/endpoints.ts';
import { returnStepEndpoints } from '#contract/returns/step-endpoints.ts';
import { reviews } from '#contract/reviews/endpoints.ts';
import { sales } from '#contract/sales/endpoints.ts';
import { settingsAdmin } from '#contract/settings/endpoints.ts';
import { forSale } from '#contract/settings/for-sale.ts';
import { siteDetails } from '#contract/site/details.ts';
import { site } from '#contract/site/endpoints.ts';
import { stockAdmin } from '#contract/stock/admin.ts';
import { contact } from '#contract/tickets/endpoints.ts';
import { visitors } from '#contract/visitors/endpoints.ts';
import { wallet } from '#contract/wallet/endpoints.ts';
import { wishlist } from '#contract/wishlist/endpoints.ts';
import { usersHandlers } from '../accounts/admin/routes.ts';
import { customersHandlers } from '../accounts/customers/routes.ts';
import { mountSignIn, signInHandlers } from '../accounts/oauth/routes.ts';
import { accountsHandlers } from '../accounts/routes.ts';
import { secondFactorHandlers } from '../accounts/second-factor/routes.ts';
import { staffHandlers } from '../accounts/staff/routes.ts';
import { addressesHandlers } from '../addresses/routes.ts';
import { almanacHandlers } from '../almanac/routes.ts';
import { adminHandlers } from '../astrologers/admin/routes.ts';
import { astrologersHandlers, kycHandlers } from '../astrologers/routes.ts';
import { auditHandlers } from '../audit/routes.ts';
import { birthProfilesHandlers } from '../birth-profiles/routes.ts';
import { blogHandlers } from '../blog/routes.ts';
import { cartHandlers } from '../cart/routes.ts';
import { productAdminHandlers, productPublishingHandlers } from '../catalog/admin/routes.ts';
import { productExchangeHandlers } from '../catalog/import-export/routes.ts';
import { personalHandlers } from '../catalog/personal/routes.ts';
import { catalogHandlers } from '../catalog/routes.ts';
import { certificateAdminHandlers } from '../certificates/admin/routes.ts';
import { certificateHandlers } from '../certificates/routes.ts';
import {
  chatHandlers,
  chatKundliHandlers,
  chatReportsHandlers,
  stoneOpinionHandlers,
} from '../chat/routes.ts';
import { collectionHandlers } from '../collections/routes.ts';
import { couponAdminHandlers, couponDeskHandlers } from '../coupons/admin/routes.ts';
import { couponHandlers } from '../coupons/routes.ts';
import { dashboardHandlers } from '../dashboard/routes.ts';
import { deskHandlers } from '../desk/routes.ts';
import { preferencesHandlers } from '../email-preferences/routes.ts';
import { energisationAdminHandlers } from '../energisation/admin/routes.ts';
import { energisationHandlers } from '../energisation/routes.ts';
import { homeHandlers } from '../home/routes.ts';
import { horoscopeHandlers } from '../horoscope/routes.ts';
import { invoiceHandlers } from '../invoices/routes.ts';
import { muhuratHandlers } from '../muhurat/routes.ts';
import { forSaleHandlers } from '../opening/routes.ts';
import { operationsHandlers } from '../operations/routes.ts';
import { orderBulkHandlers, orderViewHandlers } from '../orders/admin/bulk-routes.ts';
import { orderAdminHandlers } from '../orders/admin/routes.ts';
import { unpaidOrdersHandlers } from '../orders/admin/unpaid.ts';
import { ordersByHandHandlers } from '../orders/by-hand-routes.ts';
import { orderCareHandlers } from '../orders/care-routes.ts';
import { creditRequestHandlers } from '../orders/credit/routes.ts';
import { deliveryHandlers } from '../orders/delivery.ts';
import { checkoutHandlers, orderHandlers } from '../orders/routes.ts';
import { paymentHandlers } from '../payments/routes.ts';
import { nomineesHandlers } from '../personal-data/nominee-routes.ts';
import { personalDataHandlers } from '../personal-data/routes.ts';
import { placesHandlers } from '../places/routes.ts';
import type { Platform } from '../platform/platform.ts';
import type { ExternalServices } from '../platform/sandbox/external-services.ts';
import { remediesHandlers } from '../remedies/routes.ts';
import { comparisonHandlers, mountReturnHop, reportHandlers, reportPdfHandlers } from '../reports/routes.ts';
import { skyMonthsHandlers } from '../reports/sky-months.ts';
import { returnStepHandlers, returnsHandlers } from '../returns/routes.ts';
import { mountReviewerPicture } from '../reviews/reviewer-picture.ts';
import { reviewHandlers } from '../reviews/routes.ts';
import { salesHandlers } from '../sales/routes.ts';
import { settingsAdminHandlers, siteDetailsHandlers, siteHandlers } from '../settings/routes.ts';
import { stockHandlers } from '../stock/admin/routes.ts';
import { ticketHandlers } from '../tickets/routes.ts';
import { visitorsHandlers } from '../visitors/routes.ts';
import { walletHandlers } from '../wallet/routes.ts';
import { wishlistHandlers } from '../wishlist/routes.ts';
import type { RouteRegistry } from './register-routes.ts';
import type { Services } from './services.ts';

/** Registers every endpoint of the contract with its handler. The endpoint for an order's status also serves reports. */
export function registerEndpoints(
  { app, register }: RouteRegistry,
  services: Services,
  { config, db, now, gateway }: Pick<Platform, 'config' | 'db' | 'now'> & Pick<ExternalServices, 'gateway'>,
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
  register(desk, deskHandlers(services.desk));

  registerProducts(register, services);
  register(
    reviews,
    reviewHandlers(services.reviews, services.ownReviews, services.moderation, services.catalog),
  );
  mountReviewerPicture(app);
  register(stockAdmin, stockHandlers(services.stockDesk));
  register(cart, cartHandlers(services.cart, { db, now }));
  register(personalisation, personalHandlers(services.personalFields, services.personalPhotos));
  register(couponAdmin, couponAdminHandlers(services.couponAdmin));
  register(couponDesk, couponDeskHandlers(services.couponAdmin));
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
    ...paymentHandlers(services.payments, gateway),
    ...checkoutHandlers(services.orders),
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
