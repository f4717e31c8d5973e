import { ChevronDown } from 'lucide';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '#web/texts/use-texts.ts';
import { Choice } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Textarea } from '#web/ui/input.tsx';
import { useField } from './coupon-fields.tsx';
import type { Typed } from './coupon-form-values.ts';

/** Edits what only other programs read, folded away. It opens by itself when there is an error in it. */
export function DeveloperFields() {
  const t = useTexts('coupons').form;
  const { register } = useFormContext<Typed>();
  const { control, error } = useField()('metadata');
  return (
    <details
      open={error ? true : undefined}
      className="group rounded-tile border border-line bg-surface px-5"
    >
      <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-4 font-display text-h3 [&::-webkit-details-marker]:hidden">
        {t.more}
        <Icon of={ChevronDown} className="transition-[rotate] duration-(--nr-mid) group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-5">
        <div>
          <Choice type="checkbox" {...register('combinable')} aria-describedby="combinable-note">
            {t.combinable}
          </Choice>
          <p id="combinable-note" className="text-sm text-ink-3">
            {t.combinableNote}
          </p>
        </div>
        <Field label={t.metadata} hint={t.metadataHint} error={error}>
          <Textarea rows={3} spellCheck={false} autoComplete="off" {...control} />
        </Field>
      </div>
    </details>
  );
}
