/** The independent engine: astronomy-engine (MIT) with our delta T. */
import * as Astronomy from 'astronomy-engine';
import { wrap180 } from '../../../jyotish/angles.ts';
import { deltaT, nextRise, nextSet, SEVEN_GRAHAS, tropicalPositions } from '../../../jyotish/index.ts';
import { type Errors, note } from './statistics.ts';

const DAY = 86_400_000;
Astronomy.SetDeltaTFunction((days) => deltaT(Date.UTC(2000, 0, 1, 12) + days * DAY));

/**
 * Returns the difference of the two engines in arcseconds, 1900 to 2100. Most of it is astronomy-engine's own error.
 */
export function engineDifferences(cases: number): Errors {
  const errors: Errors = new Map();
  for (let i = 0; i < cases; i++) {
    const instant = Date.UTC(1900, 0) + (i + 0.5) * ((200 * 365.25 * DAY) / cases);
    const time = Astronomy.MakeTime(new Date(instant));
    const toEcliptic = Astronomy.Rotation_EQJ_ECT(time);
    const ours = tropicalPositions({ instant });
    for (const graha of SEVEN_GRAHAS) {
      const vector = Astronomy.RotateVector(
        toEcliptic,
        Astronomy.GeoVector(Astronomy.Body[graha], time, true),
      );
      note(errors, graha, wrap180(Astronomy.SphereFromVector(vector).lon - ours[graha].longitude) * 3600);
    }
  }
  return errors;
}

/** Returns the difference of the two engines' sunrises and sunsets at four latitudes, in seconds. */
export function sunriseDifferences(cases: number): Errors {
  const errors: Errors = new Map();
  for (const latitude of [0, 28.6, -45, 60]) {
    const observer = new Astronomy.Observer(latitude, 77.2, 0);
    const place = { latitude, longitude: 77.2 };
    for (let i = 0; i < cases; i++) {
      const from = Date.UTC(1900, 0) + (i + 0.5) * Math.floor((200 * 365.25) / cases) * DAY;
      const theirs = (direction: 1 | -1) =>
        Astronomy.SearchAltitude(
          Astronomy.Body.Sun,
          observer,
          direction,
          new Date(from),
          2,
          0,
        )?.date.getTime() ?? 0;
      note(
        errors,
        `sunrise at ${latitude}`,
        ((nextRise({ body: 'Sun', place, from }) ?? 0) - theirs(1)) / 1000,
      );
      note(
        errors,
        `sunset at ${latitude}`,
        ((nextSet({ body: 'Sun', place, from }) ?? 0) - theirs(-1)) / 1000,
      );
    }
  }
  return errors;
}
