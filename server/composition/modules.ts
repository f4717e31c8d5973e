import { almanacModule } from '../astrology/almanac/module.ts';
import { horoscopeModule } from '../astrology/horoscope/module.ts';
import { muhuratModule } from '../astrology/muhurat/module.ts';
import { placesModule } from '../astrology/places/module.ts';
import { remediesModule } from '../astrology/remedies/module.ts';
import { reportsModule } from '../astrology/reports/module.ts';
import { dayMailModule } from '../base/audit/day-mail-module.ts';
import { auditLogModule } from '../base/audit/log-module.ts';
import { auditModule } from '../base/audit/module.ts';
import { brandingModule } from '../base/branding/module.ts';
import { emailModule } from '../base/email/module.ts';
import { pdfModule } from '../base/pdf/module.ts';
import { settingsAdminModule } from '../base/settings/admin-module.ts';
import { settingsModule } from '../base/settings/module.ts';
import { certificateAdminModule } from '../catalog/certificates/admin/module.ts';
import { certificatesModule } from '../catalog/certificates/module.ts';
import { collectionsModule } from '../catalog/collections/module.ts';
import { homeModule } from '../catalog/home/module.ts';
import { productAdminModule } from '../catalog/products/admin/module.ts';
import { productsModule } from '../catalog/products/module.ts';
import { reviewsModule } from '../catalog/reviews/module.ts';
import { reviewWritingModule } from '../catalog/reviews/writing-module.ts';
import { stockAdminModule } from '../catalog/stock/admin/module.ts';
import { stockModule } from '../catalog/stock/module.ts';
import { wishlistModule } from '../catalog/wishlist/module.ts';
import { astrologerAdminModule } from '../consultations/astrologers/admin/module.ts';
import { astrologersModule } from '../consultations/astrologers/module.ts';
import { chatLiveModule } from '../consultations/chat/live/module.ts';
import { chatModule } from '../consultations/chat/module.ts';
import { ledgerModule } from '../consultations/ledger/module.ts';
import { walletModule } from '../consultations/wallet/module.ts';
import { adminSearchModule } from '../office/admin-search/module.ts';
import { alertsModule } from '../office/alerts/module.ts';
import { blogModule } from '../office/blog/module.ts';
import { dashboardModule } from '../office/dashboard/module.ts';
import { openingModule } from '../office/opening/module.ts';
import { operationsModule } from '../office/operations/module.ts';
import { salesModule } from '../office/sales/module.ts';
import { ticketsModule } from '../office/tickets/module.ts';
import { peopleAdminModule } from '../people/accounts/admin/module.ts';
import { accountsModule } from '../people/accounts/module.ts';
import { addressesModule } from '../people/addresses/module.ts';
import { birthProfilesModule } from '../people/birth-profiles/module.ts';
import { emailPreferencesModule } from '../people/email-preferences/module.ts';
import { personalDataModule } from '../people/personal-data/module.ts';
import { visitorsModule } from '../people/visitors/module.ts';
import { cartModule } from '../selling/cart/module.ts';
import { couponsModule } from '../selling/coupons/module.ts';
import { energisationModule } from '../selling/energisation/module.ts';
import { invoicesModule } from '../selling/invoices/module.ts';
import { ordersModule } from '../selling/orders/module.ts';
import { paymentsModule } from '../selling/payments/module.ts';
import { returnsModule } from '../selling/returns/module.ts';
import { liveModule } from './live-module.ts';

/** The modules of the shop. Each starts with services of those before it. */
export const modules = [
  auditModule,
  settingsModule,
  brandingModule,
  pdfModule,
  emailModule,
  accountsModule,
  auditLogModule,
  liveModule,
  openingModule,
  addressesModule,
  settingsAdminModule,
  reviewsModule,
  stockModule,
  couponsModule,
  cartModule,
  productsModule,
  collectionsModule,
  homeModule,
  certificatesModule,
  invoicesModule,
  wishlistModule,
  paymentsModule,
  ordersModule,
  returnsModule,
  energisationModule,
  productAdminModule,
  certificateAdminModule,
  stockAdminModule,
  placesModule,
  reportsModule,
  almanacModule,
  birthProfilesModule,
  horoscopeModule,
  muhuratModule,
  remediesModule,
  ledgerModule,
  astrologersModule,
  walletModule,
  chatModule,
  chatLiveModule,
  peopleAdminModule,
  astrologerAdminModule,
  emailPreferencesModule,
  reviewWritingModule,
  personalDataModule,
  visitorsModule,
  dashboardModule,
  operationsModule,
  salesModule,
  ticketsModule,
  adminSearchModule,
  alertsModule,
  blogModule,
  dayMailModule,
] as const;
