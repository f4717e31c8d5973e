import { useController, useFormContext } from 'react-hook-form';
import { categories } from '#contract/core/rules.ts';
import { type CouponPickKind, couponScopes } from '#contract/selling/coupons/rules.ts';
import { type Pick, Picker } from '#web/admin/picker.tsx';
import { api } from '#web/api/client.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/input.tsx';
import type { Typed } from './coupon-form-values.ts';

/** The fields of a coupon that are lists of things by name. */
export type ListField = { [K in keyof Typed]: Typed[K] extends Pick[] ? K : never }[keyof Typed];

const searchFor =
  (kind: CouponPickKind) =>
  async (q: string): Promise<Pick[]> => {
    if (q === '') return [];
    const { picks } = await api('GET /api/admin/coupon-picks', { query: { kind, q } });
    // Two people can have one name, so the chip of a person says the e-mail as well.
    return kind === 'person'
      ? picks.map(({ id, name, detail }) => ({ id, name: detail ? `${name} (${detail})` : name }))
      : picks;
  };

/** Returns a function that finds categories by their names in the reader's language. */
function useCategorySearch(): (q: string) => Promise<readonly Pick[]> {
  const words = useTexts('products').categories;
  return async (q) =>
    categories
      .map((id) => ({ id, name: words[id] }))
      .filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(q.toLowerCase()));
}

/** Picks products, variants, categories or people by name. */
export function ListOf({
  name,
  kind,
  label,
  hint,
  readOnly,
}: {
  name: ListField;
  kind: CouponPickKind | 'category';
  label: string;
  hint?: string;
  readOnly: boolean;
}) {
  const { field } = useController<Typed, ListField>({ name });
  const byCategory = useCategorySearch();
  return (
    <Field label={label} {...(hint && { hint })}>
      <Picker
        label={label}
        value={field.value}
        onChange={field.onChange}
        search={kind === 'category' ? byCategory : searchFor(kind)}
        readOnly={readOnly}
      />
    </Field>
  );
}

/** Edits what and whom a coupon is for. */
export function WhereFields({ readOnly }: { readOnly: boolean }) {
  const t = useTexts('coupons').form;
  const { register } = useFormContext<Typed>();
  return (
    <>
      <Field label={t.scope} hint={t.scopeHint} className="sm:col-span-2">
        <Select {...register('scope')}>
          {couponScopes.map((scope) => (
            <option key={scope} value={scope}>
              {t.scopes[scope]}
            </option>
          ))}
        </Select>
      </Field>
      <ListOf name="applicableProducts" kind="product" label={t.applicableProducts} readOnly={readOnly} />
      <ListOf name="excludedProducts" kind="product" label={t.excludedProducts} readOnly={readOnly} />
      <ListOf name="applicableVariants" kind="variant" label={t.applicableVariants} readOnly={readOnly} />
      <ListOf
        name="applicableCategories"
        kind="category"
        label={t.applicableCategories}
        readOnly={readOnly}
      />
      <ListOf
        name="restrictedToUsers"
        kind="person"
        label={t.restrictedToUsers}
        hint={t.peopleHint}
        readOnly={readOnly}
      />
    </>
  );
}
