import { useState } from 'react';
import { CountryAndState } from '#web/astrology/places/shared/country-and-state.tsx';
import { HOME_COUNTRY, usePlaceLists } from '#web/astrology/places/shared/use-place-lists.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Combobox } from '#web/ui/form/combobox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { cityLabel, type PlaceValue, placeValue } from './place-value.ts';

/**
 * Asks for a city by country, state and city. Another country clears state and city; another state clears the city.
 */
export function PlaceLists({
  error,
  onChange,
}: {
  error: string | undefined;
  onChange: (value: PlaceValue | null) => void;
}) {
  const t = useTexts('reports').place;
  const lang = useLang();
  const [country, setCountry] = useState(HOME_COUNTRY);
  const [state, setState] = useState('');
  const [city, setCity] = useState('');
  const onFailed = () => void toast.problem(t.failed);
  const lists = usePlaceLists({ country, state, onFailed });
  const labels = new Map(lists.cities.map((place) => [cityLabel(place, lists.cities, lang), place]));
  return (
    <div className="grid gap-4">
      <CountryAndState
        lists={lists}
        country={country}
        state={state}
        words={{ country: t.country, state: t.state, home: t.searching, chooseState: t.chooseState }}
        onCountry={(code) => {
          setCountry(code);
          setState('');
          setCity('');
          onChange(null);
        }}
        onState={(code) => {
          setState(code);
          setCity('');
          onChange(null);
        }}
      />
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
