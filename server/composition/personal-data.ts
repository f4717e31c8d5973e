import { accountsPersonal } from '../accounts/personal-data.ts';
import { addressesPersonal } from '../addresses/personal-data.ts';
import { astrologersPersonal } from '../astrologers/personal-data.ts';
import { auditPersonal } from '../audit/personal-data.ts';
import { birthProfilesPersonal } from '../birth-profiles/personal-data.ts';
import { cartPersonal } from '../cart/personal-data.ts';
import { certificatesPersonal } from '../certificates/personal-data.ts';
import { chatPersonal } from '../chat/personal-data.ts';
import { couponsPersonal } from '../coupons/personal-data.ts';
import { deskPersonal } from '../desk/personal-data.ts';
import { preferencesPersonal } from '../email-preferences/personal-data.ts';
import { energisationPersonal } from '../energisation/personal-data.ts';
import { invoicesPersonal } from '../invoices/personal-data.ts';
import { ledgerPersonal } from '../ledger/personal-data.ts';
import { ordersPersonal } from '../orders/personal-data.ts';
import { paymentsPersonal } from '../payments/personal-data.ts';
import { copiesPersonal, repeatedPersonal, staffPersonal } from '../personal-data/own-parts.ts';
import type { PersonalPart } from '../platform/core/personal-data.ts';
import { reportsPersonal } from '../reports/personal-data.ts';
import { returnsPersonal } from '../returns/personal-data.ts';
import { reviewsPersonal } from '../reviews/personal-data.ts';
import { ticketsPersonal } from '../tickets/personal-data.ts';
import { visitorsPersonal } from '../visitors/personal-data.ts';
import { walletPersonal } from '../wallet/personal-data.ts';
import { wishlistPersonal } from '../wishlist/personal-data.ts';

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
  deskPersonal,
  copiesPersonal,
  repeatedPersonal,
  staffPersonal,
  auditPersonal,
  accountsPersonal,
];
