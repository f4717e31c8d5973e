import { useController, useFormContext } from 'react-hook-form';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

/** Lahiri, Raman, KP (specification, section 9). */
export type AyanamsaChoice = '1' | '3' | '5';

const choices: readonly AyanamsaChoice[] = ['1', '3', '5'];

/** Which ayanamsa the zodiac is counted by. */
export function AyanamsaField() {
  const t = useTexts('reports').form;
  const { register } = useFormContext();
  return (
    <Field label={t.ayanamsa} hint={t.ayanamsaHint}>
      <Select {...register('ayanamsa')}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {t.ayanamsas[choice]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The language the report is made in; the other one is included. */
export function ReportLangField() {
  const t = useTexts('reports').form;
  const { control } = useFormContext();
  const { field } = useController({ control, name: 'la' });
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 text-sm font-medium">
        {t.language}
      </p>
      <Segmented
        label={t.language}
        value={field.value as string}
        onChange={field.onChange}
        choices={[
          { value: 'en', text: 'English', lang: 'en' },
          { value: 'hi', text: 'हिन्दी', lang: 'hi' },
        ]}
      />
    </div>
  );
}
