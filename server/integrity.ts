import { chatProblems } from './chat/integrity.ts';
import { couponProblems } from './coupons/integrity.ts';
import { invoiceProblems } from './invoices/integrity.ts';
import { ledgerProblems } from './ledger/store.ts';
import { orderProblems } from './orders/integrity.ts';
import { paymentProblems } from './payments/integrity.ts';
import { createDatabase, createPool, type Reader } from './platform/database/database.ts';
import { reportProblems } from './reports/integrity.ts';
import { returnProblems } from './returns/integrity.ts';
import { findWrongRatings } from './reviews/store.ts';
import { stockProblems } from './stock/integrity.ts';
import { walletProblems } from './wallet/integrity.ts';

/** Returns one sentence for each invariant that the database violates. An empty list means a healthy database. */
export async function integrityProblems(db: Reader): Promise<string[]> {
  return (
    await Promise.all([
      stockProblems(db),
      orderProblems(db),
      paymentProblems(db),
      couponProblems(db),
      returnProblems(db),
      findWrongRatings(db),
      ledgerProblems(db),
      walletProblems(db),
      reportProblems(db),
      chatProblems(db),
      invoiceProblems(db),
    ])
  ).flat();
}

/** Runs {@link integrityProblems} on a database by its URL, for `npm run db -- check`. */
export async function checkDatabase(url: string): Promise<string[]> {
  const db = createDatabase(createPool(url, 2, { unlimited: true }));
  try {
    return await integrityProblems(db);
  } finally {
    await db.destroy();
  }
}
