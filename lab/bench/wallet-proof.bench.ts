/**
 * Benchmark of the proof of the books: `npm run bench wallet-proof`. It runs each part of `npm run db -- check` that grows
 * with customers and orders on the shop of `lab/bench/admin` (a million customers with a wallet, a million orders, filled once).
 * Each is wanted within a minute, and without a problem.
 */

import { stockProblems } from '../../server/catalog/stock/integrity.ts';
import { ledgerProblems } from '../../server/consultations/ledger/store.ts';
import { walletProblems } from '../../server/consultations/wallet/integrity.ts';
import { worthProblems } from '../../server/people/accounts/customers/store.ts';
import { createDatabase, createPool, type Reader } from '../../server/platform/database/database.ts';
import { openAdminShop } from './admin/shop.ts';

const parts: [string, number, (db: Reader) => Promise<string[]>][] = [
  ['ledger: transfers, balances, and the balance after each entry', 60, ledgerProblems],
  ['wallets: top-ups and withdrawals', 60, walletProblems],
  ['stock: counters and copies', 60, stockProblems],
  ['worth of people', 60, worthProblems],
];

const shop = await openAdminShop(console.log);
const db = createDatabase(createPool(shop.ownerUrl, 2, { unlimited: true }));
const rows = [];
try {
  for (const [what, wanted, prove] of parts) {
    const begin = performance.now();
    const problems = await prove(db);
    const seconds = (performance.now() - begin) / 1000;
    const kept = seconds < wanted && problems.length === 0;
    rows.push({
      what,
      seconds: seconds.toFixed(1),
      problems: problems.length,
      wanted: `${wanted} s`,
      '': kept ? 'ok' : 'MISSED',
    });
    console.log(`  ${what}: ${seconds.toFixed(1)} s`);
  }
} finally {
  await db.destroy();
  await shop.close();
}
console.table(rows);
