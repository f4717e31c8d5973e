import { type Dimension, dimensions } from '../../lists/filter.ts';
import type { ProductQuery } from '../../lists/match-sql.ts';
import type { Entry, Table, Values } from './product-index.ts';

/** Returns the values of a filter. Empty if it does not filter. */
export const filterValues = (query: ProductQuery, dimension: Dimension): readonly string[] =>
  dimension === 'price' ? (query.price ? [query.price] : []) : query[dimension];

/** All filters let a product pass, or more than one keeps it out. */
export const passes = -1;
const fails = -2;

/**
 * Returns a function that returns which filter alone keeps a product out (its place in `dimensions`), {@link passes}, or another
 * negative number if several do. The search is not looked at.
 */
export function createFiltering(table: Table, query: ProductQuery): (entry: Entry) => number {
  const active = dimensions.flatMap((dimension, n) => {
    const wanted = filterValues(query, dimension);
    const { lists } = table.values[n] as Values;
    return wanted.length > 0
      ? [{ n, allowed: lists.map((list) => list.some((value) => wanted.includes(value))) }]
      : [];
  });
  return ({ values }) => {
    let out = passes;
    for (const { n, allowed } of active) {
      if (allowed[values[n] as number]) continue;
      if (out !== passes) return fails;
      out = n;
    }
    return out;
  };
}
