import type { PredictionText } from '#contract/astrology/horoscope/endpoints.ts';
import { GRAHAS, type Graha, type Transits, weekdayOf } from '#jyotish';
import { byLang, type Lang } from '#languages/list.ts';
import { fillText, type Message, type Printed } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { dayNumber } from './day.ts';

/**
 * The passages: whole sentences, so that they can stand beside each other in any order. Those of a house are of the
 * days that the Moon passes it. A graha's are `easy` in a place that the texts call good, else `steady`, and
 * `backwards` while it is retrograde; the lights never are and the nodes always, so they have none.
 */
const passages = readWords('horoscope/predictions');

/**
 * Returns the passage of a list for a day. Lists rotate by day, not at random, so that nothing repeats within thirty
 * days. The Moon stays in one sign for two or three days and returns after 25 to 29. None of 1, 2, 25, 26, 27, 28, 29
 * is a multiple of 6, 8 or 10, the lengths of the lists that follow the Moon's house.
 */
function turn<T>(list: readonly T[], at: number): T {
  const item = list[((at % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('A list of passages is empty.');
  return item;
}

/** A graha that takes turns: all but the Moon, which every prediction begins with. */
type TurningGraha = Exclude<Graha, 'Moon'>;

const turningGrahas = GRAHAS.filter((graha): graha is TurningGraha => graha !== 'Moon');

/**
 * Fills the house (1 to 12) counted from the reader's sign, and what it stands for, into a sentence of a graha. In Hindi
 * both always stand before a postposition, so one (oblique) form of each is enough.
 */
export function fillGraha(
  wording: Message<{ nth: Printed; area: Printed }>,
  house: number,
  lang: Lang,
): string {
  const { nth, area } = turn(passages[lang].houses, house - 1);
  return fillText(wording, { nth, area });
}

/**
 * Returns a sentence about the graha of the day. Each graha comes every eight days with the next of four wordings, so
 * the same sentence returns after 32 days at the earliest.
 */
function grahaPassage(sky: Transits, at: number, lang: Lang): string {
  const graha = turn(turningGrahas, at);
  const { house, favourable, retrograde } = sky.transits[graha];
  const said = passages[lang].grahas[graha];
  const here = favourable ? said.easy : said.steady;
  const fitting = retrograde && 'backwards' in said ? said.backwards : here;
  return fillGraha(turn(fitting, Math.floor(at / turningGrahas.length)), house, lang);
}

/**
 * Returns a sentence about the day itself: in turn the Moon's nakshatra, the tithi and the weekday. In rounds of three
 * days, a nakshatra returns after nine rounds and a weekday after seven. Both are odd, so two wordings are enough.
 */
function dayPassage(date: string, sky: Transits, at: number, lang: Lang): string {
  const { nakshatras, tithis, weekdays } = passages[lang];
  const round = Math.floor(at / 3);
  const kind = ((at % 3) + 3) % 3;
  if (kind === 0) return turn(turn(nakshatras, sky.transits.Moon.nakshatra), round);
  if (kind === 1) return turn(tithis, sky.tithi - 1);
  return turn(turn(weekdays, weekdayOf(date)), round);
}

/** The seven passages of a day and sign in a language. */
export type Passages = Record<
  'opening' | 'counsel' | 'graha' | 'day' | 'seek' | 'challenge' | 'insight',
  string
>;

/**
 * Chooses the passages of a date for a sign (0 to 11) from its sky. Each sign is one turn ahead of the one before, so
 * that neighbours do not get the same text on one day.
 */
export function passagesOf(date: string, sign: number, sky: Transits, lang: Lang): Passages {
  const at = dayNumber(date) + sign;
  const house = turn(passages[lang].houses, sky.transits.Moon.house - 1);
  return {
    opening: turn(house.openings, at),
    counsel: turn(house.counsels, at),
    graha: grahaPassage(sky, at, lang),
    day: dayPassage(date, sky, at, lang),
    seek: turn(house.seek, at),
    challenge: turn(house.challenge, at),
    insight: turn(house.insight, at),
  };
}

/**
 * Composes the text of a date for a sign (0 to 11) in every language. The same date gives the same text on every
 * machine.
 */
export const compose = (date: string, sign: number, sky: Transits): Record<Lang, PredictionText> =>
  byLang((lang) => {
    const { opening, counsel, graha, day, ...lines } = passagesOf(date, sign, sky, lang);
    return { prediction: `${opening} ${counsel}\n\n${graha} ${day}`, ...lines };
  });
