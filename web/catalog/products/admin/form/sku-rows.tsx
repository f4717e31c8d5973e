import { Trash2 } from 'lucide';
import { type ReactNode, useId } from 'react';
import { choiceName } from '#contract/catalog/products/choice-names.ts';
import { productLimits, sizesOf } from '#contract/catalog/products/rules.ts';
import type { SizeType } from '#contract/core/rules.ts';
import { usePermission } from '#web/admin/rights.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { FieldError } from '#web/ui/form/field.tsx';
import { Input, Select } from '#web/ui/form/input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { DraftRow } from './draft.ts';
import { VariantHindi } from './variant-hindi.tsx';
import { VariantPicture } from './variant-picture.tsx';

type RowProps = {
  row: DraftRow;
  /** The row's index, from 0. */
  n: number;
  error: string | undefined;
  set: (part: Partial<DraftRow>) => void;
  /** Absent when it is the only row. */
  remove?: () => void;
};

/** Shows a cell of a row. Its label is visible on the first row and on phones, and screen-reader only elsewhere. */
function Cell({
  label,
  first,
  error,
  className = '',
  children,
}: {
  label: string;
  first: boolean;
  error: string | undefined;
  className?: string;
  children: (props: { id: string; 'aria-invalid': true | undefined }) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={`mb-1.5 block text-sm font-medium ${first ? '' : 'lg:sr-only'}`}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined })}
    </div>
  );
}

function Row({ n, error, children }: { n: number; error: string | undefined; children: ReactNode }) {
  const t = useTexts('products/admin-form').price;
  return (
    <fieldset className={n > 0 ? 'border-t border-line pt-4' : ''} aria-describedby={`row-${n}-error`}>
      <legend className="sr-only">{fill(t.row, { n: n + 1 })}</legend>
      {children}
      <FieldError id={`row-${n}-error`} error={error} />
    </fieldset>
  );
}

/** Edits a variant: name in both languages, weight, price, stock, SKU, whether it is chosen first, and its picture. */
export function VariantRow({
  row,
  n,
  error,
  set,
  remove,
  choose,
  pictures,
}: RowProps & { choose: () => void; pictures: readonly string[] }) {
  const t = useTexts('products/admin-form').price;
  const mayPrice = usePermission('products.prices');
  const first = n === 0;
  const name = row.name || fill(t.row, { n: n + 1 });
  const cell = (
    key: 'name' | 'gram' | 'price' | 'stock' | 'sku',
    label: string,
    rest: { inputMode?: 'decimal' | 'numeric'; className?: string } = {},
  ) => (
    // What is optional is never what is wrong.
    <Cell
      label={label}
      first={first}
      error={key === 'sku' || key === 'gram' ? undefined : error}
      className={rest.className ?? ''}
    >
      {(props) => (
        <Input
          {...props}
          value={row[key]}
          disabled={key === 'price' && !mayPrice}
          inputMode={rest.inputMode}
          autoComplete="off"
          maxLength={productLimits.short}
          onChange={(event) => set({ [key]: event.target.value })}
        />
      )}
    </Cell>
  );
  return (
    <Row n={n} error={error}>
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,.8fr)_minmax(0,1.1fr)_minmax(0,.8fr)_minmax(0,1.3fr)_auto_auto]">
        {cell('name', t.variantName)}
        {cell('gram', t.gram, { inputMode: 'decimal' })}
        {cell('price', t.price, { inputMode: 'decimal' })}
        {cell('stock', t.stock, { inputMode: 'numeric' })}
        {cell('sku', t.sku)}
        <label className="flex min-h-12 items-center gap-2.5 lg:flex-col-reverse lg:gap-0">
          <input
            type="radio"
            name="default-variant"
            checked={row.isDefault}
            onChange={choose}
            aria-label={fill(t.makeDefault, { name })}
            className="control-radio lg:my-3"
          />
          <span aria-hidden className={first ? 'lg:mb-1.5 lg:text-sm lg:font-medium' : 'lg:sr-only'}>
            {t.isDefault}
          </span>
        </label>
        {remove ? (
          <IconButton icon={Trash2} label={fill(t.remove, { name })} onClick={remove} />
        ) : (
          <span className="max-lg:hidden lg:size-11.5" />
        )}
      </div>
      <VariantHindi row={row} name={name} onText={(nameHi) => set({ nameHi })} />
      {pictures.length > 1 && (
        <VariantPicture row={row} name={name} pictures={pictures} onChoose={(picture) => set({ picture })} />
      )}
    </Row>
  );
}

/** Edits a size: its name, stock and picture. */
export function SizeRow({
  row,
  n,
  error,
  set,
  remove,
  sizeType,
  taken,
  pictures,
}: RowProps & { sizeType: SizeType; taken: readonly string[]; pictures: readonly string[] }) {
  const t = useTexts('products/admin-form').price;
  const lang = useLang();
  const first = n === 0;
  // Keep a legacy size that the list no longer has.
  const offered = sizesOf[sizeType].includes(row.name) ? sizesOf[sizeType] : [row.name, ...sizesOf[sizeType]];
  return (
    <Row n={n} error={error}>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3">
        {sizeType !== 'Quantity' && (
          <Cell label={t.size} first={first} error={error}>
            {(props) => (
              <Select {...props} value={row.name} onChange={(event) => set({ name: event.target.value })}>
                {offered.map((size) => (
                  <option key={size} value={size} disabled={size !== row.name && taken.includes(size)}>
                    {size === '' ? t.chooseSize : choiceName(size, lang)}
                  </option>
                ))}
              </Select>
            )}
          </Cell>
        )}
        <Cell label={t.quantity} first={first} error={error}>
          {(props) => (
            <Input
              {...props}
              value={row.stock}
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
              onChange={(event) => set({ stock: event.target.value })}
            />
          )}
        </Cell>
        {remove && (
          <IconButton
            icon={Trash2}
            label={fill(t.remove, { name: row.name || fill(t.row, { n: n + 1 }) })}
            onClick={remove}
          />
        )}
      </div>
      {sizeType !== 'Quantity' && pictures.length > 1 && (
        <VariantPicture
          row={row}
          name={row.name ? choiceName(row.name, lang) : fill(t.row, { n: n + 1 })}
          pictures={pictures}
          onChoose={(picture) => set({ picture })}
        />
      )}
    </Row>
  );
}
