import { useForm } from 'react-hook-form';
import { type BirthChoice, birthDate } from '#web/forms/birth-date.ts';
import { pasteIntoLists } from '#web/forms/paste-moment.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { monthNames } from '#web/texts/date-words.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/input.tsx';

/** The length of the list of years. */
const YEARS = 120;

const ERROR = 'birth-date-error';

/** Asks for day, month and year of birth. `onDate` gets `YYYY-MM-DD`; `year` is the last selectable year. */
export function BirthForm({
  year,
  busy,
  onDate,
}: {
  year: number;
  busy: boolean;
  onDate: (date: string) => void;
}) {
  const t = useTexts('horoscope/life-path');
  const lang = useLang();
  const form = useForm<BirthChoice>({
    defaultValues: { day: '', month: '', year: '' },
  });
  const { register, setValue, setError, clearErrors, setFocus, formState } = form;
  const error = formState.errors.root?.message;
  const years = Array.from({ length: YEARS + 1 }, (_, i) => year - i);
  const choices = {
    day: Array.from({ length: 31 }, (_, i) => [String(i + 1), String(i + 1)] as const),
    month: monthNames(lang).map((name, i) => [String(i + 1), name] as const),
    year: years.map((one) => [String(one), String(one)] as const),
  };
  const onPaste = pasteIntoLists(years, (date) => {
    clearErrors('root');
    for (const part of ['day', 'month', 'year'] as const) setValue(part, date[part]);
    return null;
  });
  const submit = submitFilled(form, (choice) => {
    const found = birthDate(choice, new Date());
    if (typeof found === 'object') return onDate(found.date);
    setError('root', { message: t[found] });
    setFocus((['day', 'month', 'year'] as const).find((part) => !choice[part]) ?? 'day');
  });
  return (
    <form noValidate onSubmit={submit} className="mt-5">
      <fieldset onPaste={onPaste} aria-describedby={error ? ERROR : undefined}>
        <legend className="sr-only">{t.born}</legend>
        <div className="grid grid-cols-[1fr_1.35fr_1.15fr] gap-3">
          {(['day', 'month', 'year'] as const).map((part) => (
            <Field key={part} label={t[part]}>
              <Select
                {...register(part, { onChange: () => clearErrors('root') })}
                autoComplete={`bday-${part}`}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? ERROR : undefined}
              >
                <option value="">–</option>
                {choices[part].map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        </div>
        <FieldError id={ERROR} error={error} />
      </fieldset>
      <Button type="submit" size="large" wide busy={busy} busyText={t.busy} className="mt-5">
        {t.calculate}
      </Button>
      <p className="mt-3 text-sm text-ink-3">{t.privacy}</p>
    </form>
  );
}
