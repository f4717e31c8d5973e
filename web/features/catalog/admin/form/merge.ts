import type { Draft, Selling } from './draft.ts';

/** A part of the form that is chosen as a whole. */
export type Part = keyof Draft;

/** What two people did to one part: both chose differently, or only the other one changed it. */
export type Change = { part: Part; both: boolean };

// Stock moves by itself while people buy; what is typed travels as a difference, so neither side loses it.
const withoutStock = ({ rows, ...selling }: Selling) => ({
  ...selling,
  rows: rows.map(({ stock: _, stockBefore: __, ...row }) => row),
});
const keyOf = (draft: Draft, part: Part): string =>
  JSON.stringify(part === 'selling' ? withoutStock(draft.selling) : draft[part]);

const stockTyped = ({ rows }: Selling): boolean => rows.some((row) => row.stock !== row.stockBefore);

/** True when somebody at this form changed the part since it was opened (`base`). */
const changedHere = (base: Draft, mine: Draft, part: Part): boolean =>
  keyOf(base, part) !== keyOf(mine, part) || (part === 'selling' && stockTyped(mine.selling));

/** What the other one changed: parts where one has to choose, and parts that can simply be taken. */
export function changesOf(base: Draft, mine: Draft, theirs: Draft): Change[] {
  const parts = (Object.keys(base) as Part[]).filter((part) => keyOf(base, part) !== keyOf(theirs, part));
  return parts
    .filter((part) => keyOf(mine, part) !== keyOf(theirs, part))
    .map((part) => ({ part, both: changedHere(base, mine, part) }));
}

/** The form with these parts of the other one. */
export const taking = (mine: Draft, theirs: Draft, parts: readonly Part[]): Draft => ({
  ...mine,
  ...Object.fromEntries(parts.map((part) => [part, theirs[part]])),
});
