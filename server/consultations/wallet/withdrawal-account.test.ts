import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal } from '../../testing/fixtures/checkout.ts';
import {
  approve,
  ask,
  confirm,
  createEarner,
  seenBy,
  setBank,
  storeBankDocument,
} from '../../testing/fixtures/withdrawals.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  owner = await testShop.admin();
});
afterAll(() => testShop.close());

it('an account is not typed from a document that was sent since and that nobody has approved', async () => {
  const pandit = await createEarner(testShop, 3000);
  await testShop.db.deleteFrom('bank_accounts').where('user_id', '=', pandit.userId).execute();
  await storeBankDocument(testShop, pandit);
  const id = await ask(pandit, 600);
  const view = async () => {
    const { url } = await owner.api('POST /api/auth/admin/astrologers/{id}/documents/{document}/view', {
      params: { id: pandit.userId, document: 'bank' },
      body: { reason: 'Bank account for a withdrawal' },
    });
    await fetch(`${testShop.base}${url}`, { headers: { authorization: `Bearer ${owner.token}` } });
  };
  const type = () =>
    refusal(
      owner.api('PUT /api/payment/admin/withdrawals/{id}/account', {
        params: { id },
        body: { holder: 'Thief', accountNumber: '666666666666', ifsc: 'HDFC0000001' },
      }),
    );
  await view();
  // Whoever has the session of an astrologer sends another bank document.
  testShop.clock.advance(1);
  await storeBankDocument(testShop, pandit);
  expect(await type()).toBe('withdrawal_document_unseen');
  await testShop.db
    .updateTable('astrologers')
    .set({ kyc: 'pending' })
    .where('user_id', '=', pandit.userId)
    .execute();
  await view();
  expect(await type()).toBe('withdrawal_document_new');
  await testShop.db
    .updateTable('astrologers')
    .set({ kyc: 'approved' })
    .where('user_id', '=', pandit.userId)
    .execute();
  expect(await type()).toBe('accepted');
});

it('a large payout goes to the account that the first person has confirmed, whatever is typed or entered since', async () => {
  const accountant = await testShop.admin('accounts');
  const pandit = await createEarner(testShop, 60_000);
  await testShop.db.deleteFrom('bank_accounts').where('user_id', '=', pandit.userId).execute();
  await storeBankDocument(testShop, pandit);
  const id = await ask(pandit, 60_000);
  expect(await confirm(id, accountant)).toBe('withdrawal_account_missing');
  await setBank(pandit, '000111222333');
  expect(await confirm(id, accountant)).toBe('accepted');
  await setBank(pandit, '999888777666');
  testShop.clock.advance(25 * 60);
  expect(await approve(id, owner)).toBe('accepted');
  expect((await seenBy(id, owner))?.meta).toMatchObject({ accountNumber: '000111222333' });
});
