/** The facts that speak for and against a window, as ids and numbers; the words are the reader's. */
import type { Graha } from '../names.ts';
import { overlaps } from '../panchang/intervals.ts';
import { inForce } from '../panchang/limbs.ts';
import { panchakaRemainder } from '../panchang/panchaka.ts';
import type { Interval } from '../panchang/solar-day.ts';
import { dishaShool, isAmritSiddhi, isRaviYoga, isSarvarthaSiddhi } from '../panchang/special-yogas.ts';
import { chandrabala, signsOfNakshatra, tarabala } from '../panchang/strength.ts';
import { inHalf } from './clear.ts';
import type { MuhuratDay } from './days.ts';
import type { Choice, PurposeRule } from './purposes.ts';
import { amantaAt, type Season } from './seasons.ts';

/** The subject of a fact. The `value` of each is told at {@link MuhuratFact}. */
export type FactId =
  | 'nakshatra'
  | 'tithi'
  | 'weekday'
  | 'lagna'
  | 'hora'
  | 'choghadiya'
  | 'bright-half'
  | 'dark-half'
  | 'lunar-month'
  | 'sarvartha-siddhi'
  | 'amrit-siddhi'
  | 'guru-pushya'
  | 'ravi-pushya'
  | 'ravi-yoga'
  | 'abhijit'
  | 'amrit-kaal'
  | 'godhuli'
  | 'bhadra'
  | 'dagdha'
  | 'panchaka'
  | 'moon-panchaka'
  | 'disha-shool'
  | 'graha-combust'
  | 'tara'
  | 'chandrabala'
  | 'lagna-eighth'
  | Season;

/** A reason. `points` are what it adds to or takes from the score. */
export interface MuhuratFact {
  id: FactId;
  effect: 'for' | 'against';
  points: number;
  /**
   * Nakshatra 0 to 26, tithi 1 to 30, weekday, lagna sign, choghadiya, purnimanta month, tara 1 to 9 or house 1 to 12 by
   * id; the graha of a hora or a combust one; the abode of Bhadra; the kind of panchaka; the direction of the shool.
   */
  value: number | string | null;
}

/** A birth star: nakshatra 0 to 26, and the sign 0 to 11 if known (nine nakshatras reach into two). */
export interface BirthStar {
  nakshatra: number;
  sign?: number;
}

/** A clear stretch with what is in force in it. */
export interface Piece extends Interval {
  tithi: number;
  nakshatra: number;
  /** Null beyond the polar circles. */
  lagna: number | null;
}

const fact = (id: FactId, points: number, value: MuhuratFact['value'] = null): MuhuratFact => ({
  id,
  effect: points < 0 ? 'against' : 'for',
  points,
  value,
});

const chosen = (
  id: FactId,
  choice: Choice,
  key: number,
  value: number,
  [best, middling]: [number, number],
) => (choice.best.includes(key) ? [fact(id, best, value)] : [fact(id, middling, value)]);

/** Weekday and tithi that burn each other: Muhurta Chintamani 1 (Sunday 12, Monday 11, Tuesday 5, Wednesday 3, Thursday 6, Friday 8, Saturday 9). */
const DAGDHA = [12, 11, 5, 3, 6, 8, 9];

/** Returns the purnimanta month (0 Chaitra) of a tithi at an instant. */
export function purnimantaAt(tithi: number, instant: number): number {
  const { amanta, adhika } = amantaAt(instant);
  return tithi > 15 && !adhika ? (amanta + 1) % 12 : amanta;
}

function limbFacts(piece: Piece, day: MuhuratDay, rule: PurposeRule): MuhuratFact[] {
  const { tithi, nakshatra, lagna } = piece;
  const half = inHalf(tithi);
  const bright = tithi <= 15;
  return [
    ...chosen('nakshatra', rule.nakshatras, nakshatra, nakshatra, [12, -5]),
    ...(rule.tithis.best.includes(half) ? [fact('tithi', 6, tithi)] : []),
    ...chosen('weekday', rule.weekdays, day.weekday, day.weekday, [8, -5]),
    // The waning Moon is counted strong till the tenth of the dark half (Muhurta Chintamani 1).
    ...(bright ? [fact('bright-half', 4)] : half > 10 ? [fact('dark-half', -5)] : []),
    ...(rule.lunarMonths
      ? chosen(
          'lunar-month',
          rule.lunarMonths,
          purnimantaAt(tithi, piece.start),
          purnimantaAt(tithi, piece.start),
          [6, -4],
        )
      : []),
    ...(lagna !== null && rule.lagnas.best.includes(lagna) ? [fact('lagna', 8, lagna)] : []),
    ...(DAGDHA[day.weekday] === half ? [fact('dagdha', -8, tithi)] : []),
  ];
}

