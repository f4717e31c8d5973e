import type { ReactNode } from 'react';
import { noonOf } from '#contract/core/india-time.ts';
import type { SalesReport, SalesRow } from '#contract/office/sales/endpoints.ts';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { AdminTextLink } from '#web/admin/allowed.tsx';
import { categoryName, otherLang } from '#web/catalog/products/shared/local-texts.ts';
import { stateName } from '#web/selling/orders/shared/words.ts';
import { fill, formatDate, formatNumber, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Change } from './change.tsx';

/** Returns the name of a row in words. */
function useRowName(by: SalesReport['by']): (row: SalesRow) => string {
  const t = useTexts('sales');
  const catalog = useTexts('products');
  const lang = useLang();
  return ({ key, name, nameHi }) => {
    if (name) return (lang === 'hi' && nameHi) || name;
    if (key === 'delivery' || key === 'refunds') return t.rest[key];
    switch (by) {
      case 'day':
        return formatDate(noonOf(key), lang, {
          weekday: 'short',
          day: 'numeric',
          month: 'long',
          year: 'numeric',
        });
      case 'state':
        return stateName(key, lang);
      case 'category':
        return categoryName(catalog, key);
      case 'payment':
        return key === 'cod' || key === 'online' ? t.payments[key] : key;
      case 'coupon':
        return key || t.noCoupon;
      default:
        return key;
    }
  };
}

function useNameCell(by: SalesReport['by']): (row: SalesRow) => ReactNode {
  const nameOf = useRowName(by);
  const lang = useLang();
  return (row) => {
    const name = nameOf(row);
    if (by === 'product' && row.name)
      return (
        <AdminTextLink to={`/admin/edit-product/${row.key}`} lang={otherLang(name, lang)}>
          {name}
        </AdminTextLink>
      );
    if (by === 'astrologer') return <AdminTextLink to={`/admin/users/${row.key}`}>{name}</AdminTextLink>;
    return <span className={by === 'coupon' ? 'written' : undefined}>{name}</span>;
  };
}

/** The rows of a report, with the period that it is compared with. Days come with the latest first. */
export function ReportTable({ report }: { report: SalesReport }) {
  const t = useTexts('sales');
  const lang = useLang();
  const nameCell = useNameCell(report.by);
  const chats = report.by === 'astrologer';
  const head = { orders: chats ? t.chats : t.orders, pieces: chats ? t.minutes : t.pieces };
  // A phone shows what was left, its change, and the number of orders. The rest is in the wide table and in the CSV file.
  const money = (key: 'amount' | 'refunds' | 'net', phone: 'aside' | 'none'): Column<SalesRow> => ({
    key,
    head: t[key],
    phone,
    right: true,
    cell: ({ now }) => formatRupees(now[key], lang),
  });
  const columns: Column<SalesRow>[] = [
    { key: 'name', head: t.by[report.by], phone: 'title', cell: nameCell },
    {
      key: 'orders',
      head: head.orders,
      phone: 'foot',
      right: true,
      cell: ({ now }) => (
        <>
          <span aria-hidden className="text-ink-3 lg:hidden">{`${head.orders}: `}</span>
          <span>{formatNumber(now.orders, lang)}</span>
        </>
      ),
    },
    {
      key: 'pieces',
      head: head.pieces,
      phone: 'none',
      right: true,
      cell: ({ now }) => formatNumber(now.pieces, lang),
    },
    money('amount', 'none'),
    money('refunds', 'none'),
    money('net', 'aside'),
    ...(report.against
      ? [
          {
            key: 'before',
            head: t.before,
            phone: 'none' as const,
            right: true,
            cell: ({ before }: SalesRow) => formatRupees(before?.net ?? 0, lang),
          },
          {
            key: 'change',
            head: t.change,
            phone: 'act' as const,
            right: true,
            cell: ({ now, before }: SalesRow) => <Change now={now.net} before={before?.net ?? 0} />,
          },
        ]
      : []),
  ];
  const period = {
    from: formatDate(noonOf(report.period.from), lang),
    to: formatDate(noonOf(report.period.to), lang),
  };
  return (
    <AdminTable
      label={`${t.title}, ${fill(t.period, period)}`}
      columns={columns}
      rows={report.by === 'day' ? report.rows.toReversed() : report.rows}
      keyOf={({ key }) => key}
    />
  );
}
