import { accounts } from './accounts.ts';
import { addresses } from './addresses.ts';
import { astrologerDesk } from './astrologer-desk.ts';
import { astrologers } from './astrologers.ts';
import { audit } from './audit.ts';
import { birthProfiles } from './birth-profiles.ts';
import { blog } from './blog.ts';
import type { Resource } from './call.ts';
import { cart } from './cart.ts';
import { catalog } from './catalog.ts';
import { chat } from './chat.ts';
import { chatKundli } from './chat-kundli.ts';
import { chatReports } from './chat-reports.ts';
import { contact } from './contact.ts';
import { couponDesk } from './coupon-desk.ts';
import { coupons } from './coupons.ts';
import { dashboard } from './dashboard.ts';
import { deskPeople } from './desk-people.ts';
import { horoscope } from './horoscope.ts';
import { house } from './house.ts';
import { invoices } from './invoices.ts';
import { kyc } from './kyc.ts';
import { operations } from './operations.ts';
import { orderDesk } from './order-desk.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { personalData } from './personal-data.ts';
import { places } from './places.ts';
import { preferences } from './preferences.ts';
import { productDesk } from './product-desk.ts';
import { productExchange } from './product-exchange.ts';
import { reportPapers } from './report-papers.ts';
import { reports } from './reports.ts';
import { returns } from './returns.ts';
import { reviews } from './reviews.ts';
import { settingsDesk } from './settings-desk.ts';
import { signIn } from './sign-in.ts';
import { site } from './site.ts';
import { visitors } from './visitors.ts';
import { wallet } from './wallet.ts';
import { wishlist } from './wishlist.ts';

/** Every call of the API. From it come routes, validation, the typed client and the OpenAPI document. */
export const contract = {
  ...accounts,
  ...addresses,
  ...astrologerDesk,
  ...astrologers,
  ...audit,
  ...birthProfiles,
  ...blog,
  ...cart,
  ...catalog,
  ...chat,
  ...chatKundli,
  ...chatReports,
  ...contact,
  ...couponDesk,
  ...coupons,
  ...dashboard,
  ...deskPeople,
  ...horoscope,
  ...house,
  ...invoices,
  ...kyc,
  ...operations,
  ...orderDesk,
  ...orders,
  ...payments,
  ...places,
  ...productDesk,
  ...productExchange,
  ...personalData,
  ...preferences,
  ...reportPapers,
  ...reports,
  ...returns,
  ...reviews,
  ...settingsDesk,
  ...signIn,
  ...site,
  ...visitors,
  ...wallet,
  ...wishlist,
} satisfies Resource;

/** The whole contract as a type; the browser takes only this. */
export type Contract = typeof contract;
