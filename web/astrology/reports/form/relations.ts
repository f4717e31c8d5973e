import type { Relation } from '#contract/people/birth-profiles/endpoints.ts';

/** The owners of a birth profile, in list order. Importing the contract's own list would bundle its validator. */
export const relations = [
  'me',
  'partner',
  'child',
  'parent',
  'sibling',
  'friend',
  'other',
] as const satisfies readonly Relation[];
