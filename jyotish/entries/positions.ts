/** `@navaratna/jyotish/positions`: the grahas, the ascendant, risings and settings. */
export { FIRST_INSTANT, JyotishRangeError, LAST_INSTANT, type Place } from '../errors.ts';
export {
  GRAHA_NAMES,
  GRAHAS,
  type Graha,
  type GrahaName,
  type Name,
  SEVEN_GRAHAS,
  type SevenGraha,
  SIGN_LORDS,
  SIGNS,
  type SignName,
  signOf,
} from '../names.ts';
export { type Angles, anglesAt } from '../sky/ascendant.ts';
export { AYANAMSAS, type AyanamsaId, ayanamsa, ayanamsaId } from '../sky/ayanamsa.ts';
export { type Moment, momentOf, siderealTime } from '../sky/moment.ts';
export { type Node, type NodeKind, nodeAt } from '../sky/nodes.ts';
export {
  type Position,
  type Positions,
  type PositionsOptions,
  type SiderealOptions,
  type SiderealSky,
  siderealPositions,
  tropicalPositions,
} from '../sky/positions.ts';
export { nextRise, nextSet, type RiseSetOptions } from '../sky/rise-set.ts';
