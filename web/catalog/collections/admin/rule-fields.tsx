import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { newDaysRange, ruleOrders, ruleUses } from '#contract/catalog/collections/rules.ts';
import { type Category, categories, priceRanges } from '#contract/core/rules.ts';
import { typedNumber } from '#contract/core/typed.ts';
import { type Pick, Picker } from '#web/admin/picker.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { Field, FieldGroup } from '#web/ui/form/field.tsx';
import { Input, Select } from '#web/ui/form/input.tsx';
import type { Typed } from './form-values.ts';

/** Picks categories by their names in the reader's language. */
function CategoryPicks({ readOnly }: { readOnly: boolean }) {
  const t = useTexts('collections/admin').form;
  const words = useTexts('products').categories;
  const toPick = (id: Category): Pick => ({ id, name: words[id] });
  return (
    <Field label={t.category} hint={t.categoryHint} className="sm:col-span-2">
      <Controller<Typed, 'rule.category'>
        name="rule.category"
        render={({ field }) => (
          <Picker
            label={t.category}
            value={field.value.map(toPick)}
            onChange={(picks) => field.onChange(picks.map(({ id }) => id))}
            search={async (q) =>
              categories
                .map(toPick)
                .filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(q.toLowerCase()))
            }
            readOnly={readOnly}
          />
        )}
      />
    </Field>
  );
}

/** Ticks for some of a few values, in a row. */
function Ticks({
  name,
  legend,
  choices,
}: {
  name: 'rule.use' | 'rule.graha';
  legend: string;
  choices: readonly { value: string; text: string }[];
}) {
  const { register } = useFormContext<Typed>();
  return (
    <FieldGroup legend={legend} className="sm:col-span-2">
      <Row>
        {choices.map(({ value, text }) => (
          <Choice key={value} type="checkbox" value={value} {...register(name)}>
            {text}
          </Choice>
        ))}
      </Row>
    </FieldGroup>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-5">{children}</div>
);

/** Edits the rule by which a collection has its products. */
export function RuleFields({ readOnly }: { readOnly: boolean }) {
  const t = useTexts('collections/admin').form;
  const filters = useTexts('products/filters');
  const { grahas } = useTexts('products/facts').choices;
  const { register, formState } = useFormContext<Typed>();
  return (
    <>
      <CategoryPicks readOnly={readOnly} />
      <Ticks
        name="rule.use"
        legend={t.use}
        choices={ruleUses.map((value) => ({ value, text: filters.guides[value] }))}
      />
      <Ticks
        name="rule.graha"
        legend={t.graha}
        choices={Object.entries(grahas).map(([value, text]) => ({ value, text }))}
      />
      <FieldGroup legend={t.more} className="sm:col-span-2">
        <Row>
          <Choice type="checkbox" {...register('rule.inStock')}>
            {t.inStock}
          </Choice>
          <Choice type="checkbox" {...register('rule.onSale')}>
            {t.onSale}
          </Choice>
        </Row>
      </FieldGroup>
      <Field label={t.price}>
        <Select {...register('rule.price', { setValueAs: (value: string | null) => value || null })}>
          <option value="">{filters.anyPrice}</option>
          {(Object.keys(priceRanges) as (keyof typeof priceRanges)[]).map((range) => (
            <option key={range} value={range}>
              {filters.prices[range]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.newDays} hint={t.newDaysHint} error={formState.errors.rule?.newDays?.message}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          className="tabular"
          {...register('rule.newDays', {
            validate: (typed) => {
              const days = typedNumber(typed, 0);
              const isRight = typed.trim() === '' || (days >= newDaysRange.min && days <= newDaysRange.max);
              return isRight || t.newDaysWrong;
            },
          })}
        />
      </Field>
      <Field label={t.order} className="sm:col-span-2">
        <Select {...register('rule.order')}>
          {ruleOrders.map((order) => (
            <option key={order} value={order}>
              {t.orders[order]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
