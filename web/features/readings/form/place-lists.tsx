import { useEffect, useState } from 'react';
import type { Country, Place, State } from '#contract/places.ts';
import { api } from '#web/api/client.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import { cityLabel, type PlaceValue, placeValue } from './place-value.ts';

const HOME = 'IN';

/** What was last answered for a key, and a way to say that it could not be had. */
function useList<T>(key: string, ask: () => Promise<T[]>): T[] {
  const t = useTexts('readings').place;
  const [held, setHeld] = useState<{ key: string; list: T[] }>({ key: '', list: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked for.
  useEffect(() => {
    if (!key) return;
    let left = false;
    ask().then(
      (list) => left || setHeld({ key, list }),
      () => left || toast.problem(t.failed),
    );
    return () => {
      left = true;
    };
  }, [key]);
  return held.key === key ? held.list : [];
}

/** A city by country, state and city. Another country empties state and city, another state the city. */
export function PlaceLists({
  error,
  onChange,
}: {
  error: string | undefined;
  onChange: (value: PlaceValue | null) => void;
}) {
  const t = useTexts('readings').place;
  const lang = useLang();
  const [country, setCountry] = useState(HOME);
  const [state, setState] = useState('');
  const [city, setCity] = useState('');
  const countries = useList<Country>(
    'countries',
    async () => (await api('GET /api/places/countries')).countries,
  );
  const states = useList<State>(
    country,
    async () => (await api('GET /api/places/countries/{country}/states', { params: { country } })).states,
  );
  const cities = useList<Place>(
    state && `${country} ${state}`,
    async () =>
      (await api('GET /api/places/countries/{country}/states/{state}/cities', { params: { country, state } }))
        .cities,
  );
  const named = ({ name, nameHi }: { name: string; nameHi: string }) => (lang === 'hi' ? nameHi : name);
  const labels = new Map(cities.map((place) => [cityLabel(place, cities, lang), place]));
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.country}>
          <Select
            value={country}
            onChange={(event) => {
              setCountry(event.target.value);
              setState('');
              setCity('');
              onChange(null);
            }}
          >
            {countries.length === 0 && <option value={HOME}>{t.searching}</option>}
            {countries.map((one) => (
              <option key={one.code} value={one.code}>
                {named(one)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t.state}>
          <Select
            value={state}
            onChange={(event) => {
              setState(event.target.value);
              setCity('');
              onChange(null);
            }}
          >
            <option value="">{t.chooseState}</option>
            {states.map((one) => (
              <option key={one.code} value={one.code}>
                {named(one)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label={t.city} error={error}>
        <Combobox
          items={[...labels.keys()]}
          value={city}
          onChange={(label) => {
            setCity(label);
            const place = labels.get(label);
            onChange(place ? placeValue(place) : null);
          }}
          texts={{ empty: state ? t.none : t.chooseState, open: t.chooseCity }}
        />
      </Field>
    </div>
  );
}
