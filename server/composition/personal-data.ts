import { reportsPersonal } from '../astrology/reports/personal-data.ts';
import { auditPersonal } from '../base/audit/personal-data.ts';
import { certificatesPersonal } from '../catalog/certificates/personal-data.ts';
import { reviewsPersonal } from '../catalog/reviews/personal-data.ts';
import { wishlistPersonal } from '../catalog/wishlist/personal-data.ts';
import { astrologersPersonal } from '../consultations/astrologers/personal-data.ts';
import { chatPersonal } from '../consultations/chat/personal-data.ts';
import { ledgerPersonal } from '../consultations/ledger/personal-data.ts';
import { walletPersonal } from '../consultations/wallet/personal-data.ts';
import { adminSearchPersonal } from '../office/admin-search/personal-data.ts';
import { ticketsPersonal } from '../office/tickets/personal-data.ts';
import { accountsPersonal } from '../people/accounts/personal-data.ts';
import { addressesPersonal } from '../people/addresses/personal-data.ts';
import { birthProfilesPersonal } from '../people/birth-profiles/personal-data.ts';
import { preferencesPersonal } from '../people/email-preferences/personal-data.ts';
import { copiesPersonal, repeatedPersonal, staffPersonal } from '../people/personal-data/own-parts.ts';
import { visitorsPersonal } from '../people/visitors/personal-data.ts';
import type { PersonalPart } from '../platform/core/personal-data.ts';
import { cartPersonal } from '../selling/cart/personal-data.ts';
import { couponsPersonal } from '../selling/coupons/personal-data.ts';
import { energisationPersonal } from '../selling/energisation/personal-data.ts';
import { invoicesPersonal } from '../selling/invoices/personal-data.ts';
import { ordersPersonal } from '../selling/orders/personal-data.ts';
import { paymentsPersonal } from '../selling/payments/personal-data.ts';
import { returnsPersonal } from '../selling/returns/personal-data.ts';

/**
 * The personal data of every domain. Declare a new table with personal data in its domain's part (`personal-data.ts`),
 * and a new part in this list; `personal-data.test.ts` fails until you do. The account comes last, because the others
 * refer to it.
 */
export const personalParts: readonly PersonalPart[] = [
  addressesPersonal,
  ordersPersonal,
  paymentsPersonal,
  invoicesPersonal,
  couponsPersonal,
  energisationPersonal,
  cartPersonal,
  wishlistPersonal,
  certificatesPersonal,
  returnsPersonal,
  reviewsPersonal,
  reportsPersonal,
  birthProfilesPersonal,
  ledgerPersonal,
  walletPersonal,
  chatPersonal,
  astrologersPersonal,
  preferencesPersonal,
  visitorsPersonal,
  ticketsPersonal,
  adminSearchPersonal,
  copiesPersonal,
  repeatedPersonal,
  staffPersonal,
  auditPersonal,
  accountsPersonal,
];
