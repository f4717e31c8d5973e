import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Place, State } from '#contract/astrology/places/endpoints.ts';
import { CountryAndState } from '#web/astrology/places/shared/country-and-state.tsx';
import { HOME_COUNTRY, usePlaceLists } from '#web/astrology/places/shared/use-place-lists.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Combobox } from '#web/ui/form/combobox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import type { TypedSignup } from './signup-values.ts';

/** Shows country, state and city as three dependent selects, which fill in the location text. */
export function PlaceFields() {
  const t = useTexts('astrologers/signup');
  const { register, setValue, control } = useFormContext<TypedSignup>();
  const city = useWatch({ control, name: 'city' });
  const [country, setCountry] = useState(HOME_COUNTRY);
  const [state, setState] = useState('');
  // If the lists fail to load, the location can still be typed.
  const lists = usePlaceLists({ country, state });
  const { countries, states, cities, named } = lists;
  // Always send the English names, so that a town has one spelling in the list of astrologers.
  const english = { country: countries.find(({ code }) => code === country)?.name ?? 'India' };
  const names = [...new Set(cities.map(named))];

  function choose(chosen: { state?: State | undefined; city?: Place | undefined; countryName?: string }) {
    const countryName = chosen.countryName ?? english.country;
    const stateName = chosen.state?.name ?? '';
    const cityName = chosen.city?.name ?? '';
    setValue('country', countryName);
    setValue('state', stateName);
    setValue('city', chosen.city ? named(chosen.city) : '');
    setValue('location', [cityName, stateName, countryName].filter(Boolean).join(', '));
  }

  return (
    <>
      <CountryAndState
        lists={lists}
        country={country}
        state={state}
        words={{ country: t.country, state: t.state, home: t.india, chooseState: '–' }}
        autoComplete="country"
        onCountry={(code) => {
          setCountry(code);
          setState('');
          choose({ countryName: countries.find((one) => one.code === code)?.name ?? '' });
        }}
        onState={(code) => {
          setState(code);
          choose({ state: states.find((one) => one.code === code) });
        }}
      />
      <Field label={t.city}>
        <Combobox
          items={names}
          value={city}
          onChange={(name) =>
            choose({
              state: states.find(({ code }) => code === state),
              city: cities.find((place) => named(place) === name),
            })
          }
          texts={{ empty: state ? t.noCity : t.chooseState, open: t.openList }}
        />
      </Field>
      <Field label={t.location} hint={t.locationHint}>
        <Input {...register('location')} maxLength={200} autoComplete="off" />
      </Field>
    </>
  );
}
