import {
  absenceSeconds,
  kundliReadableHours,
  lowBalanceMinutes,
  ringSeconds,
} from '#contract/consultations/chat/rules.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { formatRupees, plural } from '#web/texts/format.ts';

/**
 * Returns the values of the placeholders of the guide to chats, in the page's language. Each one is the rule that the
 * code uses. `maxTopUp` is in rupees.
 */
export function chatFigures(
  t: Pick<Messages['chat/guide'], 'seconds' | 'minutes' | 'hours'>,
  { maxTopUp, lang }: { maxTopUp: number; lang: Lang },
): Record<'ring' | 'absence' | 'low' | 'kundli' | 'maxTopUp', string> {
  return {
    ring: plural(t.seconds, ringSeconds, lang),
    absence: plural(t.seconds, absenceSeconds, lang),
    low: plural(t.minutes, lowBalanceMinutes, lang),
    kundli: plural(t.hours, kundliReadableHours, lang),
    maxTopUp: formatRupees(maxTopUp, lang),
  };
}
