import type { FactName } from '#contract/catalog/products/facts/fields.ts';
import type { KindName } from '#contract/catalog/products/facts/kinds.ts';
import type { FactValue, Words } from '#contract/catalog/products/facts/types.ts';

/** The facts of one demo product. `kind` is given where it differs from that of the category. */
export type SeedFacts = { kind?: KindName } & { [Name in FactName]?: FactValue };

/** The facts of a category's products, by slug. */
export type FactSheet = Readonly<Record<string, SeedFacts>>;

/** Returns a text in both languages. */
export const both = (en: string, hi: string): Words => ({ en, hi });

/** The demo's gem laboratory. It is made up, and its name says so: no real laboratory is meant. */
export const laboratory = both('Navaratna Demo Laboratory', 'नवरत्न डेमो प्रयोगशाला');
