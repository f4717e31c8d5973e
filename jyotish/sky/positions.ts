/** All bodies at one instant: the tropical sky, and the sidereal sky that charts are made of. */
import { wrap360 } from '../angles.ts';
import { checkInstant } from '../errors.ts';
import { GRAHAS, type Graha, SEVEN_GRAHAS, type SevenGraha } from '../names.ts';
import { deltaT } from '../time/delta-t.ts';
import type { ApparentPlace } from './apparent.ts';
import { type AyanamsaId, ayanamsa, ayanamsaId, ayanamsaRate } from './ayanamsa.ts';
import { isCombust } from './combustion.ts';
import { type Moment, momentOf } from './moment.ts';
import { moonAt } from './moon.ts';
import { type NodeKind, nodeAt } from './nodes.ts';
import { earthAt, planetAt, sunAt } from './sun-and-planets.ts';
import type { Motion } from './vsop87.ts';

/** The place of a graha and its motion. */
export interface Position {
  /** Degrees, 0 to 360. */
  longitude: number;
  /** Ecliptic latitude, degrees; 0 for the nodes. */
  latitude: number;
  /** Degrees a day. */
  speed: number;
  /** Speed below zero. The mean nodes always are. */
  retrograde: boolean;
  /** Too near the Sun to be seen. */
  combust: boolean;
  /** From the Earth: AU (the Moon km; the nodes 0). */
  distance: number;
}

/** Positions of all nine grahas. */
export type Positions = Record<Graha, Position>;

/** The options of `tropicalPositions`. */
export interface PositionsOptions {
  /** UTC ms since 1970, years 1600 to 2400. */
  instant: number;
  /** Which node is Rahu; mean when not said. */
  node?: NodeKind;
}

/** The options of `siderealPositions`. */
export interface SiderealOptions extends PositionsOptions {
  ayanamsa: AyanamsaId;
}

/** Sidereal positions with the figures they were made with. */
export interface SiderealSky {
  positions: Positions;
  /** Mean ayanamsa used, degrees. */
  ayanamsa: number;
  moment: Moment;
  /** TT - UT used, seconds. */
  deltaT: number;
}

function bodyAt(graha: SevenGraha, moment: Moment, earth: Motion): ApparentPlace {
  if (graha === 'Sun') return sunAt(moment, earth);
  return graha === 'Moon' ? moonAt(moment) : planetAt(graha, moment, earth);
}

/** Returns the apparent tropical positions of the nine grahas. */
export function tropicalPositions(options: PositionsOptions): Positions {
  return positionsOf(momentOf(checkInstant(options.instant)), options.node ?? 'mean');
}

/** Returns the apparent tropical positions of the nine grahas, for a moment already computed. */
export function positionsOf(moment: Moment, nodeKind: NodeKind): Positions {
  const earth = earthAt(moment);
  const places = new Map(SEVEN_GRAHAS.map((graha) => [graha, bodyAt(graha, moment, earth)]));
  const sun = places.get('Sun')?.longitude ?? 0;
  const node = nodeAt(moment, nodeKind);
  const nodePosition = (longitude: number): Position => ({
    longitude,
    latitude: 0,
    speed: node.speed,
    retrograde: node.speed < 0,
    combust: false,
    distance: 0,
  });
  const positionOf = (graha: Graha): Position => {
    if (graha === 'Rahu') return nodePosition(node.longitude);
    if (graha === 'Ketu') return nodePosition(wrap360(node.longitude + 180));
    const place = places.get(graha) ?? bodyAt(graha, moment, earth);
    const retrograde = place.speed < 0;
    const { longitude, latitude, speed, distance } = place;
    return {
      longitude,
      latitude,
      speed,
      retrograde,
      combust: isCombust({ graha, longitude, retrograde, sun }),
      distance,
    };
  };
  return Object.fromEntries(GRAHAS.map((graha) => [graha, positionOf(graha)])) as Positions;
}

/** Returns the sidereal positions: the apparent tropical ones less the mean ayanamsa. */
export function siderealPositions(options: SiderealOptions): SiderealSky {
  const moment = momentOf(checkInstant(options.instant));
  const shift = ayanamsa(ayanamsaId(options.ayanamsa), moment.T);
  const drift = ayanamsaRate(moment.T);
  const tropical = positionsOf(moment, options.node ?? 'mean');
  const positions = Object.fromEntries(
    GRAHAS.map((graha) => {
      const p = tropical[graha];
      return [graha, { ...p, longitude: wrap360(p.longitude - shift), speed: p.speed - drift }];
    }),
  ) as Positions;
  return { positions, ayanamsa: shift, moment, deltaT: deltaT(options.instant) };
}
