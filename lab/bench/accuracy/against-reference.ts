/** Errors against the reference samples of the engine's tests. */

import { wrap180 } from '../../../jyotish/angles.ts';
import {
  anglesAt,
  ayanamsa,
  byId,
  dailyPanchang,
  deltaT,
  type Interval,
  momentOf,
  nodeAt,
  PERIODS,
  SEVEN_GRAHAS,
  toIso,
  tropicalPositions,
} from '../../../jyotish/index.ts';
import { type IsoSpan, panchangCases, positionCases, zoneOf } from '../../../jyotish/testdata/samples.ts';
import { type Errors, note } from './statistics.ts';

/** Promised accuracy in arcseconds for 1900 to 2100. */
export const POSITION_PROMISE = {
  Sun: 0.5,
  Moon: 0.5,
  Mercury: 1.5,
  Venus: 1.5,
  Mars: 1.5,
  Jupiter: 2,
  Saturn: 2,
  'mean node': 0.5,
  ascendant: 3,
  'Lahiri ayanamsa': 0.01,
  'Raman ayanamsa': 0.01,
  'KP ayanamsa': 0.01,
};

/** Promised accuracy in seconds. */
export const TIME_PROMISE = {
  'tithi ends': 1,
  'nakshatra ends': 1,
  'yoga ends': 1,
  'karana ends': 1,
  sunrise: 2,
  sunset: 2,
  moonrise: 30,
  moonset: 30,
  'day-fraction periods': 3,
  'Amrit Kaal, Varjyam': 45,
};

/** Returns the errors of 100 instants from 1900 to 2099, in arcseconds (the last, delta T, in seconds). */
export function positionErrors(): Errors {
  const errors: Errors = new Map();
  for (const { input, expected } of positionCases) {
    const instant = Date.parse(input.datetime);
    const moment = momentOf(instant);
    const longitudes = expected.apparent_tropical_longitude_deg;
    const add = (name: string, ours: number, theirs: number) =>
      note(errors, name, wrap180(ours - theirs) * 3600);
    const bodies = tropicalPositions({ instant });
    for (const graha of SEVEN_GRAHAS) add(graha, bodies[graha].longitude, longitudes[graha]);
    add('mean node', bodies.Rahu.longitude, longitudes.RahuMean);
    add('true node', nodeAt(moment, 'true').longitude, longitudes.RahuTrue);
    add('ascendant', anglesAt(moment, input).ascendant, longitudes.Ascendant);
    add('Lahiri ayanamsa', ayanamsa(1, moment.T), expected.mean_ayanamsa_deg.lahiri_1);
    add('Raman ayanamsa', ayanamsa(3, moment.T), expected.mean_ayanamsa_deg.raman_3);
    add('KP ayanamsa', ayanamsa(5, moment.T), expected.mean_ayanamsa_deg.kp_5);
    note(errors, 'delta T (s)', deltaT(instant) - expected.delta_t_seconds);
  }
  return errors;
}

/**
 * Returns the errors of 20 panchangs from 1947 to 2035 in seconds, rounded to the second on both sides as printed.
 */
export function timeErrors(): Errors {
  const errors: Errors = new Map();
  for (const { input, expected } of panchangCases) {
    const zone = zoneOf(input.utc_offset_hours);
    const day = dailyPanchang({ date: input.date, place: input, zone, ayanamsa: input.ayanamsa });
    const add = (name: string, ours: number | null, theirs: string) =>
      note(errors, name, (Date.parse(toIso(ours ?? 0, zone)) - Date.parse(theirs)) / 1000);
    const ends = (name: string, ours: readonly Interval[], theirs: readonly IsoSpan[]) => {
      if (ours.length !== theirs.length) note(errors, `${name}: lists of different length`, 1);
      for (const [i, span] of theirs.entries()) {
        add(name, ours[i]?.start ?? null, span.start);
        add(name, ours[i]?.end ?? null, span.end);
      }
    };
    for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
      ends(`${limb} ends`, day[limb], expected[limb]);
    }
    add('sunrise', day.sunrise, expected.sunrise);
    add('sunset', day.sunset, expected.sunset);
    add('moonrise', day.moonrise, expected.moonrise);
    add('moonset', day.moonset, expected.moonset);
    const periods = { ...expected.auspicious, ...expected.inauspicious };
    for (const { id, period } of [...day.auspicious, ...day.inauspicious]) {
      const name = id === 2 || id === 8 ? 'Amrit Kaal, Varjyam' : 'day-fraction periods';
      ends(name, period, periods[byId(PERIODS, id).en] ?? []);
    }
  }
  return errors;
}
