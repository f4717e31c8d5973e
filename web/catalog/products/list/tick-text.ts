import { unstatedCountry } from '#contract/core/rules.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { categoryName } from '#web/catalog/products/shared/local-texts.ts';
import { fill } from '#web/texts/format.ts';
import type { TickFilter } from './list-state.ts';
import type { FactNames } from './shown-facets.ts';

/** The sources of the words of a filter's values. */
export type TickWords = {
  catalog: Messages['products'];
  filters: Messages['products/filters'];
  names: FactNames;
};

/** Returns a value of a filter in the words of buyers. An unknown value stays as it is. */
export function tickText(name: TickFilter, value: string, { catalog, filters, names }: TickWords): string {
  if (name === 'category') return categoryName(catalog, value);
  if (name === 'mukhi') return fill(filters.mukhiOf, { n: value });
  if (name === 'certificate') return (filters.certificates as Record<string, string>)[value] ?? value;
  if (name === 'guide') return (filters.guides as Record<string, string>)[value] ?? value;
  if (name === 'country' && value === unstatedCountry) return filters.unstated;
  if (name === 'stock') return filters.inStock;
  return name === 'brand' ? value : (names[name][value] ?? value);
}
