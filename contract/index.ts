import { adminUsers } from './accounts/admin.ts';
import { customers } from './accounts/customers.ts';
import { accounts } from './accounts/endpoints.ts';
import { signIn } from './accounts/oauth.ts';
import { secondFactor } from './accounts/second-factor.ts';
import { staff } from './accounts/staff.ts';
import { addresses } from './addresses/endpoints.ts';
import { almanac } from './almanac/endpoints.ts';
import { astrologerAdmin } from './astrologers/admin.ts';
import { astrologers } from './astrologers/endpoints.ts';
import { kyc } from './astrologers/kyc.ts';
import { audit } from './audit/endpoints.ts';
import { birthProfiles } from './birth-profiles/endpoints.ts';
import { blog } from './blog/endpoints.ts';
import { cart } from './cart/endpoints.ts';
import { productAdmin } from './catalog/admin.ts';
import { catalog } from './catalog/endpoints.ts';
import { productExchange } from './catalog/import-export.ts';
import { personalisation } from './catalog/personal.ts';
import { productPublishing } from './catalog/publishing.ts';
import { certificateAdmin } from './certificates/admin.ts';
import { certificates } from './certificates/endpoints.ts';
import { chatReports } from './chat/abuse-reports.ts';
import { chat } from './chat/endpoints.ts';
import { chatKundli } from './chat/kundli.ts';
import { stoneOpinions } from './chat/stone-opinions.ts';
import { delivery } from './checkout/delivery.ts';
import { collections } from './collections/endpoints.ts';
import type { Endpoints } from './core/endpoint.ts';
import { couponAdmin } from './coupons/admin.ts';
import { couponDesk } from './coupons/desk.ts';
import { coupons } from './coupons/endpoints.ts';
import { dashboard } from './dashboard/endpoints.ts';
import { desk } from './desk/endpoints.ts';
import { preferences } from './email-preferences/endpoints.ts';
import { energisationAdmin } from './energisation/admin.ts';
import { energisation } from './energisation/endpoints.ts';
import { home } from './home/endpoints.ts';
import { horoscope } from './horoscope/endpoints.ts';
import { invoices } from './invoices/endpoints.ts';
import { muhurat } from './muhurat/endpoints.ts';
import { operations } from './operations/endpoints.ts';
import { orderAdmin } from './orders/admin.ts';
import { orderBulk } from './orders/bulk.ts';
import { ordersByHand } from './orders/by-hand.ts';
import { orderCare } from './orders/care.ts';
import { creditRequests } from './orders/credit-requests.ts';
import { orders } from './orders/endpoints.ts';
import { unpaidOrders } from './orders/unpaid.ts';
import { orderViews } from './orders/views.ts';
import { payments } from './payments/endpoints.ts';
import { personalData } from './personal-data/endpoints.ts';
import { nominees } from './personal-data/nominee.ts';
import { places } from './places/endpoints.ts';
import { remedies } from './remedies/endpoints.ts';
import { matchingComparisons } from './reports/comparison.ts';
import { reports } from './reports/endpoints.ts';
import { reportPdfs } from './reports/pdf.ts';
import { skyMonths } from './reports/sky-months.ts';
import { returns } from './returns/endpoints.ts';
import { returnStepEndpoints } from './returns/step-endpoints.ts';
import { reviews } from './reviews/endpoints.ts';
import { sales } from './sales/endpoints.ts';
import { settingsAdmin } from './settings/endpoints.ts';
import { forSale } from './settings/for-sale.ts';
import { siteDetails } from './site/details.ts';
import { site } from './site/endpoints.ts';
import { stockAdmin } from './stock/admin.ts';
import { contact } from './tickets/endpoints.ts';
import { visitors } from './visitors/endpoints.ts';
import { wallet } from './wallet/endpoints.ts';
import { wishlist } from './wishlist/endpoints.ts';

/** All endpoints of the API. Routes, validation, the typed client and the OpenAPI document derive from it. */
export const contract = {
  ...accounts,
  ...addresses,
  ...almanac,
  ...astrologerAdmin,
  ...astrologers,
  ...audit,
  ...birthProfiles,
  ...blog,
  ...cart,
  ...catalog,
  ...certificateAdmin,
  ...certificates,
  ...chat,
  ...chatKundli,
  ...chatReports,
  ...collections,
  ...contact,
  ...couponAdmin,
  ...couponDesk,
  ...coupons,
  ...dashboard,
  ...desk,
  ...delivery,
  ...energisation,
  ...energisationAdmin,
  ...adminUsers,
  ...customers,
  ...home,
  ...horoscope,
  ...muhurat,
  ...siteDetails,
  ...invoices,
  ...kyc,
  ...operations,
  ...orderAdmin,
  ...orderBulk,
  ...orderViews,
  ...orderCare,
  ...ordersByHand,
  ...creditRequests,
  ...unpaidOrders,
  ...orders,
  ...payments,
  ...places,
  ...productAdmin,
  ...productExchange,
  ...productPublishing,
  ...personalData,
  ...nominees,
  ...preferences,
  ...remedies,
  ...reportPdfs,
  ...reports,
  ...matchingComparisons,
  ...skyMonths,
  ...personalisation,
  ...returns,
  ...returnStepEndpoints,
  ...reviews,
  ...secondFactor,
  ...sales,
  ...settingsAdmin,
  ...forSale,
  ...signIn,
  ...staff,
  ...stockAdmin,
  ...stoneOpinions,
  ...site,
  ...visitors,
  ...wallet,
  ...wishlist,
} satisfies Endpoints;

/** The whole contract as a type. The browser imports only the type. */
export type Contract = typeof contract;
