import { Pencil, RotateCcw } from 'lucide';
import type { AdminRow } from '#contract/catalog/products/admin-products.ts';
import { pictureSet } from '#contract/core/pictures.ts';
import { AdminTable, type Column, type Selection } from '#web/admin/admin-table.tsx';
import { AdminLink } from '#web/admin/allowed.tsx';
import { usePermission } from '#web/admin/rights.ts';
import { useListUrl } from '#web/admin/use-list-url.ts';
import { fill, formatDate, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconLink } from '#web/ui/icon-button.tsx';
import { rowName } from './row-name.ts';
import { AdminStock } from './stock-badge.tsx';

/** Shows the products as a table. Those who may write restore deleted ones, and edit the others. */
export function ProductTable({
  products,
  stockLow,
  deleted,
  editing,
  selection,
  onRestore,
}: {
  products: readonly AdminRow[];
  stockLow: number;
  deleted: boolean;
  /** The id of the product that is being edited. */
  editing: string;
  selection: Selection<AdminRow>;
  onRestore: (product: AdminRow) => void;
}) {
  const t = useTexts('products/admin');
  const lang = useLang();
  const url = useListUrl();
  const mayWrite = usePermission('products.write');
  const actions: Column<AdminRow> = {
    key: 'act',
    head: t.columns.act,
    right: true,
    phone: 'aside',
    cell: (product) =>
      deleted ? (
        <Button
          kind="secondary"
          size="small"
          aria-label={fill(t.restoreOf, { name: rowName(product, lang) })}
          onClick={() => onRestore(product)}
        >
          <Icon of={RotateCcw} small />
          {t.restore}
        </Button>
      ) : (
        <IconLink
          icon={Pencil}
          label={fill(t.edit, { name: rowName(product, lang) })}
          to={url.to({ ...url.stay, edit: product._id })}
          preventScrollReset
        />
      ),
  };
  const columns = [...useProductColumns({ stockLow, deleted }), ...(mayWrite ? [actions] : [])];
  return (
    <AdminTable
      label={t.title}
      columns={columns}
      rows={products}
      keyOf={(product) => product._id}
      current={editing || null}
      {...(!deleted && mayWrite && { selection })}
    />
  );
}

/** Returns the columns of a product: picture and name, category, price, stock, last change. */
function useProductColumns({
  stockLow,
  deleted,
}: {
  stockLow: number;
  deleted: boolean;
}): Column<AdminRow>[] {
  const t = useTexts('products/admin');
  const names: Record<string, string> = useTexts('products').categories;
  const lang = useLang();
  return [
    {
      key: 'product',
      head: t.columns.product,
      sort: 'name',
      phone: 'title',
      cell: (product) => <ProductName product={product} deleted={deleted} />,
    },
    {
      key: 'category',
      head: t.columns.category,
      phone: 'none',
      cell: (product) => names[product.category] ?? product.category,
    },
    {
      key: 'price',
      head: t.columns.price,
      sort: 'price',
      right: true,
      phone: 'none',
      cell: (product) => <PriceRange product={product} />,
    },
    {
      key: 'stock',
      head: t.columns.stock,
      sort: 'stock',
      phone: 'line',
      cell: (product) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 max-lg:pl-18">
          <span className="lg:hidden">
            <PriceRange product={product} />
          </span>
          <AdminStock product={product} stockLow={stockLow} />
        </span>
      ),
    },
    {
      key: 'changed',
      head: t.columns.changed,
      sort: 'changed',
      phone: 'none',
      cell: (product) => (
        <span translate="no" className="whitespace-nowrap text-ink-2">
          {formatDate(product.updatedAt, lang)}
        </span>
      ),
    },
  ];
}

function PriceRange({ product: { minPrice, maxPrice } }: { product: AdminRow }) {
  const lang = useLang();
  return (
    <span translate="no" className="font-semibold whitespace-nowrap">
      {minPrice === maxPrice
        ? formatRupees(minPrice, lang)
        : `${formatRupees(minPrice, lang)} – ${formatRupees(maxPrice, lang)}`}
    </span>
  );
}

function ProductName({ product, deleted }: { product: AdminRow; deleted: boolean }) {
  const t = useTexts('products/admin');
  const lang = useLang();
  return (
    <span className="flex items-center gap-3">
      <ArtTile
        src={product.image ?? '/icon-192.png'}
        srcSet={pictureSet(product.image ?? '')}
        sizes="3.5rem"
        alt=""
        className="w-11 shrink-0 rounded-[.6rem]! max-lg:w-15"
      />
      <span className="min-w-0">
        {deleted ? (
          <span className="break-words">{rowName(product, lang)}</span>
        ) : (
          <AdminLink to={`/admin/edit-product/${product._id}`} className="break-words hover:underline">
            {rowName(product, lang)}
          </AdminLink>
        )}
        <span className="block font-normal text-ink-2">
          <span>{product.brand}</span>
          {product.state !== 'published' && (
            <>
              {' '}
              <Badge tone={product.state === 'draft' ? 'info' : 'off'}>{t.states[product.state]}</Badge>
            </>
          )}
        </span>
      </span>
    </span>
  );
}
