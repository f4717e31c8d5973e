import type { Category } from '../../../core/rules.ts';
import type { FactName } from './fields.ts';
import { kinds, type MainFact } from './kind.table.ts';
import type { FactValues } from './types.ts';

/** The name of a kind. */
export type KindName = keyof typeof kinds;

/** The names of all kinds. */
export const kindNames = Object.keys(kinds) as [KindName, ...KindName[]];

/** The kind of a category's products. A product may have another one: a mala among the Rudraksha. */
export const kindOfCategory: Record<Category, KindName> = {
  Gifts: 'set',
  Gemstones: 'gem',
  Necklaces: 'necklace',
  Rings: 'ring',
  Bracelets: 'bracelet',
  'Puja Samagri': 'puja',
  Turtle: 'murti',
  Rudraksha: 'rudraksha',
  Murti: 'murti',
  Kavach: 'kavach',
  'Siddh Rudraksha': 'rudraksha',
  Yantras: 'yantra',
  'Evil Eye': 'nazar',
  Combos: 'set',
  Pyrite: 'mineral',
  Pendants: 'pendant',
  'Money Magnet': 'charm',
  Pyramids: 'pyramid',
  'Home Decor': 'decor',
  Stone: 'mineral',
  Customized: 'custom',
};

/** The facts of a product as they are stored. `kind` is null while it follows the category. */
export type ProductFacts = { kind: KindName | null; values: FactValues };

/** The facts of a product of which nothing is known. */
export const noFacts: ProductFacts = { kind: null, values: {} };

/** Returns the kind of a product. An unknown category has the kind of a set. */
export const kindOf = (category: string, kind: KindName | null): KindName =>
  kind ?? (Object.hasOwn(kindOfCategory, category) ? kindOfCategory[category as Category] : 'set');

/** Returns the name of a main fact, without those that stand in for it. */
export const mainName = (fact: MainFact): FactName => (typeof fact === 'string' ? fact : fact[0]);

/** Returns the names of a kind's facts in the order of the form. */
export const factsOfKind = (kind: KindName): readonly FactName[] => [
  ...kinds[kind].main.map(mainName),
  ...kinds[kind].more,
];

/** Returns the main facts of a kind of which neither they nor one that stands in for them is known. */
export const missingFacts = (kind: KindName, values: FactValues): FactName[] =>
  kinds[kind].main
    .filter((fact) => [fact].flat().every((name) => values[name] === undefined))
    .map((fact) => mainName(fact));
