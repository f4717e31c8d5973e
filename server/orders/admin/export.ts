import { indiaMinute } from '#contract/core/india-time.ts';
import { formatOrderNumber } from '#contract/orders/number.ts';
import { type Cell, csvMark, csvRow } from '../../platform/csv/write.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  type ExportCursor,
  type ExportLineRow,
  type ExportRow,
  readExport,
  readExportLines,
} from './export-store.ts';
import type { AdminFilter } from './filter-sql.ts';

/** A CSV file that is sent while it is read. */
export type ExportStream = ReadableStream<Uint8Array>;

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
];
const lineColumns = [
  ...['Number', 'Placed', 'Paid', 'Status', 'Payment method', 'Payment status', 'Customer', 'Customer GSTIN'],
  ...['State', 'Invoice', 'Invoice date', 'SKU', 'Item', 'Variant or size', 'HSN', 'Quantity', 'GST %'],
  ...['Price', 'Discount', 'Amount', 'Taxable value', 'CGST', 'SGST', 'IGST', 'Coupon'],
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
  ];
}

const lineCells = (row: ExportLineRow): Cell[] => [
  formatOrderNumber(row.number),
  indiaMinute(row.createdAt),
  minuteOf(row.paidAt),
  row.status,
  row.paymentMethod,
  row.paymentStatus,
  row.buyer,
  row.gstin,
  row.state,
  row.invoice,
  minuteOf(row.invoicedAt),
  codeOf(row.code),
  row.item,
  codeOf(row.choice),
  codeOf(row.hsn),
  row.quantity,
  row.rate === null ? null : row.rate / 100,
  { paise: row.gross },
  { paise: row.gross - row.amount },
  { paise: row.amount },
  paiseOf(row.taxable),
  paiseOf(row.cgst),
  paiseOf(row.sgst),
  paiseOf(row.igst),
  codeOf(row.coupon),
];

/** The rows of a page in CSV, with the number of its orders and the last of them. */
type ExportPage = { text: string; orders: number; last: ExportCursor | null };

async function readOrdersPage(
  db: Database,
  filter: AdminFilter,
  after: ExportCursor | null,
): Promise<ExportPage> {
  const rows = await readExport(db, filter, { after, limit: batch });
  const text = rows.map((row) => csvRow(orderCells(row))).join('');
  return { text, orders: rows.length, last: rows.at(-1) ?? null };
}

async function readLinesPage(
  db: Database,
  filter: AdminFilter,
  after: ExportCursor | null,
): Promise<ExportPage> {
  const { lines, orders, last } = await readExportLines(db, filter, { after, limit: batch });
  return { text: lines.map((row) => csvRow(lineCells(row))).join(''), orders, last };
}

/**
 * Streams the order list as CSV, 500 orders at a time: a row for each order, or for each of their lines with the GST of
 * the invoice. It holds no connection and little memory while it is sent.
 */
export function exportOrders(db: Database, filter: AdminFilter, rows: 'orders' | 'lines'): ExportStream {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const read = rows === 'lines' ? readLinesPage : readOrdersPage;
  let after: ExportCursor | null = null;
  return new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(bytes(csvMark + csvRow(rows === 'lines' ? lineColumns : orderColumns))),
    async pull(stream) {
      const page: ExportPage = await read(db, filter, after);
      if (page.text !== '') stream.enqueue(bytes(page.text));
      after = page.last;
      if (page.orders < batch) stream.close();
    },
  });
}
