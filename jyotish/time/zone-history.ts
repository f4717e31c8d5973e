/**
 * Clocks before 1970. The platform's database merges zones that agree since then (Stockholm has Berlin's past), so the
 * true past of those zones is kept here.
 */
import table from './zone-history.gen.json' with { type: 'json' };

/** The table that make-zone-history.ts writes. */
export interface ZoneHistory {
  /** Its version of the time zone database. */
  source: string;
  /** The history of each zone, by its place in `histories`. */
  zones: Record<string, number>;
  /** The first offset, then in turn the second of each change and the offset from then on. All in seconds. */
  histories: number[][];
  /** For zones that kept local mean time after 1900: the second since 1970 at which it ended. */
  localMeanTimeUntil: Record<string, number>;
}

const { zones, histories, localMeanTimeUntil } = table as ZoneHistory;

/** Returns whether a zone has a past of its own here, under this name. */
export const hasOwnPast = (zone: string): boolean => zone in zones;

/** Returns the seconds east of UTC before 1970 in a zone whose past the platform does not know; null for any other. */
export function offsetBefore1970(second: number, zone: string): number | null {
  const index = second < 0 ? zones[zone] : undefined;
  const history = index === undefined ? undefined : histories[index];
  if (!history) return null;
  let last = history.length - 1;
  while (last > 0 && (history[last - 1] ?? 0) > second) last -= 2;
  return history[last] ?? null;
}

/** Returns whether a zone had no standard time yet, so that each town kept the mean time of its own meridian. */
export const hadLocalMeanTime = (second: number, zone: string): boolean =>
  second < (localMeanTimeUntil[zone] ?? Number.NEGATIVE_INFINITY);
