import type { AlmanacLine } from '#contract/astrology/almanac/endpoints.ts';
import { api } from '#web/api/client.ts';
import { myCity, onMyCity, saveMyCity } from '#web/astrology/almanac/shared/my-city.ts';
import { isAbsentHere } from '#web/route-table/absent-pages.ts';

/** Loads the line of the visitor's city, or of the shop's. A city that is not known any more is forgotten. */
async function loadLine(): Promise<AlmanacLine | null> {
  const city = myCity();
  const { line } = await api('GET /api/almanac/now', { query: city === null ? {} : { city } });
  if (line || city === null) return line;
  saveMyCity(null);
  return null;
}

/** The least time between two requests, in ms: the clock of a device may be ahead of ours. */
const LEAST = 60_000;

/**
 * Calls `show` with the day in one line: now, when the line is out of date, and when the visitor chooses another city.
 * Returns how to stop.
 */
export function followDay(show: (line: AlmanacLine) => void): () => void {
  let latest = 0;
  let next: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (isAbsentHere('/panchang')) return;
    latest += 1;
    const own = latest;
    clearTimeout(next);
    loadLine().then(
      (line) => {
        if (!line || own !== latest) return;
        next = setTimeout(look, Math.max(LEAST, Date.parse(line.until) - Date.now()));
        show(line);
      },
      // The line is an extra: without it the link to the panchang stays.
      () => undefined,
    );
  };
  look();
  const forget = onMyCity(look);
  return () => {
    latest += 1;
    clearTimeout(next);
    forget();
  };
}
