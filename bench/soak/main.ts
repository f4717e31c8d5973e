/**
 * npm run soak [births]: 500 random births (or the given number) of 120 years and 40 places. Each is bought, paid and
 * read over HTTP as kundli, as one half of a matching and as the panchang of its day, in English and Hindi.
 *
 * npm run soak -- requests [--count 100000] [--as role] [--seed n] [--from number]: generated requests as stranger,
 * customer, astrologer and admin, valid, invalid and hostile. A failing case is reported by its number. `--as role
 * --seed n --from number --count 1` sends it again.
 *
 * Both exit with 1 on any failure, and name the birth or request.
 */
import { join } from 'node:path';
import { startTestShop } from '#server/testing/test-shop.ts';
import { dataFolder } from '../../scripts/launcher/environment.ts';
import { startThrowawayPostgres } from '../../scripts/postgres/throwaway.ts';
import { soakBirths } from './births.ts';
import { readRequestSoak, soakRequests } from './requests.ts';

const [what, ...rest] = process.argv.slice(2);
const requests = what === 'requests' ? readRequestSoak(rest) : null;
const given = process.env.TEST_DATABASE_URL;
const postgres = given ? null : await startThrowawayPostgres(join(dataFolder, 'soak'));
if (postgres) process.env.TEST_DATABASE_URL = postgres.ownerUrl;
const buildDir = join(import.meta.dirname, '../../build');
const world = await startTestShop(requests ? { pages: { buildDir } } : {});
let wrong: string[] = [];
try {
  wrong = requests ? await soakRequests(world, requests) : await soakBirths(world, Number(what ?? 500));
} finally {
  await world.close();
  await postgres?.stop();
}
for (const line of wrong) console.error(line);
process.exitCode = wrong.length > 0 ? 1 : 0;
