import { type Lang, langs } from '#languages/list.ts';
import { countryName } from './countries.ts';
import type { PlaceRow } from './store.ts';

/** Returns the name of a place or a state by language. A name without Hindi stays English. */
export const namesOf = ({
  name,
  name_hi,
}: {
  name: string;
  name_hi: string | null;
}): Record<Lang, string> => ({
  en: name,
  hi: name_hi ?? name,
});

/** Returns "City, State, Country" of a place in a language, each name once. */
export function locationOf(row: PlaceRow, lang: Lang): string {
  const state = namesOf({ name: row.state_name, name_hi: row.state_name_hi });
  return [...new Set([namesOf(row)[lang], state[lang], countryName(row.country, lang)])].join(', ');
}

/**
 * Returns a location in a language if it is the place's own in another one, as a form or `at` wrote it. What a person wrote
 * in words of their own stays as it is.
 */
export function translated(location: string, row: PlaceRow | undefined, lang: Lang): string {
  if (!row) return location;
  const known = new Set([
    ...langs.map((each) => locationOf(row, each)),
    [row.name, row.state_name, countryName(row.country, 'en')].join(', '),
  ]);
  return known.has(location) ? locationOf(row, lang) : location;
}
