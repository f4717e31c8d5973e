import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { mailsTo, subjectsTo } from '../../testing/fixtures/emails.ts';
import {
  approve,
  ask,
  confirm,
  createEarner,
  seenBy,
  setBank,
  storeBankDocument,
} from '../../testing/fixtures/withdrawals.ts';
import { payAndSettle } from '../../testing/gateway.ts';
import { meetAt } from '../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  owner = await testShop.admin();
});
afterAll(() => testShop.close());

const earner = (rupees: number) => createEarner(testShop, rupees);
const giveDocument = (person: Person) => storeBankDocument(testShop, person);

describe('a replaced bank account', () => {
  it('is paid to a day later; the astrologer is told, and may be refused at once', async () => {
    const pandit = await earner(3000);
    const told = async () =>
      (await mailsTo(testShop, pandit.email)).filter(
        ({ subject }) => subject === 'Your bank details were changed',
      );
    const waits = async () =>
      (await told()).map(({ text }) => text.includes('no sooner than 24 hours from now')).sort();
    // The same account again is no change.
    await setBank(pandit, '000111222333');
    expect(await approve(await ask(pandit, 600), owner)).toBe('accepted');
    const earlier = await ask(pandit, 600);
    // Sent before the next change: the order of e-mails in the queue is not that of the changes.
    await expect.poll(waits).toEqual([false, true]);
    await setBank(pandit, '999888777666');
    const later = await ask(pandit, 700);
    // The earlier request goes to the earlier account.
    expect(await approve(earlier, owner)).toBe('accepted');
    expect(await approve(later, owner)).toBe('withdrawal_waits');
    expect((await seenBy(later, owner))?.next?.step).toBe('wait');
    await expect.poll(waits).toEqual([false, true, true]);
    testShop.clock.advance(24 * 60);
    expect(await approve(later, owner)).toBe('accepted');
  });
});

it('more than the earnings, but not more than the balance, is refused with what can be withdrawn', async () => {
  const pandit = await earner(2064.6);
  await payAndSettle(
    testShop,
    (await pandit.api('POST /api/payment/wallet/initiateTopUp', { body: { amount: 3000 } })).order_id,
  );
  await expect(ask(pandit, 4000)).rejects.toMatchObject({
    code: 'withdrawal_earnings_only',
    message: 'Only earnings can be withdrawn: ₹2,064.60',
  });
  await expect(ask(pandit, 5065)).rejects.toMatchObject({
    message: 'Cannot withdraw more than available balance',
  });
  expect(await refusal(ask(pandit, 2064.6))).toBe('accepted');
});

describe('a first bank account', () => {
  it('of one’s own waits like a replaced one, also for a request that is already there', async () => {
    const pandit = await earner(3000);
    await testShop.db.deleteFrom('bank_accounts').where('user_id', '=', pandit.userId).execute();
    await giveDocument(pandit);
    const before = await ask(pandit, 600);
    expect((await seenBy(before, owner))?.next).toEqual({ step: 'account', from: null });
    await setBank(pandit, '000111222333');
    const after = await ask(pandit, 700);
    for (const id of [before, after]) {
      expect(await approve(id, owner)).toBe('withdrawal_waits');
      expect((await seenBy(id, owner))?.next?.step).toBe('wait');
    }
    testShop.clock.advance(24 * 60);
    for (const id of [before, after]) expect(await approve(id, owner)).toBe('accepted');
  });

  it('is typed by staff from the bank document that they have just viewed; the payout then waits, and the astrologer is told', async () => {
    const pandit = await earner(3000);
    await testShop.db.deleteFrom('bank_accounts').where('user_id', '=', pandit.userId).execute();
    const withdraw = (amount: number) => refusal(ask(pandit, amount));
    expect(await withdraw(600)).toBe('withdrawal_no_bank');
    await giveDocument(pandit);
    const id = await ask(pandit, 600);
    const account = { holder: 'Gopal Shastri', accountNumber: '000999222333', ifsc: 'hdfc0000001' };
    const type = (by: Person, change: Partial<typeof account> = {}) =>
      refusal(
        by.api('PUT /api/payment/admin/withdrawals/{id}/account', {
          params: { id },
          body: { ...account, ...change },
        }),
      );
    expect(await approve(id, owner)).toBe('withdrawal_account_missing');
    expect(await type(owner)).toBe('withdrawal_document_unseen');
    const { url } = await owner.api('POST /api/auth/admin/astrologers/{id}/documents/{document}/view', {
      params: { id: pandit.userId, document: 'bank' },
      body: { reason: 'Bank account for a withdrawal' },
    });
    // Asked for is not seen.
    expect(await type(owner)).toBe('withdrawal_document_unseen');
    await fetch(`${testShop.base}${url}`, { headers: { authorization: `Bearer ${owner.token}` } });
    const accountant = await testShop.admin('accounts');
    expect(await type(accountant)).toBe('withdrawal_document_unseen');
    // The tests below are about an owner who pays out alone.
    await testShop.db
      .updateTable('users')
      .set({ role: 'user', staff_roles: [] })
      .where('id', '=', accountant.userId)
      .execute();
    expect(await type(owner, { ifsc: 'HDFC1000001' })).toBe('bad_input');
    expect(await type(owner, { accountNumber: '12345678' })).toBe('bad_input');
    expect(await type(owner)).toBe('accepted');
    expect(await seenBy(id, owner)).toMatchObject({
      next: { step: 'wait' },
      meta: { ...account, ifsc: 'HDFC0000001' },
    });
    await expect.poll(() => subjectsTo(testShop, pandit.email)).toContain('Your bank details were changed');
    const { account: sealed } = await testShop.db
      .selectFrom('bank_accounts')
      .select('account')
      .where('user_id', '=', pandit.userId)
      .executeTakeFirstOrThrow();
    expect(sealed.includes('000999222333')).toBe(false);
    expect(await approve(id, owner)).toBe('withdrawal_waits');
    testShop.clock.advance(61);
    // A view is good for an hour.
    expect(await type(owner)).toBe('withdrawal_document_unseen');
    testShop.clock.advance(23 * 60);
    expect(await approve(id, owner)).toBe('accepted');
    expect(await type(owner)).toBe('withdrawal_done');
  });

  it('that its owner has entered is not changed by staff', async () => {
    const pandit = await earner(3000);
    await testShop.db.deleteFrom('bank_accounts').where('user_id', '=', pandit.userId).execute();
    await giveDocument(pandit);
    const id = await ask(pandit, 600);
    await setBank(pandit, '000111222333');
    const { url } = await owner.api('POST /api/auth/admin/astrologers/{id}/documents/{document}/view', {
      params: { id: pandit.userId, document: 'bank' },
      body: { reason: 'Bank account for a withdrawal' },
    });
    await fetch(`${testShop.base}${url}`, { headers: { authorization: `Bearer ${owner.token}` } });
    const typed = owner.api('PUT /api/payment/admin/withdrawals/{id}/account', {
      params: { id },
      body: { holder: 'Thief', accountNumber: '666666666666', ifsc: 'HDFC0000001' },
    });
    expect(await refusal(typed)).toBe('withdrawal_account_known');
  });
});

