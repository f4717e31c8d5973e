// Pure rules that both the forms and the server check. No zod here.

/** The relations of a nominee to the person who names them. */
export const nomineeRelations = [
  'spouse',
  'child',
  'parent',
  'sibling',
  'relative',
  'friend',
  'other',
] as const;
/** A relation of a nominee. */
export type NomineeRelation = (typeof nomineeRelations)[number];

/** The day since which the shop keeps nominees, which the notice names. */
export const nomineesSince = '2026-11-29';

/** Largest length of a nominee's name, in characters. */
export const nomineeNameMax = 80;
