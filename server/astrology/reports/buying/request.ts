import { plainDigits } from '#contract/core/typed.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { two } from '../compute/local-time.ts';
import { type Ayanamsa, coordinatesText } from './input.ts';

/** A wall time as sent: date, and time of day to the second. */
export type Wall = { year: number; month: number; day: number; hour: number; minute: number; second: number };

const DATETIME =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:Z|[+-]?\d{2}:?\d{2})?$/i;
const COORDINATES = /^\s*([+-]?\d{1,3}(?:\.\d+)?)\s*,\s*([+-]?\d{1,3}(?:\.\d+)?)\s*$/;
const OFFSET = /^([+-])(0\d|1[0-4]):?([0-5]\d)(?::?([0-5]\d))?$/;

/** Formats a wall time for storage: YYYY-MM-DDTHH:mm, with seconds if there are any. */
export const wallText = ({ year, month, day, hour, minute, second }: Wall): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}${second ? `:${two(second)}` : ''}`;

/**
 * Parses the wall time of a `datetime`. Ignores an offset at its end, because clients send +05:30 for every place and
 * year; the place's zone decides. Returns an error for an impossible date.
 */
export function readWall(datetime: string): Wall | AppError {
  const [, ...parts] = DATETIME.exec(plainDigits(datetime).trim()) ?? [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  );
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = parts.length > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!exists || hour > 23 || minute > 59 || second > 59) return appError('datetime_invalid');
  return { year, month, day, hour, minute, second };
}

/** Parses the latitude and longitude of "lat,lon", to six decimals. */
export function readCoordinates(text: string): { latitude: number; longitude: number } | AppError {
  const [, latitude, longitude] = COORDINATES.exec(plainDigits(text))?.map(Number) ?? [];
  if (latitude === undefined || longitude === undefined) return appError('coordinates_invalid');
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return appError('coordinates_invalid');
  const [lat = 0, lon = 0] = coordinatesText(latitude, longitude).split(',').map(Number);
  return { latitude: lat, longitude: lon };
}

/** Parses an offset that replaces the zone's: "+04:51", "+05:53:20"; null if none was given. */
export function readOffset(text: string | null | undefined): string | null | AppError {
  if (!text?.trim()) return null;
  const [, sign, hours, minutes, seconds = '00'] = OFFSET.exec(plainDigits(text).trim()) ?? [];
  if (!sign) return appError('offset_invalid');
  return `${sign}${hours}:${minutes}${seconds === '00' ? '' : `:${seconds}`}`;
}

/** Parses an ayanamsa as clients send it; Lahiri if absent. */
export function readAyanamsa(text: string | undefined): Ayanamsa | AppError {
  const id = Number(text?.trim() || 1);
  return id === 1 || id === 3 || id === 5 ? id : appError('ayanamsa_unknown');
}
