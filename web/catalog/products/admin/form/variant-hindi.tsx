import { readChoiceInHindi } from '#contract/catalog/products/choice-names.ts';
import { productLimits } from '#contract/catalog/products/rules.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { DraftRow } from './draft.ts';
import { TextField } from './text-field.tsx';

/** Asks for the Hindi name of a variant whose words the shop does not know, and says where it is missing. */
export function VariantHindi({
  row,
  name,
  onText,
}: {
  row: DraftRow;
  name: string;
  onText: (nameHi: string) => void;
}) {
  const t = useTexts('products/admin-form').price;
  if (row.nameHi === '' && readChoiceInHindi(row.name) !== null) return null;
  return (
    <div className="mt-3 lg:max-w-100">
      <TextField
        label={fill(t.variantHi, { name })}
        lang="hi"
        value={row.nameHi}
        onText={onText}
        maxLength={productLimits.short}
        {...(row.nameHi === '' && { hint: t.variantHiMissing })}
      />
    </div>
  );
}
