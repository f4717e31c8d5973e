import { indiaDay } from '#contract/core/india-time.ts';
import {
  isDay,
  namedPeriod,
  type Period,
  periodBefore,
  type SalesGrouping,
  salesGroupings,
  tidyPeriod,
  yearBefore,
} from '#contract/office/sales/rules.ts';

/** The comparisons of a report. */
export const comparisons = ['before', 'year', 'none'] as const;
/** The comparison of a report: with the period before, the same days a year before, or nothing. */
export type Comparison = (typeof comparisons)[number];

/** The tabs of the page: the rows of the report, or the products that were not sold. */
export const tabs = [...salesGroupings, 'unsold'] as const;
/** A tab of the page. */
export type SalesTab = SalesGrouping | 'unsold';

/** The state of the page, as its URL has it. */
export type SalesView = { tab: SalesTab; period: Period; comparison: Comparison; against: Period | null };

/**
 * Reads the state of the page from its URL: `from`, `to`, `against` and `by`. The last 30 days by day, compared with the
 * 30 before, are the default. Days in the wrong order are exchanged, and a period is at most five years.
 */
export function readView(search: URLSearchParams, now: Date): SalesView {
  const usual = namedPeriod('days30', indiaDay(now));
  const dayAt = (name: 'from' | 'to') => {
    const asked = search.get(name) ?? '';
    return isDay(asked) ? asked : usual[name];
  };
  const period = tidyPeriod(dayAt('from'), dayAt('to'));
  const tab = tabs.find((one) => one === search.get('by')) ?? 'day';
  const comparison = comparisons.find((one) => one === search.get('against')) ?? 'before';
  const against =
    comparison === 'none' ? null : comparison === 'year' ? yearBefore(period) : periodBefore(period);
  return { tab, period, comparison, against };
}

/** Returns the query of the report's call for a state of the page. */
export const reportQuery = ({ tab, period, against }: SalesView & { tab: SalesGrouping }) => ({
  ...period,
  by: tab,
  ...(against && { againstFrom: against.from, againstTo: against.to }),
});
