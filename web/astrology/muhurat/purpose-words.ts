import { type Purpose, stoneOf, type Work } from '#contract/astrology/muhurat/purposes.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { fill } from '#web/texts/format.ts';

/** The words of a purpose: its name in lists, the heading and lead of its page, and its rule. */
export type PurposeWords = { name: string; title: string; lead: string; rule: string };

/** Returns the words of a purpose. Those of the stones are one sentence with nine names. */
export function purposeWords(t: Messages['muhurat'], purpose: Purpose): PurposeWords {
  const stone = stoneOf(purpose);
  if (!stone) return t.works[purpose as Work];
  const names = t.stones[stone];
  const filled = (text: string) => fill(text, names);
  const asLord = names.graha === names.lord ? '' : ` ${filled(t.stone.asLord)}`;
  return {
    name: names.stone,
    title: filled(t.stone.title),
    lead: filled(t.stone.lead) + asLord,
    rule: filled(t.stone.rule),
  };
}
