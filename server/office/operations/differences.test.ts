import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentDifference } from '#contract/office/operations/endpoints.ts';
import { integrityProblems } from '../../composition/integrity.ts';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
});
afterAll(() => testShop.close());

const found = (kind: PaymentDifference['kind'], payment: string) =>
  testShop.db
    .insertInto('payment_differences')
    .values({
      kind,
      payment_id: payment,
      gateway_order_id: 'PREORDER_1',
      amount: 150_050,
      found_at: testShop.clock.now(),
    })
    .execute();
const list = async (state?: 'open' | 'closed') =>
  (await admin.api('GET /api/auth/admin/payment-differences', { query: { state } })).differences;

test('a mismatch is listed and counted until an admin closes it with a note, which is audited', async () => {
  await found('other_amount', '701');
  await found('unknown_order', '702');
  const open = await list('open');
  expect(open.map(({ kind, paymentId, amount }) => [kind, paymentId, amount])).toEqual([
    ['unknown_order', '702', 1500.5],
    ['other_amount', '701', 1500.5],
  ]);
  // Another shop may share the gateway account, so its payments are not errors of our database.
  expect(await integrityProblems(testShop.db)).toEqual([
    'payment 701 of PREORDER_1 differs from the gateway: other_amount',
  ]);

  const id = open[1]?.id ?? 0;
  const close = (note: string) =>
    admin.api('POST /api/auth/admin/payment-differences/{id}/close', { params: { id }, body: { note } });
  expect(await refusal(close('  '))).not.toBe('accepted');
  const { difference } = await close('A surcharge of the bank');
  expect(difference).toMatchObject({ id, outcome: 'A surcharge of the bank' });
  expect(await refusal(close('Again'))).toBe('difference_closed');
  expect((await list('open')).map(({ paymentId }) => paymentId)).toEqual(['702']);
  expect((await list('closed')).map(({ paymentId }) => paymentId)).toEqual(['701']);
  expect(await list()).toHaveLength(2);
  expect(await integrityProblems(testShop.db)).toEqual([]);

  const written = await testShop.shop.services.audit.of(testShop.db, 'payment_difference', String(id));
  expect(written).toMatchObject([
    {
      actorId: admin.userId,
      action: 'payment_difference.close',
      after: { note: 'A surcharge of the bank' },
    },
  ]);
});
