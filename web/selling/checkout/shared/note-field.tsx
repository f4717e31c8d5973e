import { useFormContext, useWatch } from 'react-hook-form';
import { countCharacters } from '#contract/catalog/products/personal-rules.ts';
import { buyerNoteAtMost, buyerNoteProblem, tidyBuyerNote } from '#contract/selling/orders/buyer-note.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/input.tsx';

/**
 * Asks for the buyer's note to the shop, and counts its letters. The form around it has it as `buyerNote`. Needs the texts
 * `checkout` and `orders/note-errors`.
 */
export function NoteField({ hint, className = '' }: { hint: string; className?: string }) {
  const t = useTexts('checkout').note;
  const errors = useTexts('orders/note-errors');
  const { register, formState } = useFormContext<{ buyerNote: string }>();
  const typed = useWatch<{ buyerNote: string }, 'buyerNote'>({ name: 'buyerNote' });
  const count = countCharacters(tidyBuyerNote(typed));
  return (
    <Field
      label={t.label}
      hint={count > 0 ? fill(t.count, { n: count, max: buyerNoteAtMost }) : hint}
      error={formState.errors.buyerNote?.message}
      className={className}
    >
      <Textarea
        {...register('buyerNote', {
          validate: (value) => {
            const problem = buyerNoteProblem(tidyBuyerNote(value));
            return problem === null || fill(errors[problem], { max: buyerNoteAtMost });
          },
        })}
        rows={2}
        maxLength={buyerNoteAtMost * 4}
        autoComplete="off"
        className="min-h-20!"
      />
    </Field>
  );
}
