/** Names and small words of the advice on stones. */

import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
import {
  byId,
  DIGNITY_NAMES,
  type Graha,
  offsetAt,
  SIGNS,
  type StoneFinding,
  type UpratnaId,
  WEARING,
} from '#jyotish';
import { dateText, listText, timeText } from '#languages/dates.ts';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { dateWords, readWords } from '#languages/read.ts';

/** The words of the advice by language. */
export const words = readWords('remedies/advice');

const facts = readWords('products/facts');
const grahas = readWords('core/grahas');

/** Returns the Indian name of a graha: Guru, गुरु. */
export const grahaName = (graha: Graha, la: Lang): string => grahas[la][graha];

/** Returns a sign: "Simha (Leo)", सिंह. */
export function signName(id: number, la: Lang): string {
  const sign = byId(SIGNS, id);
  return fillText(words[la].sign, { name: readerSpelling(sign[la]), western: sign.western });
}

/** Returns the stone of a graha: "Yellow sapphire (Pukhraj)", पुखराज. */
export function stoneName(graha: keyof typeof WEARING, la: Lang): string {
  const stone = facts[la].choices.stones[WEARING[graha].stone];
  const [, name = stone, other = ''] = stone.match(/^(.*) \((.*)\)$/) ?? [];
  return fillText(words[la].stone, { name, other });
}

/** Returns the name of a substitute. */
export const upratnaName = (id: UpratnaId, la: Lang): string =>
  id === 'moonstone' || id === 'carnelian' ? words[la].unsold[id] : facts[la].choices.stones[id];

/** Joins words: "A, B and C". */
export const listed = (list: readonly string[], la: Lang): string => listText(list, dateWords[la]);

/** Returns houses as ordinals: "5th and 8th"; in Hindi in the oblique case, before भाव. */
export const housesText = (houses: readonly number[], la: Lang): string =>
  listed(
    houses.map((house) => words[la].houses[house - 1] ?? ''),
    la,
  );

/** Returns the state of a graha in words: "Enemy sign, combust". */
export function stateText(
  { dignity, combust, retrograde }: Pick<StoneFinding, 'dignity' | 'combust'> & { retrograde?: boolean },
  la: Lang,
): string {
  return [
    ...(dignity ? [DIGNITY_NAMES[dignity][la]] : []),
    ...(combust ? [words[la].states.combust] : []),
    ...(retrograde ? [words[la].states.retrograde] : []),
  ].join(', ');
}

/** Returns a reading of the place's clock as if it were UTC: offsets with seconds are no zone to the platform. */
const wallOf = (instant: number, zone: string): Date => new Date(instant + offsetAt(instant, zone) * 1000);

/** Formats the month of an instant (UTC ms) at a place: "June 2027". */
export const monthText = (instant: number, zone: string, la: Lang): string =>
  dateText(wallOf(instant, zone), dateWords[la], { month: 'long', year: 'numeric' });

/** Formats the time of day of an instant (UTC ms) at a place: "6:12 am", "सुबह 6:12". */
export const clockText = (instant: number, zone: string, la: Lang): string =>
  timeText(wallOf(instant, zone).toISOString(), dateWords[la]);
