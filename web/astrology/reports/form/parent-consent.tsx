import { useFormContext, useWatch } from 'react-hook-form';
import { isAdult } from '#contract/core/age.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { type BirthParts, dateOf } from './birth-time.ts';

/** Asks for the yes of a parent or guardian when the typed birth is a child's. `at` is '', 'girl.' or 'boy.'. */
export function ParentConsent({ at }: { at: string }) {
  const t = useTexts('reports').profiles;
  const { register, control, formState, getFieldState } = useFormContext();
  const born = dateOf(useWatch({ control, name: `${at}birth` }) as BirthParts);
  if (born === null || isAdult(born, new Date())) return null;
  const name = `${at}parent`;
  const error = getFieldState(name, formState).error?.message;
  return (
    <div className="rounded-tile border border-line bg-surface p-4">
      <Choice
        type="checkbox"
        {...register(name, {
          validate: (given: boolean) => given || t.parentMissing,
          shouldUnregister: true,
        })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      >
        <span className="text-sm">{t.parent}</span>
      </Choice>
      <FieldError id={`${name}-error`} error={error} />
    </div>
  );
}
