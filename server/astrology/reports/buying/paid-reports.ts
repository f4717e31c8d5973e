import type { ReportKind } from '#contract/astrology/reports/report.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PaymentsService } from '../../../selling/payments/service.ts';
import { toReadable } from '../contents.ts';
import { findReport, listByKey, type ReportRow } from '../store.ts';
import { inputKey } from './input.ts';
import type { InputReader, TypedInput } from './request-data.ts';

/** The dependencies of the search for a paid report. */
export type PaidDeps = { db: Database; payments: PaymentsService };

/** Returns a person's own paid report, after asking the gateway about an open one. */
export async function findPaidReport(
  { db, payments }: PaidDeps,
  userId: string,
  id: string,
): Promise<ReportRow | AppError> {
  const row = await findReport(db, userId, id);
  if (!row) return appError('report_not_found');
  if (row.status === 'paid') return row;
  if (row.status === 'open') await payments.check(row.gateway_order_id, userId);
  const after = await findReport(db, userId, id);
  return after?.status === 'paid' ? after : appError('report_unpaid');
}

/**
 * Returns the report of a request if the person has paid for it. The wall time, the coordinates to six decimals and
 * the ayanamsa must match; a year length only if it is sent.
 */
export async function findPaidFor(
  deps: PaidDeps & { readInput: InputReader },
  { userId, kind, typed }: { userId: string; kind: ReportKind; typed: TypedInput },
): Promise<ReportRow | AppError> {
  const { db, readInput } = deps;
  const input = await readInput(kind, typed, null);
  if (input instanceof AppError) return input;
  const found = await listByKey(db, { userId, kind, key: inputKey(kind, input) });
  const best = found.find(
    (row) => !typed.yearLength || toReadable(row).input.yearLength === input.yearLength,
  );
  if (!best) return appError('report_unpaid');
  return best.status === 'paid' ? best : findPaidReport(deps, userId, best.id);
}
