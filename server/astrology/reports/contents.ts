import type {
  ReportContent,
  ReportKind,
  ReportStatus,
  ReportSummary,
} from '#contract/astrology/reports/report.ts';
import type { Lang } from '#languages/list.ts';
import { asPaise, toRupees } from '../../platform/core/money.ts';
import type { ReportState } from '../../schema/column-types.ts';
import type { ReportInput } from './buying/input.ts';
import { kundliData } from './compute/kundli-data.ts';
import { matchingData } from './compute/matching-data.ts';
import { panchangData } from './compute/panchang-data.ts';
import type { ReportRow } from './store.ts';

/** A report that can be read: its kind and input. */
export type Readable = { kind: ReportKind; input: ReportInput };

/** Returns the readable report of a row. */
export const toReadable = (row: ReportRow): Readable => ({
  kind: row.kind,
  input: row.input,
});

/** Computes the content of a report in one language; `now` decides which dasha is running. */
export function contentOf({ kind, input }: Readable, la: Lang, now: Date): ReportContent {
  switch (kind) {
    case 'kundli':
      return { kind, data: kundliData(input, { la, at: now.getTime() }) };
    case 'matching':
      return { kind, data: matchingData(input, { la }) };
    case 'panchang':
      return { kind, data: panchangData(input, { la }) };
  }
}

const statuses: Record<ReportState, ReportStatus> = {
  open: 'PENDING',
  paid: 'SUCCESS',
  ended: 'EXPIRED',
  refunded: 'REFUNDED',
};

/** Converts a report to its list entry. A link that has expired by `now` is left out. */
export function summaryOf(row: ReportRow, now: Date): ReportSummary {
  const isOut = row.shared_until !== null && row.shared_until > now;
  const { kind, input } = toReadable(row);
  return {
    _id: row.id,
    orderId: row.gateway_order_id,
    kind,
    status: statuses[row.status],
    amount: toRupees(asPaise(row.amount)),
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    la: row.language,
    ayanamsa: input.ayanamsa,
    yearLength: input.yearLength,
    subjects: input.subjects.map(({ latitude: _, longitude: __, ...subject }) => subject),
    sharedAt: (isOut && row.shared_at?.toISOString()) || null,
    sharedUntil: (isOut && row.shared_until?.toISOString()) || null,
  };
}
