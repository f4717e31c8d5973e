import { History, Pencil } from 'lucide';
import type { StockAdminRow } from '#contract/catalog/stock/admin.ts';
import { pictureSet } from '#contract/core/pictures.ts';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { usePermission } from '#web/admin/rights.ts';
import { useListUrl } from '#web/admin/use-list-url.ts';
import { fill, formatNumber, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { IconLink } from '#web/ui/icon-button.tsx';
import { stockName } from './stock-name.ts';

/** Shows SKUs as a table. Whoever may not see costs gets no columns for them. */
export function StockTable({
  rows,
  costs,
  current,
}: {
  rows: readonly StockAdminRow[];
  costs: boolean;
  /** The id of the SKU that is open beside the table. */
  current: string;
}) {
  const t = useTexts('stock/admin');
  const lang = useLang();
  const url = useListUrl();
  const mayWrite = usePermission('stock.write');
  const n = (value: number) => formatNumber(value, lang);
  const number = (
    key: keyof typeof t.columns,
    cell: Column<StockAdminRow>['cell'],
    phone: 'named' | 'none' = 'named',
  ): Column<StockAdminRow> => ({ key, head: t.columns[key], right: true, phone, cell });

  const columns: Column<StockAdminRow>[] = [
    {
      key: 'product',
      head: t.columns.product,
      sort: 'name',
      phone: 'title',
      cell: (row) => <Name row={row} />,
    },
    {
      ...number('available', (row) => (
        <span className="inline-flex items-center gap-2">
          {row.suggested !== null && (
            <Badge tone={row.available === 0 ? 'bad' : 'warn'}>{row.available === 0 ? t.out : t.low}</Badge>
          )}
          <span>{n(row.available)}</span>
        </span>
      )),
      sort: 'available',
    },
    number('reserved', (row) => n(row.reserved)),
    number('level', (row) =>
      row.reorderLevel === null ? fill(t.ofShop, { n: n(row.level) }) : n(row.level),
    ),
    { ...number('sold', (row) => `${n(row.sold30)} / ${n(row.sold90)}`), sort: 'sold30' },
    number('order', (row) => (row.suggested === null ? '–' : n(row.suggested))),
    { key: 'shelf', head: t.columns.shelf, sort: 'shelf', phone: 'named', cell: ({ shelf }) => shelf || '–' },
    ...(costs
      ? [
          // A card of a phone stays short: both are in the sheet of the SKU.
          number('cost', ({ cost }) => (cost === null ? '–' : formatRupees(cost, lang)), 'none'),
          number(
            'margin',
            ({ margin }) => (margin === null ? '–' : fill(t.percent, { n: n(margin) })),
            'none',
          ),
        ]
      : []),
    {
      key: 'act',
      head: t.columns.act,
      right: true,
      phone: 'aside',
      cell: (row) => (
        <IconLink
          icon={mayWrite ? Pencil : History}
          label={fill(mayWrite ? t.edit : t.open, { name: stockName(row, lang) })}
          to={url.to({ ...url.stay, sku: row._id })}
          preventScrollReset
        />
      ),
    },
  ];
  return (
    <AdminTable
      label={t.title}
      columns={columns}
      rows={rows}
      keyOf={({ _id }) => _id}
      current={current || null}
    />
  );
}

function Name({ row }: { row: StockAdminRow }) {
  const lang = useLang();
  return (
    <span className="flex items-center gap-3">
      {row.image && (
        <ArtTile
          src={row.image}
          srcSet={pictureSet(row.image)}
          sizes="3rem"
          alt=""
          className="w-11 shrink-0"
        />
      )}
      <span className="min-w-0">
        <span className="block break-words">{stockName(row, lang)}</span>
        {(row.code || row.barcode) && (
          <span className="block text-xs font-normal text-ink-3">
            {[row.code, row.barcode].filter(Boolean).join(' · ')}
          </span>
        )}
      </span>
    </span>
  );
}
