import { Plus } from 'lucide';
import { useId } from 'react';
import { productLimits } from '#contract/catalog/products/rules.ts';
import { type SizeType, sizeTypes } from '#contract/core/rules.ts';
import { usePermission } from '#web/admin/rights.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/input.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FormCard } from './card.tsx';
import type { Problems } from './check.ts';
import {
  chooseDefault,
  type DraftRow,
  emptyRow,
  removeRow,
  type Selling,
  switchSizes,
  switchVariants,
} from './draft.ts';
import { SizeRow, VariantRow } from './sku-rows.tsx';
import { TextField } from './text-field.tsx';

type Props = {
  selling: Selling;
  change: (selling: Selling) => void;
  problems: Problems;
  /** The addresses of the product's pictures, of which a variant or size can have one. */
  pictures: readonly string[];
};

/** Edits how a product is sold: variants with a price and stock each, or one price and stock by size. */
export function PriceCard({ selling, change, problems, pictures }: Props) {
  const t = useTexts('products/admin-form').price;
  const words = useId();
  const mayPrice = usePermission('products.prices');
  const { hasVariants, rows, sizeType } = selling;
  const single = !hasVariants && sizeType === 'Quantity';
  const setRow = (at: number, part: Partial<DraftRow>) =>
    change({ ...selling, rows: rows.map((row, i) => (i === at ? { ...row, ...part } : row)) });
  const row = (i: number) => ({
    row: rows[i] as DraftRow,
    n: i,
    error: problems[`row-${i}`],
    set: (part: Partial<DraftRow>) => setRow(i, part),
    ...(rows.length > 1 && { remove: () => change(removeRow(selling, i)) }),
  });
  return (
    <FormCard title={t.title}>
      {!mayPrice && <p className="text-sm text-ink-2">{t.noRight}</p>}
      <div className="flex items-center justify-between gap-4 border-b border-line pb-3">
        <div id={words}>
          <p className="font-semibold">{t.variants}</p>
          <p className="text-sm text-ink-2">{t.variantsHint}</p>
        </div>
        <Switch
          on={hasVariants}
          disabled={!mayPrice}
          aria-label={t.variants}
          onClick={() => change(switchVariants(selling, !hasVariants))}
        />
      </div>
      {!hasVariants && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t.price}
            value={selling.price}
            onText={(price) => change({ ...selling, price })}
            inputMode="decimal"
            disabled={!mayPrice}
            error={problems.price}
          />
          <Field label={t.sizeType}>
            <Select
              value={sizeType}
              onChange={(event) => change(switchSizes(selling, event.target.value as SizeType))}
            >
              {sizeTypes.map((type) => (
                <option key={type} value={type}>
                  {t.sizeTypes[type]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
      <div className="grid gap-4">
        {rows.map((one, i) =>
          hasVariants ? (
            <VariantRow
              key={one.id || i}
              {...row(i)}
              pictures={pictures}
              choose={() => change(chooseDefault(selling, i))}
            />
          ) : (
            <SizeRow
              key={one.id || i}
              {...row(i)}
              sizeType={sizeType}
              taken={rows.map(({ name }) => name)}
              pictures={pictures}
            />
          ),
        )}
      </div>
      {!single && rows.length < productLimits.skus && (mayPrice || !hasVariants) && (
        <Button
          kind="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => change({ ...selling, rows: [...rows, emptyRow()] })}
        >
          <Icon of={Plus} small />
          <span>{hasVariants ? t.addVariant : t.addSize}</span>
        </Button>
      )}
    </FormCard>
  );
}
