import { parseCoordinates } from '#contract/base/settings/coordinates.ts';
import { daysAfter, indiaDay, startOfDay } from '#contract/core/india-time.ts';
import type { Settings } from '../../base/settings/service.ts';
import type { ProductNature } from '../../catalog/products/service.ts';
import { findMuhurats, type Muhurat, type MuhuratGraha } from './muhurat.ts';

const most = 3;
/** The answers of a few days: nine grahas and none, each searched once a day. */
const cacheSize = 100;

/** Returns the graha of a product; null for none, or for all nine. */
export function grahaOf(nature: ProductNature | undefined): MuhuratGraha {
  const graha = nature?.facts.values.graha;
  return typeof graha === 'string' && graha !== 'all' ? (graha as MuhuratGraha) : null;
}

/** Creates the search for muhurats at the place of the settings. */
export function createMuhuratSearch() {
  const cache = new Map<string, Muhurat[]>();

  /** Finds the next muhurats for a graha from an instant on. */
  function find(graha: MuhuratGraha, from: Date, { coordinates, days }: Settings['energisation']): Muhurat[] {
    const place = parseCoordinates(coordinates);
    return place ? findMuhurats({ graha, from: from.getTime(), days, place, most }) : [];
  }

  return {
    find,

    /** Returns the first muhurat from tomorrow on, UTC milliseconds; null if there is none. Searched once a day. */
    nextFromTomorrow(graha: MuhuratGraha, now: Date, settings: Settings['energisation']): number | null {
      const day = daysAfter(indiaDay(now), 1);
      const key = [graha, day, settings.coordinates, settings.days].join(' ');
      const found = cache.get(key) ?? find(graha, startOfDay(day), settings);
      if (cache.size >= cacheSize) cache.clear();
      cache.set(key, found);
      return found[0]?.start ?? null;
    },
  };
}

/** The search for muhurats. */
export type MuhuratSearch = ReturnType<typeof createMuhuratSearch>;
