/** Apparent place of the Moon: ELP/MPP02 with the light time of the geocentric distance. */
import { addScaled, apply, norm } from '../angles.ts';
import { type ApparentPlace, apparentPlace, unitWithRate } from './apparent.ts';
import { geocentricMoon } from './elp-mpp02.ts';
import type { Moment } from './moment.ts';
import { ELP_TO_EQUATOR } from './precession.ts';

/** Speed of light, km a day. */
const LIGHT = 299792.458 * 86_400;

/** Returns the apparent geocentric place of the Moon; `distance` in km. */
export function moonAt(moment: Moment): ApparentPlace {
  const { position, velocity } = geocentricMoon(moment.T);
  const seen = addScaled(position, -norm(position) / LIGHT, velocity);
  const line = unitWithRate(seen, velocity);
  return apparentPlace(moment, {
    direction: apply(ELP_TO_EQUATOR, line.direction),
    rate: apply(ELP_TO_EQUATOR, line.rate),
    distance: line.length,
    distanceRate: line.lengthRate,
  });
}
