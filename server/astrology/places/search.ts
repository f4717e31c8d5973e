import { langs } from '#languages/list.ts';
import type { Database } from '../../platform/database/database.ts';
import { countryName } from './countries.ts';
import { fold } from './fold.ts';
import { romanised } from './romanise.ts';
import { type PlaceRow, readCountries, searchAlike, searchByBeginning } from './store.ts';

const found = 8;
const answersKept = 5000;

/** Creates the search for places by name, with a cache. Call `clear` when the places have changed. */
export function createPlaceSearch(db: Database) {
  // Caches search results. Places change only when they are imported again, and the first letters of a name are typed
  // most often and cost most.
  const results = new Map<string, PlaceRow[]>();
  async function cached(query: string, find: () => Promise<PlaceRow[]>): Promise<PlaceRow[]> {
    const known = results.get(query);
    if (known) return known;
    const rows = await find();
    if (results.size >= answersKept) results.clear();
    results.set(query, rows);
    return rows;
  }

  let countryNames: Promise<{ code: string; names: string[] }[]> | undefined;
  /** Returns the codes of the countries whose name, in either language, begins with these folded words. */
  async function countriesNamed(within: string): Promise<string[]> {
    countryNames ??= readCountries(db).then((codes) =>
      codes.map((code) => ({ code, names: langs.map((lang) => fold(countryName(code, lang))) })),
    );
    const all = await countryNames;
    return all.filter(({ names }) => names.some((name) => name.startsWith(within))).map(({ code }) => code);
  }

  return {
    /**
     * Returns the best eight places for a query: names that begin with it, or else (from four letters on) similar
     * names. Text after a comma narrows to a state or country.
     */
    async find(words: string, country: string | null = null): Promise<PlaceRow[]> {
      const [head = '', ...tail] = words.split(',');
      const name = fold(head);
      if (name.length < 2) return [];
      const within = fold(tail[0] ?? '');
      return cached([name, within, country].join('|'), async () => {
        const countries = within ? await countriesNamed(within) : [];
        const search = { name, within, country, countries, limit: found };
        const first = await searchByBeginning(db, search);
        if (first.length > 0 || name.length < 4) return first;
        // A typo, or a town without a Hindi name.
        return searchAlike(db, { ...search, name: romanised(name) });
      });
    },

    /** Empties the cache. */
    clear(): void {
      results.clear();
      countryNames = undefined;
    },
  };
}
