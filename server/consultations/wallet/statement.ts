import { daysAfter, indiaDay, indiaMinute, startOfDay } from '#contract/core/india-time.ts';
import type { Lang } from '#languages/list.ts';
import { type Cell, csvMark, csvRow } from '../../platform/csv/write.ts';
import type { Reader } from '../../platform/database/database.ts';
import { earningsOf, type LedgerService, walletOf } from '../ledger/service.ts';
import { type TransactionWords, words } from './words.ts';

/** A month's statement, in paise, with its lines oldest first. */
export type Statement = {
  month: string;
  opening: number;
  lines: { at: Date; kind: keyof TransactionWords; amount: number; balance: number }[];
  closing: number;
};

/** Returns the month (`YYYY-MM`, IST) of an instant. */
export const monthOf = (instant: Date): string => indiaDay(instant).slice(0, 7);

/** Returns the first instant of a month (`YYYY-MM`, IST) and that of the next month. */
export function monthBounds(month: string): { from: Date; until: Date } {
  const first = `${month}-01`;
  const next = daysAfter(first, 31).slice(0, 7);
  return { from: startOfDay(first), until: startOfDay(`${next}-01`) };
}

/** Reads a user's statement of a month, for wallet and earnings together. */
export async function readStatement(
  db: Reader,
  ledger: LedgerService,
  { userId, month }: { userId: string; month: string },
): Promise<Statement> {
  const accounts = [walletOf(userId), earningsOf(userId)];
  const { from, until } = monthBounds(month);
  const before = await Promise.all(accounts.map((account) => ledger.total(db, account, from)));
  const opening = before.reduce((sum, one) => sum + one, 0);
  const entries = await ledger.entries(db, { accounts, from, until, limit: 100_000 });
  let balance = opening;
  const lines = entries.reverse().map(({ at, kind, amount }) => {
    balance += amount;
    return { at, kind: kind as Statement['lines'][number]['kind'], amount, balance };
  });
  return { month, opening, lines, closing: balance };
}

/** Formats a statement as CSV (RFC 4180, with a byte order mark for spreadsheets). Rupees, IST. */
export function statementCsv(statement: Statement, lang: Lang): string {
  const { statement: t, transactions } = words[lang];
  const rows: Cell[][] = [
    [t.date, t.what, t.amount, t.balance],
    [statement.month, t.opening, '', { paise: statement.opening }],
    ...statement.lines.map(({ at, kind, amount, balance }) => [
      indiaMinute(at),
      transactions[kind],
      { paise: amount },
      { paise: balance },
    ]),
    [statement.month, t.closing, '', { paise: statement.closing }],
  ];
  return csvMark + rows.map(csvRow).join('');
}
