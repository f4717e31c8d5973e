import { restRows, type SalesGrouping } from '#contract/office/sales/rules.ts';
import type { Lang } from '#languages/list.ts';
import { type Cell, csvMark, csvRow } from '../../platform/csv/write.ts';
import type { SalesSums, Sums } from './store.ts';

const heads: Record<
  Lang,
  { by: Record<SalesGrouping, string>; sums: string[]; chats: string[]; before: string }
> = {
  en: {
    by: {
      day: 'Day',
      product: 'Product',
      category: 'Category',
      state: 'State',
      coupon: 'Coupon',
      payment: 'Payment',
      astrologer: 'Astrologer',
    },
    sums: ['Orders', 'Pieces', 'Paid', 'Refunded', 'Net sales'],
    chats: ['Chats', 'Minutes', 'Paid', 'Refunded', 'Net sales'],
    before: '{head}, before',
  },
  hi: {
    by: {
      day: 'दिन',
      product: 'उत्पाद',
      category: 'श्रेणी',
      state: 'राज्य',
      coupon: 'कूपन',
      payment: 'भुगतान',
      astrologer: 'ज्योतिषी',
    },
    sums: ['ऑर्डर', 'नग', 'भुगतान', 'वापस', 'शुद्ध बिक्री'],
    chats: ['चैट', 'मिनट', 'भुगतान', 'वापस', 'शुद्ध बिक्री'],
    before: '{head}, पहले',
  },
};

const rests: Record<Lang, Record<string, string>> = {
  en: { [restRows.delivery]: 'Delivery', [restRows.refunds]: 'Refunds for no single product' },
  hi: { [restRows.delivery]: 'डिलीवरी', [restRows.refunds]: 'किसी एक उत्पाद से अलग वापसी' },
};

const cells = ({ orders, pieces, amount, refunds }: Sums): Cell[] => [
  orders,
  pieces,
  { paise: amount },
  { paise: refunds },
  { paise: amount - refunds },
];

/** Formats a report as CSV: the key of each row, the name if it has one, and its figures in rupees. */
export function salesCsv(
  rows: readonly SalesSums[],
  { by, compared, lang }: { by: SalesGrouping; compared: boolean; lang: Lang },
): string {
  const words = heads[lang];
  const named = by === 'product' || by === 'astrologer';
  const sums = by === 'astrologer' ? words.chats : words.sums;
  const head = [
    ...(named ? ['ID'] : []),
    words.by[by],
    ...sums,
    ...(compared ? sums.map((one) => words.before.replace('{head}', one)) : []),
  ];
  const lines = rows.map(({ key, name, nameHi, now, before }) =>
    csvRow([
      ...(named ? [key] : []),
      (lang === 'hi' && nameHi) || name || rests[lang][key] || key,
      ...cells(now),
      ...(compared ? cells(before) : []),
    ]),
  );
  return csvMark + csvRow(head) + lines.join('');
}
