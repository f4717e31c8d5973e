import { indiaMinute } from '#contract/core/india-time.ts';
import { formatOrderNumber } from '#contract/orders/number.ts';
import { type Cell, csvMark, csvRow } from '../../platform/csv/write.ts';
import type { Database } from '../../platform/database/database.ts';
import { type AdminFilter, type ExportRow, readExport } from './list-store.ts';

const columns = [
  'Order',
  'Number',
  'Placed',
  'Status',
  'Payment method',
  'Payment status',
  'Customer',
  'E-mail',
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
  'Delivery',
  'Total',
  'Coupon',
  'Courier',
  'Tracking number',
];
const batch = 500;

function cellsOf(row: ExportRow): Cell[] {
  const to = row.shipping;
  return [
    row.id,
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
    row.coupon,
    row.courier,
    row.tracking,
  ];
}

/** Streams the order list as CSV, 500 orders at a time. It holds no connection and little memory while it is sent. */
export function exportOrders(db: Database, filter: AdminFilter): ReadableStream<Uint8Array> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  let after: ExportRow | null = null;
  return new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(bytes(csvMark + csvRow(columns))),
    async pull(stream) {
      const rows: ExportRow[] = await readExport(db, filter, { after, limit: batch });
      if (rows.length > 0) stream.enqueue(bytes(rows.map((row) => csvRow(cellsOf(row))).join('')));
      after = rows.at(-1) ?? null;
      if (rows.length < batch) stream.close();
    },
  });
}
