/** The answer of the advice in a few words and in a sentence. */
import type { StoneVerdict } from '#contract/astrology/remedies/stone.ts';
import type { NearBorder, StoneAdvice } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { clockText, grahaName, monthText, signName, stoneName, words } from './names.ts';

type Short = Pick<StoneAdvice, 'verdict' | 'reason' | 'graha'>;

/** Returns the answer in a few words, for a heading. */
export function titleOf({ verdict, graha }: Short, la: Lang): string {
  const { none, wait } = words[la].titles;
  if (verdict === 'none') return none;
  return verdict === 'stone' && graha ? stoneName(graha, la) : wait;
}

/** Returns the answer in a few words, within a sentence or a table. */
export function shortOf({ verdict, reason, graha }: Short, la: Lang): string {
  const { none, later, ask } = words[la].short;
  if (verdict === 'none' || !graha) return none;
  const stone = stoneName(graha, la);
  return verdict === 'stone' ? stone : fillText(reason === 'dasha' ? later : ask, { stone });
}

/** Returns the answer in a sentence. */
export function summaryOf(advice: StoneAdvice, { la, zone }: { la: Lang; zone: string }): string {
  const { verdict, reason, from } = advice;
  const t = words[la].summary;
  const lagna = signName(advice.lagna, la);
  if (verdict === 'none' || !advice.graha) return fillText(t.none, { lagna });
  const graha = grahaName(advice.graha, la);
  if (verdict === 'stone') return fillText(t.stone, { graha, lagna });
  const stone = stoneName(advice.graha, la);
  return reason === 'dasha' && from !== null
    ? fillText(t.later, { graha, stone, month: monthText(from, zone, la) })
    : fillText(t.ask, { graha, stone });
}

/** Returns what a birth a little earlier or later would change. */
export function doubtLine(near: NearBorder, { la, zone }: { la: Lang; zone: string }): string {
  const { border, earlier, minutes } = near;
  return fillText(words[la].doubt, {
    ...{ border, minutes, when: earlier ? 'earlier' : 'later' },
    clock: clockText(near.at, zone, la),
    lagna: signName(near.lagna, la),
    answer: shortOf(near, la),
  });
}

/** Returns for which births the answer holds. */
export function judgedLine(advice: StoneAdvice, { la, zone }: { la: Lang; zone: string }): string {
  const t = words[la].judged;
  const lagna = signName(advice.lagna, la);
  if (!advice.stay) return fillText(t.birth, { lagna });
  const { start, end, middle } = advice.stay;
  const clock = (instant: number) => clockText(instant, zone, la);
  return fillText(t.stay, { lagna, start: clock(start), end: clock(end), middle: clock(middle) });
}

/** Returns the heading and sentence for a birth without a time, with the parts of the day counted by answer. */
export function unknownTime(
  counts: Record<StoneVerdict, number>,
  la: Lang,
): { title: string; summary: string } {
  const { title, summary } = words[la].unknownTime;
  const parts = counts.stone + counts.none + counts.wait;
  return { title, summary: fillText(summary, { ...counts, parts }, la) };
}
