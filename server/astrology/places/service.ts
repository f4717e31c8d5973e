import type { Lang } from '#languages/list.ts';
import { liftTimeLimits, transact } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { countryName } from './countries.ts';
import { fold } from './fold.ts';
import { translated } from './location.ts';
import type { Point } from './point.ts';
import { createPlaceSearch } from './search.ts';
import { slugsOf } from './slugs.ts';
import {
  analyzePlaces,
  deletePlaces,
  insertPlaces,
  insertStates,
  isFilledWith,
  type NewPlace,
  type NewState,
  nearest,
  type PlaceRow,
  readBySlug,
  readCities,
  readCountries,
  readLargest,
  readStates,
  recordFill,
  type StateRow,
} from './store.ts';
import { findZone } from './zones/find-zone.ts';

export { locationOf, namesOf } from './location.ts';
export type { PlaceRow, StateRow } from './store.ts';

/** A place to be written, under its own name and others. */
export type FillPlace = Omit<NewPlace, 'names' | 'slug'> & { aliases: readonly string[] };

/** Gathers the states and places to be written. */
export type Gather = () => Promise<{ states: readonly NewState[]; places: readonly FillPlace[] }>;

/** The places service: the places of a shop, and the zone at any point. */
export type PlacesService = ReturnType<typeof createPlaces>;

// Small enough for a statement to be quick on a slow machine.
const atOnce = 5000;
const toldEach = 20_000;
// Coordinates this close (a hundred metres) are those of the place.
const same = 0.001;

/** Returns the names of a place, folded for the search: its own, the Hindi one and the aliases, each once. */
const namesOf = ({ name, nameHi, aliases }: FillPlace): NewPlace['names'] => {
  const own = fold(name);
  const others = [...(nameHi ? [nameHi] : []), ...aliases].map((alias) => ({
    folded: fold(alias),
    // The Hindi name is the same name in another script, not an alias.
    alias: alias === nameHi ? null : alias,
  }));
  const seen = new Set<string>();
  return [{ folded: own, alias: null }, ...others].filter(
    ({ folded }) => folded !== '' && !seen.has(folded) && seen.add(folded),
  );
};

/**
 * Replaces all places, unless another process just did. Runs in one transaction, one process at a time. Calls
 * `gather` only if it is needed. Returns true if it wrote them.
 */
async function fillPlaces(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  version: string,
  gather: Gather,
  log: (line: string) => void,
): Promise<boolean> {
  return transact(db, async (tx) => {
    await liftTimeLimits(tx);
    await lockName(tx, 'places');
    if (await isFilledWith(tx, version)) return false;
    const data = await gather();
    await deletePlaces(tx);
    await insertStates(tx, data.states);
    const stateNames = new Map(data.states.map(({ country, code, name }) => [`${country} ${code}`, name]));
    const slugs = slugsOf(data.places, (country, code) => stateNames.get(`${country} ${code}`) ?? '');
    for (let from = 0; from < data.places.length; from += atOnce) {
      const some = data.places.slice(from, from + atOnce);
      await insertPlaces(
        tx,
        some.map((place, index) => ({
          ...place,
          slug: slugs[from + index] ?? '',
          names: namesOf(place),
        })),
        from + 1,
      );
      const done = Math.min(from + atOnce, data.places.length);
      if (done % toldEach === 0 || done === data.places.length)
        log(`Writing places: ${done} of ${data.places.length}`);
    }
    await recordFill(tx, version, now());
    return true;
  });
}

/** Creates the places service. */
export function createPlaces({ db, now }: Pick<Platform, 'db' | 'now'>) {
  const search = createPlaceSearch(db);

  return {
    /** Lists the codes of the countries that have places. */
    countries: (): Promise<string[]> => readCountries(db),

    /** Lists the states of a country, by name. */
    states: (country: string): Promise<StateRow[]> => readStates(db, country),

    /** Lists the places of a state, by name. */
    cities: (country: string, state: string): Promise<PlaceRow[]> => readCities(db, country, state),

    /** Returns the best eight places for a query; see {@link createPlaceSearch}. */
    search: search.find,

    /** Returns the place nearest to a point within 100 km, and its distance in km; null if there is none. */
    async near(point: Point): Promise<(PlaceRow & { distance: number }) | null> {
      return (await nearest(db, { ...point, degrees: 0.9 })) ?? null;
    },

    /** Returns the zone at a point, see {@link findZone}, and "City, State, Country" of the place there. */
    async at(point: Point): Promise<{ timezone: string; location: string | null }> {
      const here = await nearest(db, { ...point, degrees: same });
      if (!here) return { timezone: await findZone(db, point), location: null };
      const location = `${here.name}, ${here.state_name}, ${countryName(here.country, 'en')}`;
      return { timezone: here.timezone, location };
    },

    /** Returns a location in a language if it is that of the place at the point in the other one, else as it is. */
    inLanguage: async (point: Point, location: string, lang: Lang): Promise<string> =>
      translated(location, await nearest(db, { ...point, degrees: same }), lang),

    /** Returns the place with a slug ("jaipur"), or null. */
    bySlug: async (slug: string): Promise<PlaceRow | null> => (await readBySlug(db, slug)) ?? null,

    /** Returns the slugs of the largest places, the largest first. India's count more. */
    largest: (most: number): Promise<string[]> => readLargest(db, most),

    /** Replaces all places; see {@link fillPlaces}. Returns true if it wrote them. */
    async fill(version: string, gather: Gather, log: (line: string) => void): Promise<boolean> {
      const written = await fillPlaces({ db, now }, version, gather, log);
      if (written) {
        search.clear();
        await analyzePlaces(db);
      }
      return written;
    },

    /** Returns whether the places of this version were written. */
    isFilled: (version: string): Promise<boolean> => isFilledWith(db, version),
  };
}
