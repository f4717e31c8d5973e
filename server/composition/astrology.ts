import { createAlmanac } from '../astrology/almanac/service.ts';
import { createHoroscope } from '../astrology/horoscope/service.ts';
import { createMuhurats } from '../astrology/muhurat/service.ts';
import { createPlaces } from '../astrology/places/service.ts';
import { createRemedies } from '../astrology/remedies/service.ts';
import { createReports } from '../astrology/reports/service.ts';
import { createBirthProfiles } from '../people/birth-profiles/service.ts';
import type { Platform } from '../platform/platform.ts';
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
