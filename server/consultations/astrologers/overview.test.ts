import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConsultant } from '../../testing/fixtures/chats.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

const overview = () => testShop.visitor('GET /api/astrologers/overview', {});
const nobody = { count: 0, lowest: null, highest: null };

it('anybody reads how many astrologers there are and what they cost, at once after a change and without names', async () => {
  expect(await overview()).toEqual(nobody);
  const dear = await createConsultant(testShop, 40);
  const cheap = await createConsultant(testShop, 15);
  await expect.poll(overview).toEqual({ count: 2, lowest: 15, highest: 40 });
  await dear.api('PUT /api/astrologers/astrologer-details', { body: { pricePerMinute: 22.5 } });
  expect(await overview()).toEqual({ count: 2, lowest: 15, highest: 22.5 });

  const admin = await testShop.admin();
  await admin.api('POST /api/auth/admin/users/{id}/block', {
    params: { id: cheap.userId },
    body: { reason: 'Asked customers for money' },
  });
  await expect.poll(overview).toEqual({ count: 1, lowest: 22.5, highest: 22.5 });
});
