import { birthProfiles as birthProfileCalls } from '#contract/birth-profiles/endpoints.ts';
import { horoscope as horoscopeCalls } from '#contract/horoscope/endpoints.ts';
import { places as placeCalls } from '#contract/places/endpoints.ts';
import { reports as reportCalls } from '#contract/reports/endpoints.ts';
import { reportPdfs as reportPdfCalls } from '#contract/reports/pdf.ts';
import { birthProfilesHandlers } from '../birth-profiles/routes.ts';
import { createBirthProfiles } from '../birth-profiles/service.ts';
import { horoscopeHandlers } from '../horoscope/routes.ts';
import { createHoroscope } from '../horoscope/service.ts';
import { placesHandlers } from '../places/routes.ts';
import { createPlaces } from '../places/service.ts';
import type { Platform } from '../platform/platform.ts';
import { reportPdfHandlers } from '../reports/pdf-routes.ts';
import { mountReturnHop, reportHandlers } from '../reports/routes.ts';
import { createReports } from '../reports/service.ts';
import type { Commerce } from './commerce.ts';
import type { Core } from './core.ts';
import type { RouteRegistry } from './register-routes.ts';

/** What is read in the sky. */
export type Astrology = ReturnType<typeof createAstrology>;

/** Places, births, reports and the predictions of the day. */
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

/** Serves their calls. */
export function serveReadings(
  { app, calls, options }: RouteRegistry,
  { places, reports, birthProfiles, horoscope }: Astrology,
): void {
  calls(placeCalls, placesHandlers(places));
  calls(reportCalls, reportHandlers(reports));
  calls(reportPdfCalls, reportPdfHandlers(reports));
  calls(birthProfileCalls, birthProfilesHandlers(birthProfiles));
  calls(horoscopeCalls, horoscopeHandlers(horoscope));
  mountReturnHop(app, { service: reports, resolveSession: options.resolveSession });
}
