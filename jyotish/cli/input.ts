/** Reading what comes from outside: datetimes, places and options as text or JSON. All errors say what is expected. */

import { checkInstant, checkPlace, JyotishRangeError, type Place } from '../errors.ts';
import type { YearLength } from '../kundli/vimshottari.ts';
import type { MatchMoon } from '../matching/kootas.ts';
import { type AyanamsaId, ayanamsaId } from '../sky/ayanamsa.ts';
import type { NodeKind } from '../sky/nodes.ts';
import { chosenInstant, civilInstant } from '../time/civil-time.ts';

/** An instant and the zone in which it was told, for printing times the same way. */
export interface Told {
  /** UTC ms. */
  instant: number;
  /** IANA name or offset. */
  zone: string;
}

/** A JSON object of unknown content. */
export type Fields = Readonly<Record<string, unknown>>;

const DATETIME = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** Reads "1967-08-29T09:00:00+05:30"; without an offset the zone must be given. */
export function readDatetime(value: unknown, zone?: unknown): Told {
  const match = typeof value === 'string' ? DATETIME.exec(value.trim()) : null;
  const within = match?.[8] ?? (typeof zone === 'string' ? zone : undefined);
  if (!match || within === undefined) {
    throw new JyotishRangeError('datetime must be ISO 8601 with an offset, e.g. 1967-08-29T09:00:00+05:30.');
  }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const answer = civilInstant({ year, month, day, hour, minute, second }, within);
  const milliseconds = Math.round(Number(match[7] ?? 0) * 1000);
  return { instant: checkInstant(chosenInstant(answer).instant + milliseconds), zone: within };
}

/** Reads latitude and longitude from an object with these two fields. */
export function readPlace(fields: Fields): Place {
  const { latitude, longitude } = fields;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') {
    throw new JyotishRangeError('latitude and longitude must be numbers in degrees.');
  }
  return checkPlace({ latitude, longitude });
}

/** Reads "19.0760,72.8777". */
export function readCoordinates(text: string | undefined): Place {
  const [latitude, longitude, ...rest] = (text ?? '')
    .split(',')
    .map((part) => Number(part.trim() || Number.NaN));
  if (latitude === undefined || longitude === undefined || rest.length > 0) {
    throw new JyotishRangeError('A place is written latitude,longitude, e.g. 19.0760,72.8777.');
  }
  return checkPlace({ latitude, longitude });
}

const AYANAMSA_BY_NAME = new Map<string, AyanamsaId>([
  ['lahiri', 1],
  ['raman', 3],
  ['kp', 5],
]);

/** Reads an ayanamsa: 1, 3, 5 or its name; Lahiri when absent. */
export function readAyanamsa(value: unknown): AyanamsaId {
  if (value === undefined || value === null) return 1;
  const byName = typeof value === 'string' ? AYANAMSA_BY_NAME.get(value.toLowerCase()) : undefined;
  return byName ?? ayanamsaId(Number(value));
}

/** Reads the node: "mean" (when absent) or "true". */
export function readNode(value: unknown): NodeKind {
  if (value === undefined || value === 'mean') return 'mean';
  if (value === 'true') return 'true';
  throw new JyotishRangeError('node must be "mean" or "true".');
}

/** Reads the dasha year: 1 (365.25 days, when absent) or 0 (360 days). */
export function readYearLength(value: unknown): YearLength {
  if (value === undefined || value === null || Number(value) === 1) return 1;
  if (Number(value) === 0) return 0;
  throw new JyotishRangeError('yearLength must be 1 (365.25 days) or 0 (360 days).');
}

/** Reads one person of a guna question: nakshatra 0 to 26, sign 0 to 11, degrees within the sign. */
export function readMoon(value: unknown): MatchMoon {
  const { nakshatra, sign, degreeInSign } = readFields(value, 'boy and girl');
  if (!isIndex(nakshatra, 27) || !isIndex(sign, 12)) {
    throw new JyotishRangeError('nakshatra must be a whole number 0 to 26, sign 0 to 11.');
  }
  // Without degrees: the middle of that part of the nakshatra which lies in the sign.
  const from = Math.max(0, (nakshatra * 40) / 3 - sign * 30);
  const to = Math.min(30, ((nakshatra + 1) * 40) / 3 - sign * 30);
  const degree = degreeInSign ?? (to > from ? (from + to) / 2 : 0);
  if (typeof degree !== 'number' || !(degree >= 0 && degree < 30)) {
    throw new JyotishRangeError('degreeInSign must be a number from 0 to under 30.');
  }
  return { nakshatra, sign, degreeInSign: degree };
}

/** Returns the value as an object, or throws an error that names it. */
export function readFields(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new JyotishRangeError(`${name} must be given as objects.`);
  }
  return { ...value };
}

function isIndex(value: unknown, count: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < count;
}
