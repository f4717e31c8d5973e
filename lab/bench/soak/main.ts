/**
 * npm run soak [births]: 500 random births (or the given number) of 120 years and 40 places. Each is bought, paid and
 * read over HTTP as kundli, as one half of a matching and as the panchang of its day, in English and Hindi.
 *
 * npm run soak -- tests: the unit, API and browser tests with the long walks and both layouts, which `npm test` leaves
 * out.
 *
 * npm run soak -- engine: the package of the astrology engine in Node 20, 22 and 24, which npm fetches (100 MB each).
 *
 * npm run soak -- browsers [word ...]: journeys in Firefox and WebKit, which Debian ships (`apt-get install firefox-esr
 * webkit2gtk-driver xvfb`), in both languages on a phone and a wide screen. Words choose: `webkit chat hi phone`. The
 * pictures are in .data/reports/browsers.
 *
 * Each exits with 1 on any failure, and names the birth, test, example or journey.
 */
import { join } from 'node:path';
import { dataFolder } from '../../../scripts/launcher/environment.ts';
import { startThrowawayPostgres } from '../../../scripts/postgres/throwaway.ts';
import { startTestShop } from '../../../server/testing/test-shop.ts';
import { soakBirths } from './births.ts';
import { soakBrowsers } from './browsers/soak.ts';
import { soakEngine } from './engine.ts';
import { soakTests } from './tests.ts';

const [what] = process.argv.slice(2);

/** Soaks a shop with births. Returns what is wrong, a line each. */
async function soakShop(): Promise<string[]> {
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? null : await startThrowawayPostgres(join(dataFolder, 'soak'));
  if (postgres) process.env.TEST_DATABASE_URL = postgres.ownerUrl;
  const testShop = await startTestShop();
  try {
    return await soakBirths(testShop, Number(what ?? 500));
  } finally {
    await testShop.close();
    await postgres?.stop();
  }
}

/** Soaks what the first argument names. Returns what is wrong, a line each. */
function soak(): string[] | Promise<string[]> {
  if (what === 'engine') return soakEngine();
  if (what === 'browsers') return soakBrowsers();
  return what === 'tests' ? soakTests() : soakShop();
}

const wrong = await soak();
for (const line of wrong) console.error(line);
process.exitCode = wrong.length > 0 ? 1 : 0;
