import { Plus, Trash2 } from 'lucide';
import { productLimits } from '#contract/catalog/products/rules.ts';
import { indiaDay } from '#contract/core/india-time.ts';
import { DateField } from '#web/admin/date-field.tsx';
import { usePermission } from '#web/admin/rights.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { FormCard } from './card.tsx';
import type { CardProps } from './text-cards.tsx';
import { TextField } from './text-field.tsx';

/** Edits the HSN code, and the GST rates with the day each starts. */
export function TaxCard({ draft, set, problems }: CardProps) {
  const t = useTexts('products/admin-form').tax;
  const lang = useLang();
  const mayPrice = usePermission('products.prices');
  const { gstRates } = draft;
  const change = (at: number, part: Partial<(typeof gstRates)[number]>) =>
    set({ gstRates: gstRates.map((rate, i) => (i === at ? { ...rate, ...part } : rate)) });
  const today = indiaDay(new Date());
  return (
    <FormCard title={t.title}>
      {/* Tax is a part of the price. */}
      <fieldset disabled={!mayPrice} className="grid gap-4">
        <TextField
          label={t.hsn}
          value={draft.hsn}
          onText={(hsn) => set({ hsn })}
          hint={t.hsnHint}
          maxLength={8}
          inputMode="numeric"
          error={problems.hsn}
        />
        <fieldset>
          <legend className="text-sm font-medium">{t.rates}</legend>
          <p className="mb-2 text-sm text-ink-3">{t.ratesHint}</p>
          <div className="grid gap-3">
            {gstRates.map((rate, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an unsaved rate has no key but its index.
              <div key={i}>
                <div className="grid grid-cols-[minmax(0,1fr)_5.5rem_auto] items-start gap-2">
                  <DateField
                    label={t.from}
                    value={rate.from}
                    {...(problems[`rate-${i}`] && { 'aria-describedby': `rate-${i}`, 'aria-invalid': true })}
                    onChange={(event) => change(i, { from: event.target.value })}
                  />
                  <Field label={t.percent}>
                    <Input
                      value={rate.percent}
                      inputMode="decimal"
                      autoComplete="off"
                      aria-invalid={problems[`rate-${i}`] ? true : undefined}
                      onChange={(event) => change(i, { percent: event.target.value })}
                    />
                  </Field>
                  <span className="mt-7">
                    <IconButton
                      icon={Trash2}
                      label={fill(t.remove, { day: rate.from ? formatDate(rate.from, lang) : `${i + 1}` })}
                      onClick={() => set({ gstRates: gstRates.filter((_, at) => at !== i) })}
                    />
                  </span>
                </div>
                <FieldError id={`rate-${i}`} error={problems[`rate-${i}`]} />
              </div>
            ))}
            {gstRates.length < productLimits.gstRates && (
              <Button
                kind="secondary"
                size="small"
                className="justify-self-start"
                onClick={() =>
                  set({ gstRates: [...gstRates, { from: gstRates.length ? '' : today, percent: '' }] })
                }
              >
                <Icon of={Plus} small />
                {t.add}
              </Button>
            )}
          </div>
        </fieldset>
      </fieldset>
    </FormCard>
  );
}
