import tzLookup from '@photostructure/tz-lookup';
import { transact } from '../platform/database/database.ts';
import { Fault } from '../platform/fault.ts';
import type { Platform } from '../platform/platform.ts';
import { countryName } from './countries.ts';
import { fold } from './fold.ts';
import {
  analyzePlaces,
  deletePlaces,
  insertPlaces,
  insertStates,
  type NewPlace,
  type NewState,
  nearest,
  type PlaceRow,
  readCities,
  readCountries,
  readStates,
  type StateRow,
  searchAlike,
  searchByBeginning,
} from './store.ts';

export type { PlaceRow, StateRow } from './store.ts';

/** A point on Earth, degrees. */
export type Point = { latitude: number; longitude: number };

/** A place to be written, under its own name and others. */
export type FillPlace = Omit<NewPlace, 'names'> & { aliases: readonly string[] };

/** Where on Earth: the places of a shop, and the zone at any point. */
export type PlacesService = ReturnType<typeof createPlaces>;

const found = 8;
const atOnce = 20_000;
// Coordinates this close (a hundred metres) are those of the place.
const same = 0.001;

/** Makes the places service. */
export function createPlaces({ db, now }: Pick<Platform, 'db' | 'now'>) {
  const namesOf = ({ name, nameHi, aliases }: FillPlace): NewPlace['names'] => {
    const own = fold(name);
    const others = [...(nameHi ? [nameHi] : []), ...aliases].map((alias) => ({
      folded: fold(alias),
      // The Hindi name is its own name in another script, not another name.
      alias: alias === nameHi ? null : alias,
    }));
    const seen = new Set<string>();
    return [{ folded: own, alias: null }, ...others].filter(
      ({ folded }) => folded !== '' && !seen.has(folded) && seen.add(folded),
    );
  };

  return {
    /** Codes of the countries that have places. */
    countries: (): Promise<string[]> => readCountries(db),

    /** The states of a country, by name. */
    states: (country: string): Promise<StateRow[]> => readStates(db, country),

    /** The places of a state, by name. */
    cities: (country: string, state: string): Promise<PlaceRow[]> => readCities(db, country, state),

    /**
     * The best eight places for some words: names that begin so, then (from four letters on) names like it. What
     * stands after a comma narrows to a state or country.
     */
    async search(words: string, country: string | null = null): Promise<PlaceRow[]> {
      const [head = '', ...tail] = words.split(',');
      const name = fold(head);
      if (name.length < 2) return [];
      const within = fold(tail[0] ?? '');
      const search = { name, within, country, limit: found };
      const first = await searchByBeginning(db, search);
      if (first.length >= found || name.length < 4) return first;
      const known = new Set(first.map((row) => row.id));
      const alike = await searchAlike(db, search);
      return [...first, ...alike.filter((row) => !known.has(row.id))].slice(0, found);
    },

    /** The place nearest to a point within 100 km, and how far it is in km; null when there is none. */
    async near(point: Point): Promise<(PlaceRow & { distance: number }) | null> {
      return (await nearest(db, { ...point, degrees: 0.9 })) ?? null;
    },

    /** The zone at a point: that of the place that is there, else by the map of zones. With the place's "City, State, Country". */
    async at(point: Point): Promise<{ timezone: string; location: string | null }> {
      const here = await nearest(db, { ...point, degrees: same });
      if (!here) return { timezone: tzLookup(point.latitude, point.longitude), location: null };
      const location = `${here.name}, ${here.state_name}, ${countryName(here.country, 'en')}`;
      return { timezone: here.timezone, location };
    },

    /** Writes all places anew, in one transaction, and says how far it is. */
    async fill(
      data: { states: readonly NewState[]; places: readonly FillPlace[] },
      log: (line: string) => void,
    ): Promise<void> {
      const done = await transact(db, async (tx) => {
        await deletePlaces(tx);
        await insertStates(tx, data.states);
        for (let from = 0; from < data.places.length; from += atOnce) {
          const some = data.places.slice(from, from + atOnce);
          await insertPlaces(
            tx,
            some.map((place) => ({ ...place, names: namesOf(place) })),
            from + 1,
          );
          log(`Writing places: ${Math.min(from + atOnce, data.places.length)} of ${data.places.length}`);
        }
        await tx
          .insertInto('imports')
          .values({ name: 'places', finished_at: now() })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ finished_at: now() }))
          .execute();
      });
      if (done instanceof Fault) throw new Error('Places could not be written');
      await analyzePlaces(db);
    },

    /** True once the places were written. */
    async isFilled(): Promise<boolean> {
      const done = await db
        .selectFrom('imports')
        .select('name')
        .where('name', '=', 'places')
        .executeTakeFirst();
      return done !== undefined;
    },
  };
}