describe('a payout above the sum of the settings', () => {
  it('needs a day of waiting while one person alone may pay out, and the owner is told', async () => {
    const pandit = await earner(120_000);
    const id = await ask(pandit, 60_000);
    expect(await seenBy(id, owner)).toMatchObject({ next: { step: 'confirm' }, confirmedBy: null });
    expect(await approve(id, owner)).toBe('withdrawal_unconfirmed');
    expect(await confirm(id, owner)).toBe('accepted');
    await expect.poll(() => subjectsTo(testShop, owner.email)).toContain('A payout of ₹60,000 was confirmed');
    expect(await approve(id, owner)).toBe('withdrawal_waits');
    testShop.clock.advance(23 * 60);
    // A second press does not start the day again.
    expect(await confirm(id, owner)).toBe('accepted');
    testShop.clock.advance(61);
    expect((await seenBy(id, owner))?.next).toEqual({ step: 'approve', from: null });
    expect(await approve(id, owner)).toBe('accepted');
    expect(await confirm(id, owner)).toBe('withdrawal_done');
    // Parts of a large sum are large together, for a day.
    const part = await ask(pandit, 10_000);
    expect((await seenBy(part, owner))?.next?.step).toBe('confirm');
    expect(await approve(part, owner)).toBe('withdrawal_unconfirmed');
    testShop.clock.advance(24 * 60);
    expect(await approve(part, owner)).toBe('accepted');
    expect(await approve(await ask(pandit, 40_000), owner)).toBe('accepted');
  });

  it('needs two people as soon as two may pay out; neither is enough alone, and a manager is none', async () => {
    const [accountant, manager] = [await testShop.admin('accounts'), await testShop.admin('manager')];
    const id = await ask(await earner(60_000), 60_000);
    expect(await confirm(id, manager)).toBe('not_allowed');
    expect(await confirm(id, accountant)).toBe('accepted');
    expect(await approve(id, accountant)).toBe('withdrawal_same_person');
    testShop.clock.advance(25 * 60);
    expect(await approve(id, accountant)).toBe('withdrawal_same_person');
    expect(await seenBy(id, owner)).toMatchObject({
      next: { step: 'approve' },
      confirmedBy: expect.any(String),
    });
    expect(await approve(id, owner)).toBe('accepted');
    const log = await owner.api('GET /api/auth/admin/audit', { query: { about: id } });
    expect(log.entries.map(({ action, actor }) => [action, actor?._id])).toEqual([
      ['withdrawal.completed', owner.userId],
      ['withdrawal.confirmed', accountant.userId],
    ]);
  });

  it('is made once when two people approve it at once, and parts of a large sum are not approved at once', async () => {
    const [first, second] = [await testShop.admin('accounts'), await testShop.admin('accounts')];
    const pandit = await earner(120_000);
    const id = await ask(pandit, 60_000);
    await confirm(id, owner);
    const apart = meetAt('withdrawal.deciding', 2);
    const ends = await Promise.all([approve(id, first), approve(id, second)]);
    apart();
    expect(ends.filter((end) => end === 'accepted')).toHaveLength(1);
    expect(ends).toContainEqual(expect.stringMatching(/^withdrawal_(busy|done)$/));
    testShop.clock.advance(24 * 60);

    const halves = [await ask(pandit, 30_000), await ask(pandit, 30_000)];
    const together = meetAt('withdrawal.deciding', 2);
    const parts = await Promise.all(halves.map((half, i) => approve(half, i === 0 ? first : second)));
    together();
    expect(parts.toSorted()).toEqual(['accepted', 'withdrawal_unconfirmed']);
  });
});
