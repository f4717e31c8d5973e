/**
 * npm run soak [births]: 500 random births (or so many) of 120 years and 40 places, each bought, paid and read over HTTP
 * as kundli, as one half of a matching and as the panchang of its day, in English and Hindi. Ends with 1 when anything
 * is wrong, and says for which birth.
 */
import { join } from 'node:path';
import { randomBirths, walkBirth } from '#server/testing/birth-walk.ts';
import { startWorld } from '#server/testing/world.ts';
import { dataFolder } from '../../scripts/launcher/environment.ts';
import { startThrowawayPostgres } from '../../scripts/postgres/throwaway.ts';

const count = Number(process.argv[2] ?? 500);
const started = performance.now();
const given = process.env.TEST_DATABASE_URL;
const postgres = given ? null : await startThrowawayPostgres(join(dataFolder, 'soak'));
if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
const world = await startWorld();
const wrong: string[] = [];
try {
  const births = randomBirths(count, 2026);
  let buyer = await world.customer();
  for (const [index, birth] of births.entries()) {
    // A buyer's list stays short, as a real one's.
    if (index > 0 && index % 25 === 0) buyer = await world.customer();
    const partner = births[(index + 173) % births.length] ?? birth;
    try {
      wrong.push(...(await walkBirth(world, buyer, { birth, partner })));
    } catch (error) {
      wrong.push(`${birth.datetime} ${birth.location}: ${error instanceof Error ? error.message : error}`);
    }
    if ((index + 1) % 50 === 0) {
      const megabytes = Math.round(process.memoryUsage().rss / 1_048_576);
      console.log(`${index + 1} of ${count} births, ${wrong.length} problems, ${megabytes} MB`);
    }
  }
} finally {
  await world.close();
  await postgres?.stop();
}
for (const line of wrong) console.error(line);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`${count} births, ${count * 6} readings in ${seconds} s: ${wrong.length} problems.`);
process.exitCode = wrong.length > 0 ? 1 : 0;
