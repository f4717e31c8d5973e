/** Finds the zone at a point. Around India the compact zone map is wrong by up to 60 km, so it is the last to be asked. */
import tzLookup from '@photostructure/tz-lookup';
import type { Reader } from '../../../platform/database/database.ts';
import type { Point } from '../point.ts';
import { nearby, nearest } from '../store.ts';
import { crossings } from './crossings.ts';
import { besideLine, indiaZone, kmBetween } from './line.ts';

// Coordinates are often rounded to a minute (two kilometres): between two towns, the larger is meant.
const townsWithin = { km: 3, degrees: 0.027 };
const sameTown = 1;
const lineDrawnTo = 4;
const lineHolds = 100;
/** Degrees of latitude: 100 km. */
const far = 0.9;
/** A place at a crossing counts as a small town. */
const crossingRank = 20_000;

type Known = { timezone: string; rank: number; distance: number };

/** Returns the known places around a point, the nearest first. */
async function knownAround(db: Reader, point: Point): Promise<Known[]> {
  const places: Known[] = await nearby(db, { ...point, degrees: townsWithin.degrees, limit: 12 });
  const near = crossings.map(
    (place): Known => ({ ...place, rank: crossingRank, distance: kmBetween(point, place) }),
  );
  return [...places, ...near]
    .filter(({ distance }) => distance < townsWithin.km)
    .sort((a, b) => a.distance - b.distance);
}

/** Returns the zone that pulls most: that of large places more, of distant ones less. */
function strongest(places: readonly Known[]): string {
  const pulls = new Map<string, number>();
  for (const { timezone, rank, distance } of places)
    pulls.set(timezone, (pulls.get(timezone) ?? 0) + rank / distance ** 2);
  const [[zone] = [indiaZone]] = [...pulls].sort(([, a], [, b]) => b - a);
  return zone;
}

/**
 * Returns the zone at a point: of a known place within a kilometre; at the line where India's clock ends, of the places
 * around; within 100 km of the line, of the point's side of it. Elsewhere of the nearest place if that is India's
 * (islands, the sea), else from the zone map.
 */
export async function findZone(db: Reader, point: Point): Promise<string> {
  const known = await knownAround(db, point);
  if (known[0] && known[0].distance < sameTown) return known[0].timezone;
  const line = besideLine(point);
  if (known.length > 0 && line.km < lineDrawnTo) return strongest(known);
  const mapped = tzLookup(point.latitude, point.longitude);
  if (line.km < lineHolds) return line.zone !== indiaZone && mapped !== indiaZone ? mapped : line.zone;
  const place = mapped === indiaZone ? undefined : await nearest(db, { ...point, degrees: far });
  return place?.timezone === indiaZone ? indiaZone : mapped;
}
