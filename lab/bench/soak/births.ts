import { checkBirth, randomBirths } from '../../../server/testing/fixtures/check-birth.ts';
import type { TestShop } from '../../../server/testing/test-shop.ts';

/** Buys and reads `count` random births. Returns the failures, one line each. */
export async function soakBirths(testShop: TestShop, count: number): Promise<string[]> {
  const started = performance.now();
  const wrong: string[] = [];
  const births = randomBirths(count, 2026);
  let buyer = await testShop.customer();
  for (const [index, birth] of births.entries()) {
    // Keeps a buyer's list as short as a real one's.
    if (index > 0 && index % 25 === 0) buyer = await testShop.customer();
    const partner = births[(index + 173) % births.length] ?? birth;
    try {
      wrong.push(...(await checkBirth(testShop, buyer, { birth, partner })));
    } catch (error) {
      wrong.push(`${birth.datetime} ${birth.location}: ${error instanceof Error ? error.message : error}`);
    }
    if ((index + 1) % 50 === 0) {
      const megabytes = Math.round(process.memoryUsage().rss / 1_048_576);
      console.log(`${index + 1} of ${count} births, ${wrong.length} problems, ${megabytes} MB`);
    }
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${count} births, ${count * 6} reports in ${seconds} s: ${wrong.length} problems.`);
  return wrong;
}
