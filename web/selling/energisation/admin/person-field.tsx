import { useState } from 'react';
import type { AdminEnergisation } from '#contract/selling/energisation/admin.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type People = readonly { en: string; hi: string }[];

/** Returns the chosen person by name, first the one who is planned or the first of the settings, and its setter. */
export function usePersonOf({ person }: AdminEnergisation, people: People): [string, (name: string) => void] {
  const [chosen, choose] = useState('');
  const planned = people.find(({ en }) => en === person?.en)?.en;
  return [chosen || planned || people[0]?.en || '', choose];
}

/** Chooses who does it. Without a name in the settings it leads there. Null people are loading: the field keeps its place. */
export function PersonField({
  people,
  value,
  onChange,
}: {
  people: People | null;
  value: string;
  onChange: (name: string) => void;
}) {
  const t = useTexts('energisation/admin');
  const lang = useLang();
  if (people?.length === 0)
    return (
      <Banner
        tone="warn"
        action={<TextLink to="/admin/settings?section=energisation">{t.toSettings}</TextLink>}
      >
        {t.noPeople}
      </Banner>
    );
  return (
    <Field label={t.person}>
      <Select value={value} disabled={!people} onChange={(event) => onChange(event.target.value)}>
        {people?.map((one) => (
          <option key={one.en} value={one.en}>
            {one[lang]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
