import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConsultant } from '../testing/chats.ts';
import { startTestShop, type TestShop } from '../testing/test-shop.ts';

let world: TestShop;
beforeAll(async () => {
  world = await startTestShop();
});
afterAll(() => world.close());

it('going offline and a new price leave the rest of the profile as it was', async () => {
  const astrologer = await createConsultant(world, 40);
  const profile = {
    bio: 'I read the chart first.',
    yearsOfExperience: 7,
    languagesSpoken: ['Hindi', 'Marathi'],
  };
  const change = (body: object) => astrologer.api('PUT /api/astrologers/astrologer-details', { body });
  await change(profile);
  await change({ accepting: false });
  const { user } = await change({ pricePerMinute: 45 });
  expect(user).toMatchObject({ ...profile, accepting: false, pricePerMinute: 45, expertise: 'Vedic' });
});
