import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { ask, createEarner } from '../../testing/fixtures/withdrawals.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

// The bank reference of a withdrawal, and what an astrologer sees of it.
let testShop: TestShop;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
});
afterAll(() => testShop.close());

const earner = (rupees: number) => createEarner(testShop, rupees);
/** Decides as a client of the specification does, with the status alone. */
const decide = (id: string, status: 'completed' | 'rejected') =>
  admin.api('POST /api/payment/admin/withdrawals/{id}/update-status', { params: { id }, body: { status } });
const setReference = (id: string, reference: string) =>
  admin.api('PUT /api/payment/admin/withdrawals/{id}/reference', { params: { id }, body: { reference } });
const missing = async () => {
  const { withdrawals, referencesMissing } = await admin.api('GET /api/payment/admin/withdrawals/requests', {
    query: { reference: 'missing' },
  });
  expect(withdrawals).toHaveLength(referencesMissing);
  return withdrawals.map(({ id }) => id);
};

it('an approval without a bank reference stays on a list until the reference is set', async () => {
  const astrologer = await earner(1600);
  const [paid, pending] = [await ask(astrologer, 600), await ask(astrologer, 1000)];
  await decide(paid, 'completed');
  expect(await missing()).toEqual([paid]);
  expect(await refusal(setReference(paid, 'x'))).toBe('bad_input');
  expect(await refusal(setReference(pending, 'UTR20261122001'))).toBe('withdrawal_unpaid');
  await setReference(paid, 'UTR20261122001');
  expect(await missing()).toEqual([]);
  await setReference(paid, 'UTR20261122002');
  const entries = await testShop.shop.services.audit.of(testShop.db, 'withdrawal', paid);
  expect(entries.filter(({ action }) => action === 'withdrawal.reference')).toMatchObject([
    {
      actorId: admin.userId,
      before: { reference: 'UTR20261122001' },
      after: { reference: 'UTR20261122002' },
    },
    { actorId: admin.userId, before: { reference: null }, after: { reference: 'UTR20261122001' } },
  ]);
});

it('paid withdrawals count as paid out, pending ones as on their way', async () => {
  const astrologer = await earner(3000);
  const paid = await ask(astrologer, 600);
  await ask(astrologer, 1000);
  await decide(await ask(astrologer, 700), 'rejected');
  await decide(paid, 'completed');
  const { wallet } = await astrologer.api('GET /api/payment/wallet/me');
  expect(wallet).toMatchObject({ paid_out_this_month: 600, on_its_way: 1000, withdrawable: 1400 });
});
