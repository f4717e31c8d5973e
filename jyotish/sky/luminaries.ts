/**
 * Sun and Moon for searches. Finding when something happens asks for the same days again and again, so their places
 * are computed at fixed six-hour marks, kept for a while, and interpolated between two marks from places and speeds
 * (Hermite cubic). The marks do not depend on who asks, so equal questions always have equal answers. The error stays
 * below 0.01" of the Moon, a fiftieth of a second of any tithi.
 */
import { wrap180, wrap360 } from '../angles.ts';
import { DAY } from '../time/julian-date.ts';
import type { ApparentPlace } from './apparent.ts';
import { momentOf } from './moment.ts';
import { moonAt } from './moon.ts';
import { sunAt } from './sun-and-planets.ts';

/** The two lights, by which days and months are counted. */
export type Luminary = 'Sun' | 'Moon';

/** Time between two marks, ms; 6 hours. */
const STEP = DAY / 4;
/** Marks kept for each luminary: about four months. */
const KEPT = 512;

const marks: Record<Luminary, Map<number, ApparentPlace>> = { Sun: new Map(), Moon: new Map() };

function mark(body: Luminary, index: number): ApparentPlace {
  const known = marks[body].get(index);
  if (known) return known;
  const moment = momentOf(index * STEP);
  const place = body === 'Sun' ? sunAt(moment) : moonAt(moment);
  if (marks[body].size >= KEPT) marks[body].clear();
  marks[body].set(index, place);
  return place;
}

/** Cubic through two values with their rates (per step); u from 0 to 1. */
function hermite(change: number, rate0: number, rate1: number, u: number): number {
  return u * (rate0 + u * (3 * change - 2 * rate0 - rate1 + u * (rate0 + rate1 - 2 * change)));
}

/** Slope of `hermite` by u. */
function hermiteSlope(change: number, rate0: number, rate1: number, u: number): number {
  return rate0 + u * (2 * (3 * change - 2 * rate0 - rate1) + u * 3 * (rate0 + rate1 - 2 * change));
}

/**
 * Returns the apparent place of the Sun or the Moon at an instant (UTC ms), interpolated;
 * same form and units as `moonAt`.
 */
export function luminaryNear(body: Luminary, instant: number): ApparentPlace {
  const index = Math.floor(instant / STEP);
  const [a, b] = [mark(body, index), mark(body, index + 1)];
  const u = instant / STEP - index;
  const days = STEP / DAY;
  const turned = wrap180(b.longitude - a.longitude);
  const climbed = b.latitude - a.latitude;
  const receded = b.distance - a.distance;
  return {
    longitude: wrap360(a.longitude + hermite(turned, a.speed * days, b.speed * days, u)),
    latitude: a.latitude + hermite(climbed, a.latitudeSpeed * days, b.latitudeSpeed * days, u),
    speed: hermiteSlope(turned, a.speed * days, b.speed * days, u) / days,
    latitudeSpeed: hermiteSlope(climbed, a.latitudeSpeed * days, b.latitudeSpeed * days, u) / days,
    distance: a.distance + hermite(receded, a.distanceSpeed * days, b.distanceSpeed * days, u),
    distanceSpeed: hermiteSlope(receded, a.distanceSpeed * days, b.distanceSpeed * days, u) / days,
  };
}