function yogaFacts({ nakshatra, start }: Piece, { weekday, sunNakshatras }: MuhuratDay): MuhuratFact[] {
  const PUSHYA = 7;
  const sun = inForce(sunNakshatras, start)?.id;
  return [
    ...(isSarvarthaSiddhi(weekday, nakshatra) ? [fact('sarvartha-siddhi', 6)] : []),
    ...(isAmritSiddhi(weekday, nakshatra) ? [fact('amrit-siddhi', 6)] : []),
    ...(nakshatra === PUSHYA && weekday === 4 ? [fact('guru-pushya', 4)] : []),
    ...(nakshatra === PUSHYA && weekday === 0 ? [fact('ravi-pushya', 4)] : []),
    ...(sun !== undefined && isRaviYoga(sun, nakshatra) ? [fact('ravi-yoga', 5)] : []),
  ];
}

const WEDNESDAY = 3;

function hourFacts(piece: Piece, day: MuhuratDay, rule: PurposeRule): MuhuratFact[] {
  const [abhijit, amrit] = day.periods.auspicious;
  const holds = (list: readonly Interval[] = []) => list.some((one) => overlaps(one, piece));
  const part = rule.parts === 'choghadiya' ? inForce(day.choghadiyas, piece.start) : undefined;
  const bhadra = day.bhadras.flatMap(({ abodes }) => abodes).find((one) => overlaps(one, piece));
  const ghati = (day.end - day.sun.sunset) / 30;
  const dusk = { start: day.sun.sunset - ghati / 2, end: day.sun.sunset + ghati / 2 };
  return [
    ...(rule.lord ? [fact('hora', 10, rule.lord)] : []),
    ...(part ? [fact('choghadiya', part.quality === 'good' ? 8 : 0, part.id)] : []),
    // Abhijit is not counted on a Wednesday (Muhurta Chintamani 1).
    ...(day.weekday !== WEDNESDAY && holds(abhijit?.period) ? [fact('abhijit', 4)] : []),
    ...(holds(amrit?.period) ? [fact('amrit-kaal', 4)] : []),
    ...(rule.panchaka && !rule.daylight && holds([dusk]) ? [fact('godhuli', 4)] : []),
    ...(bhadra ? [fact('bhadra', -6, bhadra.abode)] : []),
  ];
}

const PANCHAKA_FROM = 22;

function warningFacts(piece: Piece, day: MuhuratDay, rule: PurposeRule): MuhuratFact[] {
  const { tithi, nakshatra, lagna } = piece;
  const kind =
    rule.panchaka && lagna !== null
      ? panchakaRemainder({ tithi, weekday: day.weekday, nakshatra, lagna }).kind
      : 'none';
  const doubtful = day.seasons.filter(
    (span) => rule.doubtfulIn.includes(span.season) && overlaps(span, piece),
  );
  const combust = (day.combust as readonly Graha[]).find((graha) => graha === rule.graha);
  const moonSign = inForce(day.moonSigns, piece.start)?.id ?? 0;
  return [
    ...(kind === 'none' ? [] : [fact('panchaka', -8, kind)]),
    ...doubtful.map(({ season }) => fact(season, -12)),
    ...(combust ? [fact('graha-combust', -15, combust)] : []),
    ...(rule.direction && nakshatra >= PANCHAKA_FROM && moonSign >= 10 ? [fact('moon-panchaka', -3)] : []),
    ...(rule.direction ? [fact('disha-shool', -1, dishaShool(day.weekday))] : []),
  ];
}

/** Facts for one person: tara, place of the Moon, and the lagna that is the eighth from the birth sign. */
function personalFacts(piece: Piece, day: MuhuratDay, star: BirthStar): MuhuratFact[] {
  const tara = tarabala(star.nakshatra, piece.nakshatra);
  const signs = star.sign === undefined ? signsOfNakshatra(star.nakshatra) : [star.sign];
  const moonSign = inForce(day.moonSigns, piece.start)?.id ?? 0;
  const places = signs.map((sign) => chandrabala(sign, moonSign));
  const [place] = places;
  // Without the sign the Moon's place is told only where both signs of the star agree.
  const known = place && places.every(({ quality }) => quality === place.quality) ? place : null;
  const bright = piece.tithi <= 15;
  const moonPoints = { good: 8, mixed: bright ? 2 : -6, bad: -16 };
  const eighth = signs.length === 1 && piece.lagna === ((signs[0] ?? 0) + 7) % 12;
  return [
    fact('tara', { good: 8, mixed: -3, bad: -16 }[tara.quality], tara.tara),
    ...(known ? [fact('chandrabala', moonPoints[known.quality], known.house)] : []),
    ...(eighth ? [fact('lagna-eighth', -10, piece.lagna)] : []),
  ];
}

/** Returns every reason for and against a piece of a day, the weightiest first. */
export function factsOf(
  piece: Piece,
  day: MuhuratDay,
  { rule, star }: { rule: PurposeRule; star: BirthStar | undefined },
): MuhuratFact[] {
  return [
    ...limbFacts(piece, day, rule),
    ...yogaFacts(piece, day),
    ...hourFacts(piece, day, rule),
    ...warningFacts(piece, day, rule),
    ...(star ? personalFacts(piece, day, star) : []),
  ].toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** Returns the score of reasons: 50 and their points, within 0 to 100. */
export const scoreOf = (facts: readonly MuhuratFact[]): number =>
  Math.max(
    0,
    Math.min(
      100,
      facts.reduce((sum, { points }) => sum + points, 50),
    ),
  );
