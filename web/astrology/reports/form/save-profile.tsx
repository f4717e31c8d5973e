import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '#web/texts/use-texts.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/input.tsx';
import { relations } from './relations.ts';
import { type Saving, savesBirth } from './saving.ts';

/**
 * Offers to save a birth profile. For another person's birth it asks for their consent. `at` is `save` or
 * `girl.save`.
 */
export function SaveProfile({ at }: { at: string }) {
  const t = useTexts('reports').profiles;
  const { register, control, formState, getFieldState, getValues } = useFormContext();
  const saving = useWatch({ control, name: at }) as Saving;
  const error = getFieldState(`${at}.consent`, formState).error?.message;
  return (
    <div className="grid gap-3">
      <Choice type="checkbox" {...register(`${at}.wanted`)}>
        {t.save}
      </Choice>
      {saving.wanted && (
        <div className="grid gap-3 rounded-tile border border-line bg-surface p-4">
          <Field label={t.relation}>
            <Select {...register(`${at}.relation`)}>
              {relations.map((relation) => (
                <option key={relation} value={relation}>
                  {t.relations[relation]}
                </option>
              ))}
            </Select>
          </Field>
          <div>
            <Choice
              type="checkbox"
              {...register(`${at}.consent`, {
                validate: (given: boolean) => !savesBirth(getValues(at)) || given || t.consentMissing,
              })}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${at}-consent-error` : undefined}
            >
              <span className="text-sm">{saving.relation === 'me' ? t.consentSelf : t.consentOther}</span>
            </Choice>
            <FieldError id={`${at}-consent-error`} error={error} />
          </div>
        </div>
      )}
    </div>
  );
}
