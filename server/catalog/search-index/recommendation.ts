import type { Table } from './product-index.ts';

/** What recommends products. A product that is in neither has sold nothing, has no review and is in stock. */
export type Merits = {
  /** Names this state: another one is another order. */
  version: number;
  /** The merit of products, higher is better; 0 for one that is not listed. */
  of: ReadonlyMap<string, number>;
  soldOut: ReadonlySet<string>;
};

/** Returns the slot of a product; undefined if the index does not have it. */
function slotOf(table: Table, id: string): number | undefined {
  const index = table.indexAfter('id', id, id) - 1;
  const slot = index < 0 ? undefined : table.sortColumns.id.at(index);
  return slot !== undefined && table.ids.at(slot) === id ? slot : undefined;
}

/** Orders slots in rounds: the best product of each category, then the second of each. Keeps the order within a round. */
function inRounds(table: Table, sorted: readonly number[]): number[] {
  const taken = new Map<number, number>();
  const rounds: number[][] = [];
  const category = table.values.category.column;
  for (const slot of sorted) {
    const list = category.at(slot);
    const round = taken.get(list) ?? 0;
    taken.set(list, round + 1);
    const slots = rounds[round];
    if (slots) slots.push(slot);
    else rounds.push([slot]);
  }
  return rounds.flat();
}

/**
 * Returns all products, recommended ones first (decision 49): the best of each category in turn, equally good ones newest
 * first, sold-out ones last.
 */
export const byRecommendation = (table: Table, merits: Merits): Uint32Array<ArrayBuffer> =>
  table.bitsets.get(`recommended ${merits.version}`, () => {
    const merit = new Float64Array(table.slots);
    const soldOut = new Uint8Array(table.slots);
    for (const [id, value] of merits.of) {
      const slot = slotOf(table, id);
      if (slot !== undefined) merit[slot] = value;
    }
    for (const id of merits.soldOut) {
      const slot = slotOf(table, id);
      if (slot !== undefined) soldOut[slot] = 1;
    }
    const newest = Array.from(table.sortColumns.newest.all()).reverse();
    const buyable = newest.filter((slot) => !soldOut[slot]);
    buyable.sort((a, b) => (merit[b] as number) - (merit[a] as number));
    const last = newest.filter((slot) => soldOut[slot]);
    return Uint32Array.from([...inRounds(table, buyable), ...last]);
  });
