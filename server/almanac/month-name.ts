import type { AlmanacMonthName } from '#contract/almanac/endpoints.ts';
import type { MonthCounting } from '#contract/almanac/month-counting.ts';
import type { Lang } from '#contract/core/errors.ts';
import { byId, LUNAR_MONTHS, type LunarMonth, PAKSHAS } from '#jyotish';

/**
 * Returns the name of a lunar month by the counting of the place, and by the other counting where that differs: in the
 * dark half. `paksha`: 0 bright, 1 dark.
 */
export function monthName(
  month: LunarMonth,
  paksha: 0 | 1,
  { counting, lang }: { counting: MonthCounting; lang: Lang },
): AlmanacMonthName {
  const other = counting === 'amanta' ? 'purnimanta' : 'amanta';
  const nameOf = (by: MonthCounting) => byId(LUNAR_MONTHS, month[by])[lang];
  return {
    name: nameOf(counting),
    other: month.amanta === month.purnimanta ? null : nameOf(other),
    counting,
    adhika: month.adhika,
    paksha: byId(PAKSHAS, paksha)[lang],
  };
}
