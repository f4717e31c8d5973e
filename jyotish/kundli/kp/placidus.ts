/** Cusps of the houses by Placidus: thirds of the time that a point takes from horizon to meridian. */
import { DEGREE, wrap360 } from '../../angles.ts';
import { checkPlace, type Place } from '../../errors.ts';
import { anglesAt } from '../../sky/ascendant.ts';
import { siderealTime, type Turning } from '../../sky/moment.ts';

/** Each round shrinks the error by a third at least; 80 leave nothing of it. */
const ROUNDS = 80;
const ENOUGH = 1e-12;

/**
 * Returns the tropical longitudes (degrees) of the twelve cusps, ascendant first. Null from the polar circles on: there
 * are points of the ecliptic that never rise, and thirds of their time do not exist.
 */
export function placidusCusps(moment: Turning, place: Place): number[] | null {
  const latitude = checkPlace(place).latitude * DEGREE;
  // sin(ascensional difference) = tan(latitude) tan(declination), and tan(declination) = tan(obliquity) sin(RA).
  const steepness = Math.tan(latitude) * Math.tan(moment.obliquity);
  if (Math.abs(steepness) >= 1) return null;
  const meridian = (siderealTime(moment) + place.longitude) * DEGREE;
  const longitudeOf = (ascension: number) =>
    wrap360(Math.atan2(Math.sin(ascension), Math.cos(ascension) * Math.cos(moment.obliquity)) / DEGREE);
  const solve = (next: (difference: number) => number) => {
    let ascension = next(0);
    for (let round = 0; round < ROUNDS; round++) {
      const better = next(Math.asin(steepness * Math.sin(ascension)));
      const isDone = Math.abs(better - ascension) < ENOUGH;
      ascension = better;
      if (isDone) break;
    }
    return longitudeOf(ascension);
  };
  const quarter = Math.PI / 2;
  const eleventh = solve((difference) => meridian + (quarter + difference) / 3);
  const twelfth = solve((difference) => meridian + (2 * (quarter + difference)) / 3);
  const second = solve((difference) => meridian + Math.PI - (2 * (quarter - difference)) / 3);
  const third = solve((difference) => meridian + Math.PI - (quarter - difference) / 3);
  const { ascendant, midheaven } = anglesAt(moment, place);
  const opposite = (longitude: number) => wrap360(longitude + 180);
  const eastern = [ascendant, second, third, opposite(midheaven), opposite(eleventh), opposite(twelfth)];
  return [...eastern, ...eastern.map(opposite)];
}
