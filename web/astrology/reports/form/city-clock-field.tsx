import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '#web/texts/use-texts.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { FieldGroup } from '#web/ui/form/field.tsx';
import type { BirthParts } from './birth-time.ts';
import { cityClockOf } from './city-clocks.ts';
import type { PlaceValue } from './place-value.ts';

/**
 * Asks by which clock a birth in old Bombay or Calcutta was noted; nothing for any other. `at` is '', 'girl.' or 'boy.'.
 */
export function CityClockField({ at }: { at: string }) {
  const t = useTexts('reports').form;
  const { control, register } = useFormContext();
  const [birth, place] = useWatch({ control, name: [`${at}birth`, `${at}place`] }) as [
    BirthParts,
    PlaceValue | null,
  ];
  const clock = cityClockOf(birth, place);
  if (!clock || birth.timeUnknown) return null;
  const words = t.cityClocks[clock.city];
  return (
    <FieldGroup legend={t.cityClocks.legend}>
      <Choice type="radio" value="" {...register(`${at}birth.cityClock`)}>
        {t.cityClocks.india}
      </Choice>
      <Choice type="radio" value={clock.offset} {...register(`${at}birth.cityClock`)}>
        {words.name}
      </Choice>
      <p className="text-sm text-ink-2">{words.hint}</p>
    </FieldGroup>
  );
}
