import type { UnsoldProducts } from '#contract/office/sales/endpoints.ts';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { AdminTextLink } from '#web/admin/allowed.tsx';
import { categoryName, otherLang } from '#web/catalog/products/shared/local-texts.ts';
import { formatDate, formatNumber } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';

type Unsold = UnsoldProducts['products'][number];

/** The products in stock that were not sold in the period, most pieces first. */
export function UnsoldTable({ products }: { products: readonly Unsold[] }) {
  const { unsold: t } = useTexts('sales');
  const catalog = useTexts('products');
  const lang = useLang();
  const columns: Column<Unsold>[] = [
    {
      key: 'name',
      head: t.product,
      phone: 'title',
      cell: ({ _id, name, nameHi }) => {
        const shown = (lang === 'hi' && nameHi) || name;
        return (
          <AdminTextLink to={`/admin/edit-product/${_id}`} lang={otherLang(shown, lang)}>
            {shown}
          </AdminTextLink>
        );
      },
    },
    {
      key: 'category',
      head: t.category,
      phone: 'line',
      cell: ({ category }) => categoryName(catalog, category),
    },
    {
      key: 'pieces',
      head: t.pieces,
      phone: 'named',
      right: true,
      cell: ({ pieces }) => formatNumber(pieces, lang),
    },
    {
      key: 'last',
      head: t.last,
      phone: 'named',
      cell: ({ lastSoldAt }) => (lastSoldAt ? formatDate(lastSoldAt, lang) : t.never),
    },
    { key: 'added', head: t.added, phone: 'named', cell: ({ addedAt }) => formatDate(addedAt, lang) },
  ];
  return <AdminTable label={t.intro} columns={columns} rows={products} keyOf={({ _id }) => _id} />;
}
