import { createAlmanac } from '../almanac/service.ts';
import { createBirthProfiles } from '../birth-profiles/service.ts';
import { createHoroscope } from '../horoscope/service.ts';
import { createMuhurats } from '../muhurat/service.ts';
import { createPlaces } from '../places/service.ts';
import type { Platform } from '../platform/platform.ts';
import { createRemedies } from '../remedies/service.ts';
import { createReports } from '../reports/service.ts';
import type { ProductAdmin } from './commerce.ts';

/** The services of astrology, and those of {@link ProductAdmin}. */
export type Astrology = ReturnType<typeof createAstrology>;

/** Creates places, the almanac, birth profiles, reports, horoscopes, muhurats and the advice on stones. */
export function createAstrology(platform: Platform, products: ProductAdmin) {
  const placed = { ...products, places: createPlaces(platform) };
  const computed = { ...placed, reports: createReports(platform, placed) };
  return {
    ...computed,
    almanac: createAlmanac(platform, placed),
    birthProfiles: createBirthProfiles(platform, computed),
    horoscope: createHoroscope(platform, computed),
    muhurats: createMuhurats(platform, placed),
    remedies: createRemedies(platform, computed),
  };
}
