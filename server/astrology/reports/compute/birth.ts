/** A stored birth as the engine takes it, and as the report repeats it. */
import type { BirthEcho } from '#contract/astrology/reports/data.ts';
import { chosenInstant, civilInstant, type MatchBirth, zoneAtBirth } from '#jyotish';
import { AppError } from '../../../platform/core/app-error.ts';
import type { BirthSubject } from '../buying/input.ts';
import { readWall } from '../buying/request.ts';
import { clockOf, offsetText } from './local-time.ts';

/** A birth ready for the engine, and how its time was interpreted. */
export type ReadBirth = { at: MatchBirth; echo: BirthEcho };

/**
 * Converts a birth that was validated when it was stored. Its zone (or the given offset) turns the wall time into an
 * instant; before the zone's first standard time, the mean time of the birthplace does (decision 171).
 */
export function readBirth(subject: BirthSubject): ReadBirth {
  const { latitude, longitude, timezone, offset } = subject;
  const wall = readWall(subject.datetime);
  if (wall instanceof AppError) throw new Error('a stored report has an invalid time');
  const zone = offset ?? zoneAtBirth(wall, timezone, longitude);
  const answer = civilInstant(wall, zone);
  const { instant, offset: seconds } = chosenInstant(answer);
  return {
    at: { instant, place: { latitude, longitude }, zone },
    echo: {
      name: subject.name,
      datetime: clockOf(zone)(instant),
      wall_time: subject.datetime,
      time_unknown: subject.timeUnknown,
      timezone,
      offset: offsetText(seconds),
      offset_source: offset ? 'override' : 'zone',
      clock: answer.kind,
      coordinates: subject.coordinates,
      latitude,
      longitude,
      location: subject.location,
    },
  };
}
