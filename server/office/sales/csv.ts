import type { SalesGrouping } from '#contract/office/sales/rules.ts';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { type Cell, csvMark, csvRow } from '../../platform/csv/write.ts';
import type { SalesSums, Sums } from './store.ts';

const words = readWords('sales/answers');

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
  const t = words[lang];
  const named = by === 'product' || by === 'astrologer';
  const sums = by === 'astrologer' ? t.chats : t.sums;
  const head = [
    ...(named ? ['ID'] : []),
    t.by[by],
    ...sums,
    ...(compared ? sums.map((one) => fillText(t.before, { head: one })) : []),
  ];
  const lines = rows.map(({ key, name, nameHi, now, before }) =>
    csvRow([
      ...(named ? [key] : []),
      (lang === 'hi' && nameHi) || name || t.rests[key as keyof typeof t.rests] || key,
      ...cells(now),
      ...(compared ? cells(before) : []),
    ]),
  );
  return csvMark + csvRow(head) + lines.join('');
}
