import type { Lang } from '#languages/list.ts';
import { countryName } from './countries.ts';
import type { PlaceRow } from './store.ts';

/** Returns "City, State, Country" of a place in a language, each name once. A name without Hindi stays English. */
export function locationOf(row: PlaceRow, lang: Lang): string {
  const country = countryName(row.country, lang);
  const parts =
    lang === 'hi'
      ? [row.name_hi ?? row.name, row.state_name_hi ?? row.state_name, country]
      : [row.name, row.state_name, country];
  return [...new Set(parts)].join(', ');
}

/**
 * Returns a location in a language if it is the place's own in the other one, as a form or `at` wrote it. What a person wrote
 * in words of their own stays as it is.
 */
export function translated(location: string, row: PlaceRow | undefined, lang: Lang): string {
  if (!row) return location;
  const known = new Set([
    locationOf(row, 'en'),
    locationOf(row, 'hi'),
    [row.name, row.state_name, countryName(row.country, 'en')].join(', '),
  ]);
  return known.has(location) ? locationOf(row, lang) : location;
}
