import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/input.tsx';
import { HOME_COUNTRY, type PlaceLists } from './use-place-lists.ts';

/** The labels of the two fields. `home` is the only country until the list is loaded. */
type Words = { country: string; state: string; home: string; chooseState: string };

/** Shows the selects of country and state, by code, side by side where there is room. */
export function CountryAndState({
  lists: { countries, states, named },
  country,
  state,
  onCountry,
  onState,
  words,
  autoComplete,
}: {
  lists: PlaceLists;
  country: string;
  state: string;
  onCountry: (code: string) => void;
  onState: (code: string) => void;
  words: Words;
  autoComplete?: 'country' | undefined;
}) {
  return (
    <div className="grid gap-4.5 sm:grid-cols-2 sm:gap-4">
      <Field label={words.country}>
        <Select
          value={country}
          autoComplete={autoComplete}
          onChange={(event) => onCountry(event.target.value)}
        >
          {countries.length === 0 && <option value={HOME_COUNTRY}>{words.home}</option>}
          {countries.map((one) => (
            <option key={one.code} value={one.code}>
              {named(one)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.state}>
        <Select value={state} onChange={(event) => onState(event.target.value)}>
          <option value="">{words.chooseState}</option>
          {states.map((one) => (
            <option key={one.code} value={one.code}>
              {named(one)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
