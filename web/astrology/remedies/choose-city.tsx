import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { City } from './next-day.tsx';

/** A form for a city. `field` is the field of the place, named `place`. */
export function ChooseCity({ field, choose }: { field: ReactNode; choose: (city: City) => void }) {
  const t = useTexts('remedies/finder').next;
  const form = useForm<{ place: City | null }>({ defaultValues: { place: null } });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="mt-3 grid max-w-md gap-3"
        onSubmit={submitFilled(form, ({ place }) => {
          if (place) choose({ coordinates: place.coordinates, location: place.location });
        })}
      >
        {field}
        <Button type="submit" kind="secondary">
          {t.use}
        </Button>
      </form>
    </FormProvider>
  );
}
