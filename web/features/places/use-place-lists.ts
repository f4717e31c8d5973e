import { useEffect, useState } from 'react';
import type { Country, Place, State } from '#contract/places/endpoints.ts';
import { api } from '#web/api/client.ts';
import { useLang } from '#web/texts/use-texts.ts';

/** The country whose list stands open at first. */
export const HOME_COUNTRY = 'IN';

/** What was last answered for a key; empty until then. */
function useList<T>(key: string, ask: () => Promise<T[]>, onFailed?: () => void): T[] {
  const [held, setHeld] = useState<{ key: string; list: T[] }>({ key: '', list: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked for.
  useEffect(() => {
    if (!key) return;
    let left = false;
    ask().then(
      (list) => left || setHeld({ key, list }),
      () => left || onFailed?.(),
    );
    return () => {
      left = true;
    };
  }, [key]);
  return held.key === key ? held.list : [];
}

/** Lists for choosing a place step by step, each empty until the step before it is chosen and its answer is here. */
export type PlaceLists = {
  countries: Country[];
  states: State[];
  cities: Place[];
  /** A name in the page's language. */
  named(place: { name: string; nameHi: string }): string;
};

/** The countries, the states of one (by its code) and the cities of one of those; `onFailed` when a list could not be had. */
export function usePlaceLists({
  country,
  state,
  onFailed,
}: {
  country: string;
  state: string;
  onFailed?: () => void;
}): PlaceLists {
  const lang = useLang();
  const countries = useList<Country>(
    'countries',
    async () => (await api('GET /api/places/countries')).countries,
    onFailed,
  );
  const states = useList<State>(
    country,
    async () => (await api('GET /api/places/countries/{country}/states', { params: { country } })).states,
    onFailed,
  );
  const cities = useList<Place>(
    state && `${country} ${state}`,
    async () =>
      (await api('GET /api/places/countries/{country}/states/{state}/cities', { params: { country, state } }))
        .cities,
    onFailed,
  );
  return { countries, states, cities, named: ({ name, nameHi }) => (lang === 'hi' ? nameHi : name) };
}
