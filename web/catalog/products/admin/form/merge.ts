import type { Draft, Selling } from './draft.ts';

/** A part of the form that is merged as a whole. */
export type Part = keyof Draft;

/** A difference in one part. `both` is true when both editors changed it differently. */
export type Change = { part: Part; both: boolean };

// Sales change the stock at any time. Typed stock is sent as a difference, so it never conflicts.
const withoutStock = ({ rows, ...selling }: Selling) => ({
  ...selling,
  rows: rows.map(({ stock: _, stockBefore: __, ...row }) => row),
});
const keyOf = (draft: Draft, part: Part): string =>
  JSON.stringify(part === 'selling' ? withoutStock(draft.selling) : draft[part]);

const stockTyped = ({ rows }: Selling): boolean => rows.some((row) => row.stock !== row.stockBefore);

/** Returns whether this editor changed the part since the form was opened (`base`). */
const changedHere = (base: Draft, mine: Draft, part: Part): boolean =>
  keyOf(base, part) !== keyOf(mine, part) || (part === 'selling' && stockTyped(mine.selling));

/** Returns the parts that the other editor changed, and whether each needs a choice. */
export function changesOf(base: Draft, mine: Draft, theirs: Draft): Change[] {
  const parts = (Object.keys(base) as Part[]).filter((part) => keyOf(base, part) !== keyOf(theirs, part));
  return parts
    .filter((part) => keyOf(mine, part) !== keyOf(theirs, part))
    .map((part) => ({ part, both: changedHere(base, mine, part) }));
}

/** Returns the form with these parts of the other version. */
export const withParts = (mine: Draft, theirs: Draft, parts: readonly Part[]): Draft => ({
  ...mine,
  ...Object.fromEntries(parts.map((part) => [part, theirs[part]])),
});
