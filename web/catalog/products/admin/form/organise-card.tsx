import { useId } from 'react';
import { productLimits, subcategories } from '#contract/catalog/products/rules.ts';
import { type Category, categories, madeToOrderCategory } from '#contract/core/rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/input.tsx';
import { FormCard } from './card.tsx';
import { EntriesField } from './entries-field.tsx';
import type { CardProps } from './text-cards.tsx';
import { TextField } from './text-field.tsx';

/** Brands and subcategories in use. */
export type Words = { brands: string[]; subcategories: { category: string; name: string }[] };

/** Edits where the product is listed and how it is found. */
export function OrganiseCard({ draft, set, problems, words }: CardProps & { words: Words }) {
  const t = useTexts('products/admin-form').organise;
  const names: Record<string, string> = useTexts('products').categories;
  const brands = useId();
  const always = draft.category === madeToOrderCategory;
  const offered = new Set([
    ...(subcategories[draft.category as Category] ?? []),
    ...words.subcategories.filter((one) => one.category === draft.category).map((one) => one.name),
    ...(draft.subcategory ? [draft.subcategory] : []),
  ]);
  return (
    <FormCard title={t.title}>
      <Field label={t.category} {...(problems.category && { error: problems.category })}>
        <Select
          value={draft.category}
          onChange={(event) => set({ category: event.target.value, subcategory: '' })}
        >
          <option value="" disabled>
            {t.chooseCategory}
          </option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {names[category] ?? category}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.subcategory}>
        <Select value={draft.subcategory} onChange={(event) => set({ subcategory: event.target.value })}>
          <option value="">{t.none}</option>
          {[...offered].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <TextField
        label={t.brand}
        value={draft.brand}
        onText={(brand) => set({ brand })}
        maxLength={productLimits.short}
        list={brands}
      />
      <datalist id={brands}>
        {words.brands.map((brand) => (
          <option key={brand} value={brand} />
        ))}
      </datalist>
      <EntriesField label={t.tags} value={draft.tags} onText={(tags) => set({ tags })} rows={3} />
      <EntriesField
        label={t.searchWords}
        value={draft.searchWords}
        onText={(searchWords) => set({ searchWords })}
        hint={t.searchWordsHint}
        rows={3}
      />
      <div>
        <Choice
          type="checkbox"
          checked={draft.customised || always}
          disabled={always}
          onChange={(event) => set({ customised: event.target.checked })}
        >
          {t.customised}
        </Choice>
        <p className="pl-8 text-sm text-ink-3">{always ? t.customisedAlways : t.customisedHint}</p>
      </div>
    </FormCard>
  );
}
