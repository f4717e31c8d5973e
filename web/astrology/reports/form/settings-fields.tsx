import { useController, useFormContext } from 'react-hook-form';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/input.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';

/** 1 is Lahiri, 3 is Raman, 5 is KP (specification). */
export type AyanamsaChoice = '1' | '3' | '5';

const choices: readonly AyanamsaChoice[] = ['1', '3', '5'];

/** Asks for the ayanamsa of the zodiac. */
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

/** Asks for the language of the report. The other language is included. */
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
          { value: 'hi', text: 'हिंदी', lang: 'hi' },
        ]}
      />
    </div>
  );
}
