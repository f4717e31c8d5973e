import type { PredictionText } from '#contract/astrology/horoscope/endpoints.ts';
import { GRAHAS, type Transits, weekdayOf } from '#jyotish';
import { dayNumber } from './day.ts';
import { tithiTexts, weekdayTexts } from './texts/days.ts';
import { grahaTexts, type SlowGraha } from './texts/grahas.ts';
import { houseTexts } from './texts/house-texts.ts';
import { areas, ordinals } from './texts/houses.ts';
import type { Passage } from './texts/library.ts';
import { nakshatraTexts } from './texts/nakshatras.ts';

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

/** The text of a day and sign in both languages. */
export type Composed = { en: PredictionText; hi: PredictionText };

const slowGrahas = GRAHAS.filter((graha): graha is SlowGraha => graha !== 'Moon');

/** Fills the house (1 to 12) counted from the reader's sign, and what it stands for, into a sentence of a graha. */
export function fillGraha(wording: Passage, house: number): Passage {
  const nth = turn(ordinals, house - 1);
  const area = turn(areas, house - 1);
  const fill = (language: 0 | 1) =>
    wording[language].replace('{nth}', nth[language]).replace('{area}', area[language]);
  return [fill(0), fill(1)];
}

/**
 * Returns a sentence about the graha of the day. Each graha comes every eight days with the next of four wordings, so
 * the same sentence returns after 32 days at the earliest.
 */
function grahaPassage(sky: Transits, at: number): Passage {
  const graha = turn(slowGrahas, at);
  const { house, favourable, retrograde } = sky.transits[graha];
  const { easy, steady, backwards } = grahaTexts[graha];
  const fitting = retrograde && backwards.length > 0 ? backwards : favourable ? easy : steady;
  return fillGraha(turn(fitting, Math.floor(at / slowGrahas.length)), house);
}

/**
 * Returns a sentence about the day itself: in turn the Moon's nakshatra, the tithi and the weekday. In rounds of three
 * days, a nakshatra returns after nine rounds and a weekday after seven. Both are odd, so two wordings are enough.
 */
function dayPassage(date: string, sky: Transits, at: number): Passage {
  const round = Math.floor(at / 3);
  const kind = ((at % 3) + 3) % 3;
  if (kind === 0) return turn(turn(nakshatraTexts, sky.transits.Moon.nakshatra), round);
  if (kind === 1) return turn(tithiTexts, sky.tithi - 1);
  return turn(turn(weekdayTexts, weekdayOf(date)), round);
}

/** The seven passages of a day and sign. */
export type Passages = Record<
  'opening' | 'counsel' | 'graha' | 'day' | 'seek' | 'challenge' | 'insight',
  Passage
>;

/**
 * Chooses the passages of a date for a sign (0 to 11) from its sky. Each sign is one turn ahead of the one before, so
 * that neighbours do not get the same text on one day.
 */
export function passagesOf(date: string, sign: number, sky: Transits): Passages {
  const at = dayNumber(date) + sign;
  const house = turn(houseTexts, sky.transits.Moon.house - 1);
  return {
    opening: turn(house.openings, at),
    counsel: turn(house.counsels, at),
    graha: grahaPassage(sky, at),
    day: dayPassage(date, sky, at),
    seek: turn(house.seek, at),
    challenge: turn(house.challenge, at),
    insight: turn(house.insight, at),
  };
}

/** Composes the text of a date for a sign (0 to 11). The same date gives the same text on every machine. */
export function compose(date: string, sign: number, sky: Transits): Composed {
  const { opening, counsel, graha, day, seek, challenge, insight } = passagesOf(date, sign, sky);
  const inLanguage = (language: 0 | 1): PredictionText => ({
    prediction: `${opening[language]} ${counsel[language]}\n\n${graha[language]} ${day[language]}`,
    seek: seek[language],
    challenge: challenge[language],
    insight: insight[language],
  });
  return { en: inLanguage(0), hi: inLanguage(1) };
}
