/** The muhurat finder: windows of a range of days for a purpose, with the reasons for and against each. */
import { JyotishRangeError } from '../errors.ts';
import { cutAt } from '../panchang/intervals.ts';
import { inForce } from '../panchang/limbs.ts';
import type { Interval } from '../panchang/solar-day.ts';
import { clearParts, GHATI, hindrances } from './clear.ts';
import { type MuhuratDay, type MuhuratPlace, muhuratDays } from './days.ts';
import { type Purpose, type PurposeRule, ruleOf } from './purposes.ts';
import { type BirthStar, factsOf, type MuhuratFact, type Piece, purnimantaAt, scoreOf } from './reasons.ts';
import { amantaAt, joined, type Season, type SeasonSpan } from './seasons.ts';

/** Longest range of a search, days. */
export const MUHURAT_MAX_DAYS = 93;

/** The input of {@link findMuhurats}. */
export interface MuhuratOptions extends MuhuratPlace {
  purpose: Purpose;
  /** First civil date, YYYY-MM-DD. */
  from: string;
  /** Number of days, 1 to 93. */
  days: number;
  star?: BirthStar;
  /** Windows of a day at most, the best ones; 3 when not said. */
  perDay?: number;
  /** UTC ms; what begins earlier is cut off. */
  notBefore?: number;
}

/** The grade of a window, of the score 50 + points; `excellent` from 76, `good` from 62. */
export type MuhuratGrade = 'excellent' | 'good' | 'fair';

/** A window, UTC ms. */
export interface MuhuratWindow extends Piece {
  /** Panchang date (sunrise to sunrise) and its weekday, Sunday 0. */
  date: string;
  weekday: number;
  /** 0 to 100. */
  score: number;
  grade: MuhuratGrade;
  facts: MuhuratFact[];
}

/** The answer of a search. */
export interface MuhuratAnswer {
  /** In the order of time. */
  windows: MuhuratWindow[];
  /** Seasons within the range in which the work is not done, joined and in the order of time. */
  closed: SeasonSpan[];
}

const gradeOf = (score: number): MuhuratGrade => (score >= 76 ? 'excellent' : score >= 62 ? 'good' : 'fair');

/** Months that the rule does not name, as closed stretches of a day. */
function closedMonths(day: MuhuratDay, rule: PurposeRule): SeasonSpan[] {
  const within = (one: Interval, season: Season): SeasonSpan => ({
    season,
    start: Math.max(one.start, day.start),
    end: Math.min(one.end, day.end),
  });
  const { solarMonths, lunarMonths } = rule;
  const solar = solarMonths ? day.sunSigns.filter(({ id }) => !solarMonths.includes(id)) : [];
  const lunar = lunarMonths
    ? day.tithis.filter((tithi) => {
        const middle = (tithi.start + tithi.end) / 2;
        const month = purnimantaAt(tithi.id, middle);
        return ![...lunarMonths.best, ...lunarMonths.middling].includes(month) || amantaAt(middle).adhika;
      })
    : [];
  return [
    ...solar.map((one) => within(one, 'solar-month')),
    ...lunar.map((one) => within(one, 'lunar-month')),
  ];
}

/** The stretches of a day that the purpose may use: daylight or all of it, its horas, its good choghadiyas. */
function offered(day: MuhuratDay, rule: PurposeRule): Interval[] {
  const { sunrise, sunset } = day.sun;
  if (rule.parts === 'hora') return day.horas.slice(0, 12).filter(({ lord }) => lord === rule.lord);
  const frame = rule.daylight ? { start: sunrise, end: sunset } : { start: day.start, end: day.end };
  if (rule.parts === 'lagna') return [frame];
  return day.choghadiyas.filter(
    (part) => part.quality !== 'bad' && part.start >= frame.start && part.end <= frame.end + 1,
  );
}

function piecesOf(day: MuhuratDay, rule: PurposeRule, closed: readonly SeasonSpan[]): Piece[] {
  const { nakshatras, tithis } = rule;
  const spoiled = day.nakshatras.filter(({ id }) =>
    rule.spoiledPairs.some(([weekday, star]) => weekday === day.weekday && star === id),
  );
  const bad = [
    ...hindrances(day, {
      nakshatras: [...nakshatras.best, ...nakshatras.middling],
      tithis: [...tithis.best, ...tithis.middling],
      bhadra: 'earth',
      yogas: true,
    }),
    ...spoiled,
    ...day.lagnas.filter(({ id }) => rule.lagnas.refused.includes(id)),
    ...closed,
  ];
  const limbs: Interval[] = [...day.tithis, ...day.nakshatras, ...day.moonSigns];
  const edges = (rule.parts === 'lagna' ? [...limbs, ...day.lagnas] : limbs).map(({ end }) => end);
  return clearParts(offered(day, rule), bad)
    .flatMap((part) => cutAt(part, edges))
    .filter(({ start, end }) => end - start >= GHATI)
    .map(({ start, end }) => ({
      start,
      end,
      tithi: inForce(day.tithis, start)?.id ?? 0,
      nakshatra: inForce(day.nakshatras, start)?.id ?? 0,
      // A window of choghadiya or hora may see two lagnas; that of its middle is told.
      lagna: inForce(day.lagnas, (start + end) / 2)?.id ?? null,
    }));
}

/** Returns the best windows of a day, in the order of time. */
function windowsOf(day: MuhuratDay, closed: readonly SeasonSpan[], options: MuhuratOptions): MuhuratWindow[] {
  const rule = ruleOf(options.purpose);
  if (![...rule.weekdays.best, ...rule.weekdays.middling].includes(day.weekday)) return [];
  const past = options.notBefore ?? 0;
  return piecesOf(day, rule, closed)
    .map((piece) => ({ ...piece, start: Math.max(piece.start, past) }))
    .filter(({ start, end }) => end - start >= GHATI)
    .map((piece): MuhuratWindow => {
      const facts = factsOf(piece, day, { rule, star: options.star });
      const score = scoreOf(facts);
      return { ...piece, date: day.date, weekday: day.weekday, score, grade: gradeOf(score), facts };
    })
    .sort((a, b) => b.score - a.score || a.start - b.start)
    .slice(0, options.perDay ?? 3)
    .sort((a, b) => a.start - b.start);
}

/**
 * Finds the windows of a purpose in a range of days at a place. Every window is clear of what its rule refuses; what the
 * texts only weigh is told as facts and summed to the score. Throws a JyotishRangeError for a range of no day or of more
 * than 93. Lahiri ayanamsa; the same input gives the same answer.
 */
export function findMuhurats(options: MuhuratOptions): MuhuratAnswer {
  const { days, from, place, zone } = options;
  if (!(days >= 1 && days <= MUHURAT_MAX_DAYS))
    throw new JyotishRangeError(`The range must have 1 to ${MUHURAT_MAX_DAYS} days.`);
  const rule = ruleOf(options.purpose);
  const closed: SeasonSpan[] = [];
  const windows = muhuratDays(from, days, { place, zone }).flatMap((day) => {
    const today = [
      ...day.seasons.filter(({ season }) => rule.closedIn.includes(season)),
      ...closedMonths(day, rule),
    ];
    closed.push(...today);
    return windowsOf(day, today, options);
  });
  const told = joined(closed).filter((span) => span.end > (options.notBefore ?? 0));
  return { windows, closed: told };
}
