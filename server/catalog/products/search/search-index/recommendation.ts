import { dimensions } from '../../lists/filter.ts';
import type { Entry, Table } from './product-index.ts';

/** The merits that recommend products. A product that is in neither has sold nothing, has no review and is in stock. */
export type Merits = {
  /** Names this state: another one is another order. */
  version: number;
  /** The merit of products, higher is better; 0 for one that is not listed. */
  of: ReadonlyMap<string, number>;
  soldOut: ReadonlySet<string>;
};

const category = dimensions.indexOf('category');

/** Orders products in rounds: the best of each category, then the second of each. Keeps the order within a round. */
function inRounds(sorted: readonly Entry[]): Entry[] {
  const taken = new Map<number, number>();
  const rounds: Entry[][] = [];
  for (const entry of sorted) {
    const list = entry.values[category] as number;
    const round = taken.get(list) ?? 0;
    taken.set(list, round + 1);
    rounds[round] ??= [];
    rounds[round].push(entry);
  }
  return rounds.flat();
}

/**
 * Returns all products, recommended ones first (decision 49): the best of each category in turn, equally good ones newest
 * first, sold-out ones last.
 */
export const byRecommendation = (table: Table, merits: Merits): readonly Entry[] =>
  table.keep(`recommended ${merits.version}`, () => {
    const newest = table.by('newest').toReversed();
    const merit = (entry: Entry) => merits.of.get(entry.id) ?? 0;
    const [last = [], buyable = []] = [true, false].map((gone) =>
      newest.filter(({ id }) => merits.soldOut.has(id) === gone),
    );
    return { entries: [...inRounds(buyable.sort((a, b) => merit(b) - merit(a))), ...last], leftOut: [] };
  }).entries;
