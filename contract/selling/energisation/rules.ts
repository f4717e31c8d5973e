import { type KindName, kindOf, type ProductFacts } from '../../catalog/products/facts/kinds.ts';

// What an energisation may be asked for, and the limits of what people write. Pages load this file, so it has no
// dependency on zod.

/** The states of an energisation. `called_off`: it will not be done, and its price was given back. */
export const energisationStatuses = ['asked', 'planned', 'done', 'called_off'] as const;
/** The state of an energisation. */
export type EnergisationStatus = (typeof energisationStatuses)[number];

/** The longest name, gotra and intention, in characters. */
export const detailLimits = { name: 80, gotra: 40, intention: 200 } as const;

/** The most photographs of one energisation, and the most bytes of each. */
export const proofPhotosAtMost = 4;
/** The most bytes of one photograph. */
export const proofPhotoBytes = 10_000_000;

/** The kinds whose products may be energised unless the product says otherwise: what is worn, recited with or placed for worship. */
const energisedKinds: ReadonlySet<KindName> = new Set([
  'gem',
  'rudraksha',
  'mala',
  'yantra',
  'murti',
  'ring',
  'bracelet',
  'pendant',
  'necklace',
  'kavach',
]);

/** Returns whether a product may be energised: what its fact `energise` says, else by its kind. */
export function allowsEnergisation(category: string, { kind, values }: ProductFacts): boolean {
  return typeof values.energise === 'boolean' ? values.energise : energisedKinds.has(kindOf(category, kind));
}
