import { ChevronDown } from 'lucide';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useField } from './coupon-fields.tsx';

/** Edits what only other programs read, folded away. It opens by itself when there is an error in it. */
export function DeveloperFields() {
  const t = useTexts('coupons').form;
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
        <Field label={t.metadata} hint={t.metadataHint} error={error}>
          <Textarea rows={3} spellCheck={false} autoComplete="off" {...control} />
        </Field>
      </div>
    </details>
  );
}
