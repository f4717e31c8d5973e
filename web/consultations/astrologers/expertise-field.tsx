import { useController, useFormContext } from 'react-hook-form';
import { expertises } from '#contract/consultations/astrologers/expertises.ts';
import {
  expertiseWords,
  joinWords,
  splitWords,
} from '#web/consultations/astrologers/shared/practice-words.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Chip } from '#web/ui/chip.tsx';
import { FieldGroup } from '#web/ui/form/field.tsx';

/**
 * Shows the fields of practice as chips. The form value is the names joined by commas. Needs the texts
 * `astrologers/signup` and `astrologers/practice`.
 */
export function ExpertiseField({ hint }: { hint?: boolean }) {
  const t = useTexts('astrologers/signup');
  const practice = useTexts('astrologers/practice');
  const { control } = useFormContext<{ expertise: string }>();
  const { field, fieldState } = useController({
    control,
    name: 'expertise',
    rules: { validate: (value) => value !== '' || t.expertiseMissing },
  });
  const chosen = splitWords(field.value);
  // A registered name may be missing from the list; it stays selectable.
  const names = [
    ...expertises,
    ...chosen.filter((name) => !(expertises as readonly string[]).includes(name)),
  ];
  const toggle = (name: string) =>
    field.onChange(joinWords(names.filter((one) => chosen.includes(one) !== (one === name))));
  return (
    <FieldGroup legend={t.expertise} error={fieldState.error?.message}>
      {hint && <p className="mb-2.5 text-sm text-ink-3">{t.expertiseHint}</p>}
      <div className="flex flex-wrap gap-2.5">
        {names.map((name, i) => (
          <Chip
            key={name}
            ref={i === 0 ? field.ref : undefined}
            chosen={chosen.includes(name)}
            onClick={() => toggle(name)}
          >
            {expertiseWords(name, practice)}
          </Chip>
        ))}
      </div>
    </FieldGroup>
  );
}
