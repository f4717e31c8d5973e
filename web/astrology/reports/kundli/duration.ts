import type { Lang } from '#languages/list.ts';
import type { Message } from '#languages/message.ts';
import { plural } from '#web/texts/format.ts';

/** Returns the two largest units of an ISO 8601 duration in words: P10Y5M12D is "10 years 5 months". */
export function durationWords(
  iso: string,
  words: Record<'years' | 'months' | 'days', Message<{ n: number }>>,
  lang: Lang,
): string {
  const [, years, months, days] = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?/.exec(iso) ?? [];
  const parts = [
    plural(words.years, Number(years ?? 0), lang),
    plural(words.months, Number(months ?? 0), lang),
    plural(words.days, Number(days ?? 0), lang),
  ];
  const units = [years, months, days].flatMap((n, i) => (Number(n ?? 0) > 0 ? [parts[i] ?? ''] : []));
  return units.slice(0, 2).join(' ') || (parts[2] ?? '');
}
