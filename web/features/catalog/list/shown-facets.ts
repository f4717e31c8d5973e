import { metals } from '#contract/catalog/facts/materials.ts';
import { countries, grahas } from '#contract/catalog/facts/places.ts';
import { stones } from '#contract/catalog/facts/stones.ts';
import type { Choices } from '#contract/catalog/facts/types.ts';
import type { ResponseOf } from '#contract/core/client.ts';
import type { Lang } from '#contract/core/errors.ts';
import type { ListState } from './list-state.ts';

type AllFacets = ResponseOf<'GET /api/auth/products/facets'>;

/** The facets that the list's filters show. */
export type Facets = Omit<AllFacets, 'misspelt' | 'leftOut'>;

/** Returns the facets that the filters show, because the others would only make the page larger. */
export const shownFacets = ({ misspelt: _, leftOut: __, ...facets }: AllFacets): Facets => facets;

/** The names of values in one language, by the value that the filters have: of facts, and of sizes and variants. */
export type FactNames = Record<'graha' | 'stone' | 'metal' | 'country' | 'size', Record<string, string>>;

const ownChoices = (sizes: Facets['size']): Record<string, string> =>
  Object.fromEntries(sizes.flatMap(({ value, hi }) => (hi ? [[value, hi]] : [])));

/**
 * Returns the names of the filters' values that are offered or chosen. For loaders: the table of all facts stays on the
 * server.
 */
export function factNames(lang: Lang, chosen: ListState, offered: Facets | null): FactNames {
  const namesIn = (choices: Choices, name: Exclude<keyof FactNames, 'size'>) => {
    const values = new Set([...chosen[name], ...(offered?.[name] ?? []).map(({ value }) => value)]);
    const named = Object.entries(choices).filter(([value]) => values.has(value));
    return Object.fromEntries(named.map(([value, words]) => [value, words[lang]]));
  };
  return {
    graha: namesIn(grahas, 'graha'),
    stone: namesIn(stones, 'stone'),
    metal: namesIn(metals, 'metal'),
    country: namesIn(countries, 'country'),
    size: lang === 'hi' ? ownChoices(offered?.size ?? []) : {},
  };
}
