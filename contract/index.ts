import { almanac } from './astrology/almanac/endpoints.ts';
import { horoscope } from './astrology/horoscope/endpoints.ts';
import { muhurat } from './astrology/muhurat/endpoints.ts';
import { places } from './astrology/places/endpoints.ts';
import { remedies } from './astrology/remedies/endpoints.ts';
import { matchingComparisons } from './astrology/reports/comparison.ts';
import { reports } from './astrology/reports/endpoints.ts';
import { reportPdfs } from './astrology/reports/pdf.ts';
import { skyMonths } from './astrology/reports/sky-months.ts';
import { audit } from './base/audit/endpoints.ts';
import { settingsAdmin } from './base/settings/endpoints.ts';
import { forSale } from './base/settings/for-sale.ts';
import { siteDetails } from './base/site/details.ts';
import { site } from './base/site/endpoints.ts';
import { certificateAdmin } from './catalog/certificates/admin.ts';
import { certificates } from './catalog/certificates/endpoints.ts';
import { collections } from './catalog/collections/endpoints.ts';
import { home } from './catalog/home/endpoints.ts';
import { productAdmin } from './catalog/products/admin.ts';
import { catalog } from './catalog/products/endpoints.ts';
import { productExchange } from './catalog/products/import-export.ts';
import { personalisation } from './catalog/products/personal.ts';
import { productPublishing } from './catalog/products/publishing.ts';
import { reviews } from './catalog/reviews/endpoints.ts';
import { stockAdmin } from './catalog/stock/admin.ts';
import { wishlist } from './catalog/wishlist/endpoints.ts';
import { astrologerAdmin } from './consultations/astrologers/admin.ts';
import { astrologers } from './consultations/astrologers/endpoints.ts';
import { kyc } from './consultations/astrologers/kyc.ts';
import { chatReports } from './consultations/chat/abuse-reports.ts';
import { chat } from './consultations/chat/endpoints.ts';
import { chatKundli } from './consultations/chat/kundli.ts';
import { stoneOpinions } from './consultations/chat/stone-opinions.ts';
import { wallet } from './consultations/wallet/endpoints.ts';
import type { Endpoints } from './core/endpoint.ts';
import { adminSearch } from './office/admin-search/endpoints.ts';
import { blog } from './office/blog/endpoints.ts';
import { dashboard } from './office/dashboard/endpoints.ts';
import { operations } from './office/operations/endpoints.ts';
import { sales } from './office/sales/endpoints.ts';
import { contact } from './office/tickets/endpoints.ts';
import { adminUsers } from './people/accounts/admin.ts';
import { customers } from './people/accounts/customers.ts';
import { accounts } from './people/accounts/endpoints.ts';
import { signIn } from './people/accounts/oauth.ts';
import { secondFactor } from './people/accounts/second-factor.ts';
import { staff } from './people/accounts/staff.ts';
import { addresses } from './people/addresses/endpoints.ts';
import { birthProfiles } from './people/birth-profiles/endpoints.ts';
import { preferences } from './people/email-preferences/endpoints.ts';
import { personalData } from './people/personal-data/endpoints.ts';
import { nominees } from './people/personal-data/nominee.ts';
import { visitors } from './people/visitors/endpoints.ts';
import { cart } from './selling/cart/endpoints.ts';
import { delivery } from './selling/checkout/delivery.ts';
import { couponAdmin } from './selling/coupons/admin.ts';
import { coupons } from './selling/coupons/endpoints.ts';
import { couponFormEndpoints } from './selling/coupons/form-endpoints.ts';
import { energisationAdmin } from './selling/energisation/admin.ts';
import { energisation } from './selling/energisation/endpoints.ts';
import { invoices } from './selling/invoices/endpoints.ts';
import { orderAdmin } from './selling/orders/admin.ts';
import { orderBulk } from './selling/orders/bulk.ts';
import { ordersByHand } from './selling/orders/by-hand.ts';
import { orderCare } from './selling/orders/care.ts';
import { creditRequests } from './selling/orders/credit-requests.ts';
import { orders } from './selling/orders/endpoints.ts';
import { unpaidOrders } from './selling/orders/unpaid.ts';
import { orderViews } from './selling/orders/views.ts';
import { payments } from './selling/payments/endpoints.ts';
import { upiPayments } from './selling/payments/upi-qr.ts';
import { returns } from './selling/returns/endpoints.ts';
import { returnStepEndpoints } from './selling/returns/step-endpoints.ts';

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
  ...couponFormEndpoints,
  ...coupons,
  ...dashboard,
  ...adminSearch,
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
  ...upiPayments,
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
