import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBirth, randomBirths } from '../testing/check-birth.ts';
import { startTestShop, type TestShop } from '../testing/test-shop.ts';

let world: TestShop;
beforeAll(async () => {
  world = await startTestShop();
});
afterAll(() => world.close());

// Five hundred of them: npm run soak.
test('forty births of 120 years at forty places are bought and read in both languages', {
  timeout: 180_000,
}, async () => {
  const buyer = await world.customer();
  const births = randomBirths(40, 5);
  const wrong: string[] = [];
  for (const [index, birth] of births.entries()) {
    const partner = births[(index + 17) % births.length] ?? birth;
    wrong.push(...(await checkBirth(world, buyer, { birth, partner })));
  }
  expect(wrong).toEqual([]);
});
