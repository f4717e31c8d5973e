import type { Relation } from '#contract/birth-profiles/endpoints.ts';

/** Who a birth may belong to, in the order of the list. The contract's own list would bring its validator along. */
export const relations = [
  'me',
  'partner',
  'child',
  'parent',
  'sibling',
  'friend',
  'other',
] as const satisfies readonly Relation[];
