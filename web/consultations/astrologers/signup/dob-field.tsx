import { useFormContext } from 'react-hook-form';
import { isAdult } from '#contract/core/age.ts';
import { birthDate } from '#web/forms/birth-date.ts';
import { pasteIntoLists } from '#web/forms/paste-moment.ts';
import { monthNames } from '#web/texts/date-words.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { FieldGroup } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/input.tsx';
import type { TypedSignup } from './signup-values.ts';

const oldest = 100;
const youngest = 18;
const parts = ['dob.day', 'dob.month', 'dob.year'] as const;
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Shows the date of birth as three selects. The day must exist and be at least 18 years ago. */
export function DobField({ year }: { year: number }) {
  const t = useTexts('astrologers/signup');
  const lang = useLang();
  const { register, formState, getValues, setValue, getFieldState, trigger } = useFormContext<TypedSignup>();
  const error = parts.map((part) => getFieldState(part, formState).error?.message).find(Boolean);
  const months = monthNames(lang);
  const check = (own: string) => {
    if (own === '') return t.dobMissing;
    const found = birthDate(getValues('dob'), new Date());
    // The other selects report their own missing value.
    if (found === 'missing') return true;
    if (found === 'impossible') return t.dobWrong;
    return isAdult(found.date, new Date()) || t.tooYoung;
  };
  const wired = (part: 'day' | 'month' | 'year') => ({
    ...register(`dob.${part}`, {
      validate: check,
      onChange: () => void (formState.isSubmitted && trigger(parts)),
    }),
    'aria-label': t[part],
    'aria-invalid': getFieldState(`dob.${part}`, formState).error ? (true as const) : undefined,
    autoComplete: `bday-${part}`,
  });
  const years = numbers(year - oldest, year - youngest).toReversed();
  const onPaste = pasteIntoLists(years, (date) => {
    setValue('dob', date, { shouldDirty: true });
    if (formState.isSubmitted) void trigger(parts);
    return null;
  });
  return (
    <FieldGroup legend={t.dob} error={error} onPaste={onPaste}>
      <div className="grid grid-cols-[1fr_1.5fr_1.2fr] gap-2.5">
        <Select {...wired('day')}>
          <option value="">{t.day}</option>
          {numbers(1, 31).map((day) => (
            <option key={day}>{day}</option>
          ))}
        </Select>
        <Select {...wired('month')}>
          <option value="">{t.month}</option>
          {numbers(1, 12).map((month) => (
            <option key={month} value={month}>
              {months[month - 1]}
            </option>
          ))}
        </Select>
        <Select {...wired('year')}>
          <option value="">{t.year}</option>
          {years.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </div>
      {!error && <p className="mt-1.5 text-sm text-ink-3">{t.dobHint}</p>}
    </FieldGroup>
  );
}
