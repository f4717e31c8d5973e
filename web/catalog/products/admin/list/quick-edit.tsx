import { useState } from 'react';
import type { AdminRow, SkuEdit } from '#contract/catalog/products/admin-products.ts';
import { choiceName } from '#contract/catalog/products/choice-names.ts';
import { pictureSet } from '#contract/core/pictures.ts';
import { usePermission } from '#web/admin/rights.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { parseNumber } from '#web/catalog/products/admin/form/draft.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { controlClass } from '#web/ui/form/input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { rowName } from './row-name.ts';

type Typed = Record<string, { price: string; stock: string }>;

const typedOf = (product: AdminRow): Typed =>
  Object.fromEntries(
    product.skus.map((sku) => [sku._id, { price: String(sku.price), stock: String(sku.stock) }]),
  );

/** Returns the form after the product was loaded again: typed values stay, untouched ones are updated. */
function updatedForm(typed: Typed, before: AdminRow, now: AdminRow): Typed {
  const [was, is] = [typedOf(before), typedOf(now)];
  const follow = (id: string, key: 'price' | 'stock') =>
    typed[id] && typed[id][key] !== was[id]?.[key] ? typed[id][key] : (is[id]?.[key] ?? '');
  return Object.fromEntries(
    Object.keys(is).map((id) => [id, { price: follow(id, 'price'), stock: follow(id, 'stock') }]),
  );
}

/** Returns the changes, each with the value that was shown. Returns null when a price or count is invalid. */
function editsOf(product: AdminRow, typed: Typed): SkuEdit[] | null {
  const edits: SkuEdit[] = [];
  for (const sku of product.skus) {
    const price = parseNumber(typed[sku._id]?.price ?? '');
    const stock = parseNumber(typed[sku._id]?.stock ?? '');
    const wrong = price === null || price <= 0 || stock === null || stock < 0 || !Number.isInteger(stock);
    if (wrong || Math.abs(price * 100 - Math.round(price * 100)) > 1e-6) return null;
    if (price === sku.price && stock === sku.stock) continue;
    edits.push({
      _id: sku._id,
      ...(price !== sku.price && { price: { from: sku.price, to: price } }),
      ...(stock !== sku.stock && { stock: { from: sku.stock, to: stock } }),
    });
  }
  return edits;
}

/** Edits price and stock of a product beside the table. Everything else is edited on the product's own page. */
export function QuickEdit({
  product,
  onClose,
  onSaved,
  onDelete,
}: {
  product: AdminRow;
  onClose: () => void;
  /** Loads the table again. Called after a refusal too, because the data has changed. */
  onSaved: () => Promise<void>;
  onDelete: () => void;
}) {
  const t = useTexts('products/admin');
  const lang = useLang();
  const q = t.quick;
  const [typed, setTyped] = useState(() => typedOf(product));
  const [seen, setSeen] = useState(product);
  // The product was loaded again with other figures: typed values stay, the rest is updated.
  if (seen !== product) {
    setSeen(product);
    setTyped(updatedForm(typed, seen, product));
  }

  const { save, busy, problem, setProblem } = useSkuSave(product, { onSaved, onClose });
  function send(): void {
    const edits = editsOf(product, typed);
    if (!edits) setProblem(q.bad);
    else if (edits.length === 0) onClose();
    else void save(edits);
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={rowName(product, lang)}
      footer={
        <>
          <Button kind="danger" onClick={onDelete}>
            {t.delete}
          </Button>
          <Button type="submit" form="quick-edit" busy={busy} busyText={q.saving}>
            {q.save}
          </Button>
        </>
      }
    >
      <ProductHead product={product} />
      {problem && (
        <Banner tone="bad" className="mb-4">
          {problem}
        </Banner>
      )}
      <form
        id="quick-edit"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <SkuTable product={product} typed={typed} onChange={setTyped} />
      </form>
    </Sheet>
  );
}

/** Saves the changes of a product's SKUs, each with the value that was shown. */
function useSkuSave(
  product: AdminRow,
  { onSaved, onClose }: { onSaved: () => Promise<void>; onClose: () => void },
) {
  const q = useTexts('products/admin').quick;
  return useSave(
    async (skus: SkuEdit[]) => {
      await api('PATCH /api/admin/products/{id}/skus', { params: { id: product._id }, body: { skus } });
      toast.good(q.saved);
      await onSaved();
      onClose();
    },
    {
      onError: (error) => {
        toast.problem(q.failed);
        if (error instanceof ApiError && error.status === 409) void onSaved();
        const conflict = error instanceof ApiError && error.code === 'product_changed';
        return conflict ? q.changed : messageOf(error, q.failed);
      },
    },
  );
}

function ProductHead({ product }: { product: AdminRow }) {
  const q = useTexts('products/admin').quick;
  return (
    <div className="mb-4 flex items-center gap-4">
      {product.image && (
        <ArtTile
          src={product.image}
          srcSet={pictureSet(product.image)}
          sizes="5rem"
          alt=""
          className="w-18 shrink-0"
        />
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <TextLink to={`/admin/edit-product/${product._id}`}>{q.all}</TextLink>
        {!product.service && product.state === 'published' && (
          <TextLink to={`/single-product/${product._id}`}>{q.view}</TextLink>
        )}
      </p>
    </div>
  );
}

/** The price and the stock of every SKU. */
function SkuTable({
  product,
  typed,
  onChange,
}: {
  product: AdminRow;
  typed: Typed;
  onChange: (update: (typed: Typed) => Typed) => void;
}) {
  const q = useTexts('products/admin').quick;
  const lang = useLang();
  const mayPrice = usePermission('products.prices');
  const set = (id: string, part: Partial<Typed[string]>) =>
    onChange((now) => {
      const next = { ...now, [id]: { price: '', stock: '', ...now[id], ...part } };
      // Products without variants have one price for all sizes.
      if (!product.hasVariants && part.price !== undefined)
        for (const sku of product.skus) next[sku._id] = { stock: '', ...next[sku._id], price: part.price };
      return next;
    });
  const head = 'px-1 pb-2 text-left text-xs font-normal text-ink-2';
  const cell = `${controlClass} tabular min-h-11! px-2.5!`;
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-line">
          <th translate="no" scope="col" className={head}>
            {q.sku}
          </th>
          <th scope="col" className={`${head} w-30`}>
            {q.price}
          </th>
          <th scope="col" className={`${head} w-24`}>
            {q.stock}
          </th>
        </tr>
      </thead>
      <tbody>
        {product.skus.map((sku) => {
          const name = sku.name === '' ? q.whole : choiceName(sku.name, lang);
          return (
            <tr key={sku._id} className="border-b border-line">
              <th scope="row" className="px-1 py-1.5 text-left font-medium break-words">
                <span>{name}</span>
                {sku.code && <span className="block text-xs font-normal text-ink-3">{sku.code}</span>}
              </th>
              <td className="px-1 py-1.5">
                <input
                  aria-label={fill(q.priceOf, { sku: name })}
                  inputMode="decimal"
                  autoComplete="off"
                  disabled={!mayPrice}
                  value={typed[sku._id]?.price ?? ''}
                  onChange={(event) => set(sku._id, { price: event.target.value })}
                  className={cell}
                />
              </td>
              <td className="px-1 py-1.5">
                <input
                  aria-label={fill(q.stockOf, { sku: name })}
                  inputMode="numeric"
                  autoComplete="off"
                  value={typed[sku._id]?.stock ?? ''}
                  onChange={(event) => set(sku._id, { stock: event.target.value })}
                  className={cell}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
