import { mostMinutesShown } from '#contract/consultations/chat/rules.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { fill, formatNumber, plural } from '#web/texts/format.ts';

/**
 * Returns how long the customer can still pay, for the astrologer; '' when it is unknown. `t` are the texts of the chat's
 * room.
 */
export function timeLeftText(
  minutes: number | undefined,
  t: Pick<Messages['chat']['chat'], 'customerLeft' | 'customerLeftMost'>,
  lang: Lang,
): string {
  if (minutes === undefined) return '';
  return minutes >= mostMinutesShown
    ? fill(t.customerLeftMost, { n: formatNumber(minutes, lang) })
    : plural(t.customerLeft, minutes, lang);
}
