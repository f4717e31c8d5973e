import { indiaMinute } from '#contract/core/india-time.ts';
import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import { type CsvStream, streamCsv } from '../../../platform/csv/stream.ts';
import type { Cell } from '../../../platform/csv/write.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type ExportCursor, type ExportRow, readExport } from './export-store.ts';
import type { AdminFilter } from './filter-sql.ts';

// New columns are added at the end: readers of the file count columns.
const orderColumns = [
  ...['Order', 'Number', 'Placed', 'Status', 'Payment method', 'Payment status', 'Customer', 'E-mail'],
  ...[
    'Deliver to',
    'Phone',
    'Address',
    'Landmark',
    'City',
    'State',
    'PIN code',
    'Items',
    'Subtotal',
    'Discount',
  ],
  ...[
    'Delivery',
    'Total',
    'Coupon',
    'Courier',
    'Tracking number',
    'Paid',
    'Packed',
    'Customer GSTIN',
    'SKUs',
  ],
  ...[
    'Invoice',
    'Invoice date',
    'Taxable value',
    'CGST',
    'SGST',
    'IGST',
    'Credit notes',
    'Credit notes total',
  ],
  'Refunded',
  ...['Registered name', 'Billing address', 'Billing city', 'Billing state', 'Billing PIN code'],
  'Order note',
];
const batch = 500;

const minuteOf = (at: Date | null): Cell => at && indiaMinute(at);
const paiseOf = (paise: number | null): Cell => (paise === null ? null : { paise });
const codeOf = (code: string | null): Cell => (code === null ? null : { code });

function orderCells(row: ExportRow): Cell[] {
  const to = row.shipping;
  return [
    { code: row.id },
    formatOrderNumber(row.number),
    indiaMinute(row.createdAt),
    row.status,
    row.paymentMethod,
    row.paymentStatus,
    row.buyer,
    row.email,
    to.name ?? '',
    to.phone ?? '',
    to.address ?? '',
    to.landmark ?? '',
    to.city ?? '',
    to.state ?? '',
    to.pincode ?? '',
    row.items,
    { paise: row.subtotal },
    { paise: row.discount },
    { paise: row.delivery },
    { paise: row.total },
    codeOf(row.coupon),
    row.courier,
    codeOf(row.tracking),
    minuteOf(row.paidAt),
    minuteOf(row.packedAt),
    row.gstin,
    codeOf(row.codes),
    row.invoice,
    minuteOf(row.invoicedAt),
    paiseOf(row.taxable),
    paiseOf(row.cgst),
    paiseOf(row.sgst),
    paiseOf(row.igst),
    row.creditNotes,
    paiseOf(row.creditedByNotes),
    { paise: row.refunded },
    row.billing?.name ?? null,
    row.billing?.address ?? null,
    row.billing?.city ?? null,
    row.billing?.state ?? null,
    row.billing?.pincode ?? null,
    row.buyerNote,
  ];
}

/** Streams the order list as CSV, 500 orders at a time: a row for each order. */
export const exportOrders = (db: Database, filter: AdminFilter): CsvStream =>
  streamCsv<ExportCursor>(orderColumns, async (after) => {
    const rows = await readExport(db, filter, { after, limit: batch });
    return { rows: rows.map(orderCells), next: rows.at(-1) ?? null };
  });
