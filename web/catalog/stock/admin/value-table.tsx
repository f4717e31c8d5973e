import type { HsnValue } from '#contract/catalog/stock/admin.ts';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { formatNumber, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

type Row = HsnValue & { total?: true };

const sumOf = (codes: readonly HsnValue[]): Row => {
  const add = (key: 'skus' | 'pieces' | 'cost' | 'unknown' | 'price') =>
    codes.reduce((sum, code) => sum + code[key], 0);
  return {
    hsn: 'total',
    skus: add('skus'),
    pieces: add('pieces'),
    cost: Math.round(add('cost') * 100) / 100,
    unknown: add('unknown'),
    price: Math.round(add('price') * 100) / 100,
    total: true,
  };
};

/** The value of the stock by HSN code, with its total. */
export function ValueTable({ codes }: { codes: readonly HsnValue[] }) {
  const t = useTexts('stock/admin').value;
  const lang = useLang();
  if (codes.length === 0) return <EmptyState art="diya" title={t.none} />;
  const columns: Column<Row>[] = [
    {
      key: 'hsn',
      head: t.hsn,
      phone: 'title',
      cell: ({ hsn, total }) => (total ? <strong>{t.total}</strong> : hsn || t.noHsn),
    },
    {
      key: 'skus',
      head: t.skus,
      right: true,
      phone: 'named',
      cell: ({ skus }) => formatNumber(skus, lang),
    },
    {
      key: 'pieces',
      head: t.pieces,
      right: true,
      phone: 'named',
      cell: ({ pieces }) => formatNumber(pieces, lang),
    },
    {
      key: 'cost',
      head: t.cost,
      right: true,
      phone: 'named',
      cell: ({ cost, unknown }) => (
        <>
          <span translate="no">{formatRupees(cost, lang)}</span>
          {unknown > 0 && (
            <span className="block text-xs text-ink-3">{plural(t.unknown, unknown, lang)}</span>
          )}
        </>
      ),
    },
    {
      key: 'price',
      head: t.price,
      right: true,
      phone: 'named',
      cell: ({ price }) => formatRupees(price, lang),
    },
  ];
  return (
    <>
      <p className="mb-3 text-sm text-ink-2">{t.intro}</p>
      <AdminTable
        label={t.label}
        columns={columns}
        rows={[...codes, sumOf(codes)] as readonly Row[]}
        keyOf={({ hsn, total }) => (total ? 'total' : `hsn ${hsn}`)}
      />
    </>
  );
}
