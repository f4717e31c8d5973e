import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BirthProfile } from '#contract/people/birth-profiles/endpoints.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/input.tsx';
import { personOf } from './profiles.ts';

/**
 * Fills a person of the form with a saved birth profile. Renders nothing if there is none. `at` is '', 'girl.' or
 * 'boy.'.
 */
export function ChooseProfile({ at, profiles }: { at: string; profiles: readonly BirthProfile[] }) {
  const t = useTexts('reports').profiles;
  const { setValue, clearErrors } = useFormContext();
  const [chosen, choose] = useState('');
  if (profiles.length === 0) return null;
  return (
    <Field label={t.choose}>
      <Select
        value={chosen}
        onChange={(event) => {
          choose(event.target.value);
          const profile = profiles.find(({ _id }) => _id === event.target.value);
          if (!profile) return;
          for (const [part, value] of Object.entries(personOf(profile)))
            setValue(`${at}${part}`, value, { shouldDirty: true });
          clearErrors();
        }}
      >
        <option value="">{t.none}</option>
        {profiles.map(({ _id, name, relation }) => (
          <option key={_id} value={_id}>
            {`${name} (${t.relationNames[relation]})`}
          </option>
        ))}
      </Select>
    </Field>
  );
}
