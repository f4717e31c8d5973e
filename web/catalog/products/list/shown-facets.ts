import type { ChoiceKind } from '#contract/catalog/products/choice-kinds.ts';
import { choiceKind, choiceName } from '#contract/catalog/products/choice-names.ts';
import type { FactWords } from '#contract/catalog/products/facts/choices.ts';
import type { ResponseOf } from '#contract/core/client.ts';
import type { Lang } from '#languages/list.ts';
import type { ListState } from './list-state.ts';

type AllFacets = ResponseOf<'GET /api/auth/products/facets'>;

/** The facets that the list's filters show. Sizes and variants are grouped by kind. */
export type Facets = Omit<AllFacets, 'misspelt' | 'leftOut' | 'size'> & {
  size: { value: string; count: number; kind: ChoiceKind }[];
};

/**
 * Returns the facets that the filters show, because the others would only make the page larger. For loaders and
 * the sheet of filters: no page of a first visit has the table of words.
 */
export const shownFacets = ({ misspelt: _, leftOut: __, size, ...facets }: AllFacets): Facets => ({
  ...facets,
  size: size.map(({ value, count }) => ({ value, count, kind: choiceKind(value) })),
});

/** The names of values in one language, by the value that the filters have: of facts, and of sizes and variants. */
export type FactNames = Record<'graha' | 'stone' | 'metal' | 'country' | 'size', Record<string, string>>;

/** Returns the Hindi names of sizes and variants. */
export const hindiChoices = (sizes: readonly { value: string; hi?: string }[]): Record<string, string> =>
  Object.fromEntries(sizes.map(({ value, hi }) => [value, choiceName(value, 'hi', hi)]));

/**
 * Returns the names of the filters' values that are offered or chosen. For loaders: the words of all facts stay on
 * the server.
 */
export function factNames(
  { lang, words }: { lang: Lang; words: FactWords },
  chosen: ListState,
  offered: AllFacets | null,
): FactNames {
  const { grahas, stones, metals, countries } = words.choices;
  const namesIn = (choices: Readonly<Record<string, string>>, name: Exclude<keyof FactNames, 'size'>) => {
    const values = new Set([...chosen[name], ...(offered?.[name] ?? []).map(({ value }) => value)]);
    return Object.fromEntries(Object.entries(choices).filter(([value]) => values.has(value)));
  };
  const sizes = [...chosen.size.map((value) => ({ value })), ...(offered?.size ?? [])];
  return {
    graha: namesIn(grahas, 'graha'),
    stone: namesIn(stones, 'stone'),
    metal: namesIn(metals, 'metal'),
    country: namesIn(countries, 'country'),
    size: lang === 'hi' ? hindiChoices(sizes) : {},
  };
}
