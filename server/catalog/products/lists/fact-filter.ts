import { kinds } from '#contract/catalog/products/facts/kind.table.ts';
import {
  kindNames,
  kindOf,
  kindOfCategory,
  type ProductFacts,
} from '#contract/catalog/products/facts/kinds.ts';
import type { FactValue, FactValues } from '#contract/catalog/products/facts/types.ts';
import { unstatedCountry } from '#contract/core/rules.ts';
import { readWords } from '#languages/read.ts';
import type { FactDimension } from './filter.ts';

/** Returns every mukhi of a range: sizes of beads are sold from one product. */
function mukhiOf(value: FactValue | undefined): string[] {
  const [least, most] = typeof value === 'number' ? [value, value] : Array.isArray(value) ? value : [1, 0];
  const all: string[] = [];
  for (let mukhi = least; mukhi <= most; mukhi += 1) all.push(String(mukhi));
  return all;
}

/** The fact behind each certificate: a report names its laboratory. */
export const certificateFacts = { report: 'laboratory', xray: 'xray', hallmark: 'hallmark' } as const;
/** The values of the filter by certificate. */
export const certificates = [
  'report',
  'xray',
  'hallmark',
] as const satisfies (keyof typeof certificateFacts)[];

const isProved = (value: FactValue | undefined): boolean => value !== undefined && value !== false;

/** The countries of origin in the order of their English names; products that state none come last. */
export const countryOrder: readonly string[] = [
  ...Object.entries(readWords('products/facts').en.choices.countries)
    .toSorted(([, a], [, b]) => a.localeCompare(b, 'en'))
    .map(([code]) => code),
  unstatedCountry,
];

/** Returns the values by which a product is found, for each filter by fact. */
export function factValuesOf(category: string, facts: ProductFacts): Record<FactDimension, string[]> {
  const values: FactValues = facts.values;
  const choice = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? [value] : [];
  };
  return {
    graha: choice('graha'),
    stone: choice('stone'),
    metal: choice('metal'),
    mukhi: mukhiOf(values.mukhi),
    certificate: certificates.filter((name) => isProved(values[certificateFacts[name]])),
    guide: [kinds[kindOf(category, facts.kind)].guide],
    country: [countryOrder.find((code) => code === values.country) ?? unstatedCountry],
  };
}

/** Returns the kinds, and the categories that have one of them, in which a buyer does one of these things. */
export function kindsOfGuides(guides: readonly string[]): { kinds: string[]; categories: string[] } {
  const found = kindNames.filter((kind) => guides.includes(kinds[kind].guide));
  const categories = Object.entries(kindOfCategory).filter(([, kind]) => found.includes(kind));
  return { kinds: found, categories: categories.map(([category]) => category) };
}
