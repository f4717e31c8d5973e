import type { AlmanacMonthName } from '#contract/astrology/almanac/endpoints.ts';
import type { MonthCounting } from '#contract/astrology/almanac/month-counting.ts';
import { byId, LUNAR_MONTHS, type LunarMonth, PAKSHAS } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';

const words = readWords('almanac/answers');

/**
 * Returns the name of a lunar month by a counting: "Kartika", "Adhika Jyeshtha". A month with two sankrantis has both
 * names, because the second has no month of its own: "Pausha-Magha (kshaya)".
 */
export function lunarMonthName(month: LunarMonth, counting: MonthCounting, lang: Lang): string {
  const id = month[counting];
  const name = byId(LUNAR_MONTHS, id)[lang];
  if (month.adhika) return fillText(words[lang].month.adhika, { name });
  if (!month.kshaya) return name;
  return fillText(words[lang].month.kshaya, { name, next: byId(LUNAR_MONTHS, (id + 1) % 12)[lang] });
}

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
  return {
    name: lunarMonthName(month, counting, lang),
    other: month.amanta === month.purnimanta ? null : lunarMonthName(month, other, lang),
    counting,
    adhika: month.adhika,
    kshaya: month.kshaya,
    paksha: byId(PAKSHAS, paksha)[lang],
  };
}
