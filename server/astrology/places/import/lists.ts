/** Reads our own lists of places: places of pilgrimage, and Hindi and former names of cities. */
import { readFileSync } from 'node:fs';

/** A name in English and Hindi. */
export type NamePair = { name: string; hi: string };

/** One line of our lists. */
export type ListedPlace = NamePair & {
  /** ISO 3166-1. */
  country: string;
  /** ISO 3166-2 without the country. Null abroad, where the state of the nearest place is used. */
  state: string | null;
  /** Degrees; null if GeoNames knows the place. */
  point: { latitude: number; longitude: number } | null;
  /** Alternative and former names. */
  others: NamePair[];
  pilgrimage: boolean;
};

/** Reads a list: lines of fields between bars; # starts a comment. Throws with the invalid line. */
function readList(file: string, pilgrimage: boolean): ListedPlace[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [name, hi, where, at, others = ''] = line.split('|').map((field) => field.trim());
    const [country, state = null] = where?.split('-') ?? [];
    const [latitude, longitude] = at === '-' ? [] : (at?.split(',').map(Number) ?? []);
    const hasPoint = Number.isFinite(latitude) && Number.isFinite(longitude);
    if (!name || !hi || !country || (at !== '-' && !hasPoint)) throw new Error(`${file}: ${line}`);
    return {
      name,
      hi,
      country,
      state,
      point:
        latitude === undefined || longitude === undefined
          ? null
          : { latitude: Number(latitude), longitude: Number(longitude) },
      others: others
        .split(';')
        .filter((pair) => pair.trim() !== '')
        .map((pair) => {
          const [other, otherHi] = pair.split('=').map((part) => part.trim());
          if (!other || !otherHi) throw new Error(`${file}: ${line}`);
          return { name: other, hi: otherHi };
        }),
      pilgrimage,
    };
  });
}

/** Returns every place of our own lists. */
export const readLists = (): ListedPlace[] => [
  ...readList('pilgrimage.txt', true),
  ...readList('cities.txt', false),
];
