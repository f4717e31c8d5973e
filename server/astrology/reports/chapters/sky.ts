/** A chart as chapters ask about it: houses counted from one sign, strength, and lords. */
import {
  aspects,
  countSigns,
  type Dignity,
  GRAHAS,
  type Graha,
  type Kundli,
  SEVEN_GRAHAS,
  type SevenGraha,
  SIGN_LORDS,
} from '#jyotish';
import type { PointLevel, State } from './tables.ts';

const STATES: Record<Dignity, State> = {
  exalted: 'strong',
  moolatrikona: 'strong',
  own: 'strong',
  friend: 'friendly',
  neutral: 'neutral',
  enemy: 'enemy',
  debilitated: 'fallen',
};

/** Points of a sign that count as many, and those below which they are few; the average of 337 points is 28. */
const MANY = 31;
const FEW = 26;

/** A chart with its houses counted from the lagna, or from the Moon if the time of birth is unknown. */
export interface Sky {
  kundli: Kundli;
  /** Sign of the 1st house, 0 to 11. */
  base: number;
  /** True if the houses are counted from the Moon. */
  fromMoon: boolean;
  /** Returns the house (1 to 12) of a sign. */
  houseOfSign: (sign: number) => number;
  /** Returns the house (1 to 12) of a graha. */
  houseOf: (graha: Graha) => number;
  /** Returns the sign (0 to 11) of a house. */
  signOf: (house: number) => number;
  /** Returns the lord of a house. */
  lordOf: (house: number) => SevenGraha;
  /** Returns the houses that a graha rules, in order; none for the nodes. */
  ruledBy: (graha: Graha) => number[];
  /** Returns the grahas in a house. */
  occupants: (house: number) => Graha[];
  /** Returns the grahas that aspect a sign from another one. */
  aspecting: (sign: number) => Graha[];
  /** Returns the strength of a graha; null for the nodes. */
  stateOf: (graha: Graha) => State | null;
  /** Returns the sarvashtakavarga points of a sign. */
  pointsOf: (sign: number) => number;
}

/** Returns the questions of a chart. */
export function skyOf(kundli: Kundli, timeKnown: boolean): Sky {
  const { grahas, lagna } = kundli.chart;
  const base = timeKnown ? lagna.sign : grahas.Moon.sign;
  const signOf = (house: number) => (base + house - 1) % 12;
  const houseOfSign = (sign: number) => countSigns(base, sign);
  return {
    kundli,
    base,
    fromMoon: !timeKnown,
    houseOfSign,
    signOf,
    houseOf: (graha) => houseOfSign(grahas[graha].sign),
    lordOf: (house) => SIGN_LORDS[signOf(house)] ?? 'Sun',
    ruledBy: (graha) =>
      SIGN_LORDS.flatMap((lord, sign) => (lord === graha ? [houseOfSign(sign)] : [])).sort((a, b) => a - b),
    occupants: (house) => GRAHAS.filter((graha) => grahas[graha].sign === signOf(house)),
    aspecting: (sign) => GRAHAS.filter((graha) => aspects(graha, grahas[graha].sign, sign)),
    stateOf: (graha) => {
      const { dignity } = grahas[graha];
      return dignity && STATES[dignity];
    },
    pointsOf: (sign) => kundli.ashtakavarga.sarva[sign] ?? 0,
  };
}

/** Returns whether a number of points is many, few or neither. */
export function levelOf(points: number): PointLevel {
  if (points >= MANY) return 'many';
  return points < FEW ? 'few' : 'middling';
}

/** Returns whether a graha can rule a sign. */
export const isSeven = (graha: Graha): graha is SevenGraha => SEVEN_GRAHAS.includes(graha as SevenGraha);
