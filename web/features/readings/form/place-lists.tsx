import { useState } from 'react';
import { HOME_COUNTRY, usePlaceLists } from '#web/features/places/use-place-lists.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import { cityLabel, type PlaceValue, placeValue } from './place-value.ts';

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
  const [country, setCountry] = useState(HOME_COUNTRY);
  const [state, setState] = useState('');
  const [city, setCity] = useState('');
  const onFailed = () => void toast.problem(t.failed);
  const { countries, states, cities, named } = usePlaceLists({ country, state, onFailed });
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
            {countries.length === 0 && <option value={HOME_COUNTRY}>{t.searching}</option>}
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
