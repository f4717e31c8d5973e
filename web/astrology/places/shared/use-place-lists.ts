import { useEffect, useState } from 'react';
import type { Country, Place, State } from '#contract/astrology/places/endpoints.ts';
import { api } from '#web/api/client.ts';
import { useLang } from '#web/texts/use-texts.ts';

/** The country that is selected at first. */
export const HOME_COUNTRY = 'IN';

/** Returns the last response for `key`; empty until then. */
function useList<T>(key: string, ask: () => Promise<T[]>, onFailed?: () => void): T[] {
  const [loaded, setLoaded] = useState<{ key: string; list: T[] }>({ key: '', list: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the request.
  useEffect(() => {
    if (!key) return;
    let left = false;
    ask().then(
      (list) => left || setLoaded({ key, list }),
      () => left || onFailed?.(),
    );
    return () => {
      left = true;
    };
  }, [key]);
  return loaded.key === key ? loaded.list : [];
}

/** The lists of three dependent selects. Each is empty until its parent is chosen and its response has arrived. */
export type PlaceLists = {
  countries: Country[];
  states: State[];
  cities: Place[];
  /** Returns a name in the page's language. */
  named(place: { name: string; nameHi: string }): string;
};

/**
 * Loads the countries, the states of a country (by code) and the cities of a state. `onFailed` is called when a load
 * fails.
 */
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
