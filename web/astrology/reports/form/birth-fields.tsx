import { useController, useFormContext, useWatch } from 'react-hook-form';
import { pasteIntoLists, pasteMoment } from '#web/forms/paste-moment.ts';
import { monthNames } from '#web/texts/date-words.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { FieldGroup } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/input.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { type BirthParts, birthYears, clockParts, dateOf, isToCome, onClock, timeOf } from './birth-time.ts';
import type { PlaceValue } from './place-value.ts';

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const two = (n: number): string => String(n).padStart(2, '0');

/** Three selects share a phone's width: less padding, so that no word touches its arrow. */
const narrow = 'max-sm:bg-[position:right_.4rem_center] max-sm:pr-7 max-sm:pl-2.5';

/** The path of the birth in the form: `birth`, `girl.birth`, `boy.birth`. */
type At = { at: string; required: string };

const dateParts = (at: string) => [`${at}.day`, `${at}.month`, `${at}.year`] as const;
const timeParts = (at: string) => [`${at}.hour`, `${at}.minute`, `${at}.half`] as const;

/** Asks for the date of birth as three selects. */
export function BirthDateField({ at, required }: At) {
  const t = useTexts('reports').form;
  const lang = useLang();
  const { register, formState, getFieldState, getValues, setValue, clearErrors, trigger } = useFormContext();
  const parts = dateParts(at);
  const error = parts.map((part) => getFieldState(part, formState).error?.message).find(Boolean);
  const months = monthNames(lang);
  const wholeDate = () => {
    const birth = getValues(at) as BirthParts;
    const whole = birth.day && birth.month && birth.year;
    if (whole && dateOf(birth) === null) return t.noSuchDay;
    const place = getValues(at.replace(/birth$/, 'place')) as PlaceValue | null;
    return !isToCome(birth, place?.timezone, new Date()) || t.birthToCome;
  };
  // The three are one date: what was wrong with it may be mended in another select, or by a paste into all of them.
  const recheck = () => void ((formState.isSubmitted || error) && trigger(parts));
  const wired = (part: 'day' | 'month' | 'year', name: string) => ({
    ...register(`${at}.${part}`, {
      validate: (value: string) => (value === '' ? required : wholeDate()),
      onChange: recheck,
    }),
    'aria-label': name,
    'aria-invalid': getFieldState(`${at}.${part}`, formState).error ? (true as const) : undefined,
    autoComplete: `bday-${part}`,
  });
  const years = birthYears(new Date().getFullYear());
  const onPaste = pasteIntoLists(years, (date, time) => {
    const birth = { ...(getValues(at) as BirthParts), ...date };
    const whole = time && !birth.timeUnknown ? { ...birth, ...clockParts(birth.clock, time) } : birth;
    for (const [part, value] of Object.entries(whole))
      setValue(`${at}.${part}`, value, { shouldDirty: true });
    recheck();
    if (timeOf(whole) !== null) clearErrors(timeParts(at));
    return time && whole.hour !== '' && timeOf(whole) === null ? 'half' : null;
  });
  return (
    <FieldGroup legend={t.birthDate} error={error} onPaste={onPaste}>
      <div className="grid grid-cols-[1fr_1.5fr_1.2fr] gap-2.5">
        <Select className={narrow} {...wired('day', t.day)}>
          <option value="">{t.day}</option>
          {numbers(1, 31).map((day) => (
            <option key={day}>{day}</option>
          ))}
        </Select>
        <Select className={narrow} {...wired('month', t.month)}>
          <option value="">{t.month}</option>
          {months.map((name, i) => (
            <option key={name} value={i + 1}>
              {name}
            </option>
          ))}
        </Select>
        <Select className={narrow} {...wired('year', t.year)}>
          <option value="">{t.year}</option>
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </Select>
      </div>
    </FieldGroup>
  );
}

/**
 * Asks for the time of birth on a 12-hour or 24-hour clock, or that it is unknown. `unknownText` says what follows from that;
 * for a report if absent.
 */
export function BirthTimeField({ at, required, unknownText }: At & { unknownText?: string }) {
  const t = useTexts('reports').form;
  const { register, control, formState, getFieldState, getValues, setValue, clearErrors, trigger } =
    useFormContext();
  const birth = useWatch({ control, name: at }) as BirthParts;
  const { field: unknown } = useController({ control, name: `${at}.timeUnknown` });
  const names = timeParts(at);
  const error = names.map((name) => getFieldState(name, formState).error?.message).find(Boolean);
  const wired = (part: 'hour' | 'minute' | 'half', name: string) => ({
    ...register(`${at}.${part}`, {
      validate: (value: string) => {
        const { timeUnknown, clock } = getValues(at) as BirthParts;
        return timeUnknown || (part === 'half' && clock === '24') || value !== '' || required;
      },
      onChange: () => {
        if (timeOf(getValues(at) as BirthParts) !== null) clearErrors(names);
        // A birth today may be past with another time.
        if (getFieldState(`${at}.day`).error) void trigger(dateParts(at));
      },
    }),
    'aria-label': name,
    'aria-invalid': getFieldState(`${at}.${part}`, formState).error ? (true as const) : undefined,
  });
  const onPaste = pasteMoment(({ time }) => {
    if (!time || birth.timeUnknown) return 'unread';
    const pasted = { ...birth, ...clockParts(birth.clock, time) };
    for (const name of ['hour', 'minute', 'half'] as const)
      setValue(`${at}.${name}`, pasted[name], { shouldDirty: true });
    if (timeOf(pasted) === null) return 'half';
    clearErrors(names);
    return null;
  });
  return (
    <FieldGroup legend={t.birthTime} error={birth.timeUnknown ? undefined : error} onPaste={onPaste}>
      {!birth.timeUnknown && (
        <div className="grid justify-items-start gap-2.5">
          <Segmented
            label={t.clock}
            value={birth.clock}
            onChange={(clock) => {
              for (const [part, value] of Object.entries(onClock(birth, clock)))
                setValue(`${at}.${part}`, value);
            }}
            choices={[
              { value: '12', text: t.clock12 },
              { value: '24', text: t.clock24 },
            ]}
          />
          <div className="grid w-full grid-cols-[1fr_1fr_1.1fr] gap-2.5">
            <Select className={narrow} {...wired('hour', t.hour)}>
              <option value="">{t.hour}</option>
              {(birth.clock === '12' ? numbers(1, 12) : numbers(0, 23)).map((hour) => (
                <option key={hour} value={hour}>
                  {birth.clock === '12' ? hour : two(hour)}
                </option>
              ))}
            </Select>
            <Select className={narrow} {...wired('minute', t.minute)}>
              <option value="">{t.minute}</option>
              {numbers(0, 59).map((minute) => (
                <option key={minute} value={minute}>
                  {two(minute)}
                </option>
              ))}
            </Select>
            {birth.clock === '12' && (
              <Select className={narrow} {...wired('half', t.half)}>
                <option value="">{t.half}</option>
                <option value="am">{t.am}</option>
                <option value="pm">{t.pm}</option>
              </Select>
            )}
          </div>
        </div>
      )}
      <Choice
        type="checkbox"
        className="mt-1.5"
        ref={unknown.ref}
        name={unknown.name}
        checked={unknown.value}
        onBlur={unknown.onBlur}
        onChange={(event) => {
          unknown.onChange(event.target.checked);
          clearErrors(names);
        }}
      >
        {t.timeUnknown}
      </Choice>
      {birth.timeUnknown && <p className="text-sm text-ink-2">{unknownText ?? t.timeUnknownText}</p>}
    </FieldGroup>
  );
}
