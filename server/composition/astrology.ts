import { birthProfiles as birthProfileEndpoints } from '#contract/birth-profiles/endpoints.ts';
import { horoscope as horoscopeEndpoints } from '#contract/horoscope/endpoints.ts';
import { places as placeEndpoints } from '#contract/places/endpoints.ts';
import { reports as reportEndpoints } from '#contract/reports/endpoints.ts';
import { reportPdfs as reportPdfEndpoints } from '#contract/reports/pdf.ts';
import { birthProfilesHandlers } from '../birth-profiles/routes.ts';
import { createBirthProfiles } from '../birth-profiles/service.ts';
import { horoscopeHandlers } from '../horoscope/routes.ts';
import { createHoroscope } from '../horoscope/service.ts';
import { placesHandlers } from '../places/routes.ts';
import { createPlaces } from '../places/service.ts';
import type { Platform } from '../platform/platform.ts';

import { mountReturnHop, reportHandlers, reportPdfHandlers } from '../reports/routes.ts';
import { createReports } from '../reports/service.ts';
import type { Commerce } from './commerce.ts';
import type { Core } from './core.ts';
import type { RouteRegistry } from './register-routes.ts';

/** The services of astrology. */
export type Astrology = ReturnType<typeof createAstrology>;

/** Creates places, birth profiles, reports and horoscopes. */
export function createAstrology(
  platform: Platform,
  { settings, accounts, audit, mail, pdfs }: Core,
  { payments, invoices }: Pick<Commerce, 'payments' | 'invoices'>,
) {
  const places = createPlaces(platform);
  const reports = createReports(platform, { settings, accounts, payments, mail, places, pdfs, invoices });
  const birthProfiles = createBirthProfiles(platform, { reports, accounts });
  const horoscope = createHoroscope(platform, { audit, accounts });
  return { places, reports, birthProfiles, horoscope };
}

/** Registers their endpoints. */
export function serveAstrology(
  { app, register, options }: RouteRegistry,
  { places, reports, birthProfiles, horoscope }: Astrology,
): void {
  register(placeEndpoints, placesHandlers(places));
  register(reportEndpoints, reportHandlers(reports));
  register(reportPdfEndpoints, reportPdfHandlers(reports));
  register(birthProfileEndpoints, birthProfilesHandlers(birthProfiles));
  register(horoscopeEndpoints, horoscopeHandlers(horoscope));
  mountReturnHop(app, { service: reports, resolveSession: options.resolveSession });
}
