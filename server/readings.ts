import type { FastifyInstance } from 'fastify';
import { birthProfiles as birthProfileCalls } from '#contract/birth-profiles.ts';
import { places as placeCalls } from '#contract/places.ts';
import { reports as reportCalls } from '#contract/reports.ts';
import { birthProfilesHandlers } from './birth-profiles/routes.ts';
import { createBirthProfiles } from './birth-profiles/service.ts';
import { placesHandlers } from './places/routes.ts';
import { createPlaces } from './places/service.ts';
import { type Registry, type ServeOptions, serve } from './platform/http/serve.ts';
import type { Platform } from './platform/platform.ts';
import { mountReturnHop, reportHandlers } from './reports/routes.ts';
import { createReports, type ReportParts } from './reports/service.ts';

/** Places, births and reports. */
export type Readings = ReturnType<typeof createReadings>;

/** Part of the composition root: what readings are made of. */
export function createReadings(platform: Platform, parts: Omit<ReportParts, 'places'>) {
  const places = createPlaces(platform);
  const reports = createReports(platform, { ...parts, places });
  const birthProfiles = createBirthProfiles(platform, { reports, accounts: parts.accounts });
  return { places, reports, birthProfiles };
}

/** Serves their calls. */
export function serveReadings(
  app: FastifyInstance,
  registry: Registry,
  { places, reports, birthProfiles }: Readings,
  options: ServeOptions,
): void {
  serve(app, registry, placeCalls, placesHandlers(places), options);
  serve(app, registry, reportCalls, reportHandlers(reports), options);
  serve(app, registry, birthProfileCalls, birthProfilesHandlers(birthProfiles), options);
  mountReturnHop(app, { service: reports, resolveSession: options.resolveSession });
}
