/** What a rule finds: the grahas that form a yoga, how they are joined, and what cancels it. */
import type { Graha, SevenGraha, Word } from '../../names.ts';
import type { Chart } from '../chart.ts';
import { type Link, linkOf, lordOf } from './yoga-sky.ts';

/** Two grahas and how they are joined. */
export interface YogaPair {
  a: SevenGraha;
  b: SevenGraha;
  link: Link;
}

/** A yoga that a chart has. */
export interface FoundYoga {
  grahas: readonly Graha[];
  /** Pairs of lords, for yogas of lords. */
  pairs?: readonly YogaPair[];
  /** What breaks or softens it. */
  cancelledBy?: Word | null;
}

/** A rule: what forms the yoga in a chart, or null. */
export type YogaRule = (chart: Chart) => FoundYoga | null;

/** Returns the finding when a condition holds, else null. */
export const when = (
  condition: boolean,
  grahas: readonly Graha[],
  cancelledBy: Word | null = null,
): FoundYoga | null => (condition ? { grahas: [...new Set(grahas)], cancelledBy } : null);

/** Returns the pairs of lords of two groups of houses that are joined, each pair once. */
export function joinedLords(chart: Chart, some: readonly number[], others: readonly number[]): YogaPair[] {
  const pairs = new Map<string, YogaPair>();
  for (const house of some) {
    for (const other of others) {
      const [a, b] = [lordOf(chart, house), lordOf(chart, other)];
      const link = linkOf(chart, a, b);
      if (link) pairs.set([a, b].toSorted().join(), { a, b, link });
    }
  }
  return [...pairs.values()];
}

/** Returns the finding of joined lords, or null when there are none. */
export function foundPairs(pairs: readonly YogaPair[], cancelledBy: Word | null = null): FoundYoga | null {
  if (pairs.length === 0) return null;
  return { grahas: [...new Set(pairs.flatMap(({ a, b }) => [a, b]))], pairs, cancelledBy };
}
