import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { integrityProblems } from '../../../composition/integrity.ts';
import { chatStage } from '../../../testing/fixtures/chat-setup.ts';
import { createConsultant, openSocket, requestChat } from '../../../testing/fixtures/chats.ts';
import { getRefusal, newAstrologer } from '../../../testing/fixtures/documents.ts';
import { startTestMailbox } from '../../../testing/mailbox.ts';
import { type Person, startTestShop, type TestShop, untilTen } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
let stage: ReturnType<typeof chatStage>;
beforeAll(async () => {
  mailbox = await startTestMailbox();
  testShop = await startTestShop({ env: { SMTP_URL: mailbox.smtpUrl }, ahead: untilTen() });
  stage = chatStage(testShop);
});
afterAll(async () => {
  await testShop.close();
  await mailbox.close();
});

const bank = {
  holder: 'Gopal Shastri',
  accountNumber: '026291800001191',
  ifsc: 'yesb0000262',
  bankName: 'Yes Bank',
  password: 'a good password',
};
const setBank = (who: Person, change: Partial<typeof bank> = {}) =>
  who.api('PUT /api/astrologers/bank-details', { body: { ...bank, ...change } });
const own = async (who: Person) => (await who.api('GET /api/astrologers/astrologer-details')).user;
const figures = (who: Person) => who.api('GET /api/astrologers/dashboard');

describe('bank details', () => {
  it('are set with the password, shown by their end, kept unreadable, and told by mail', async () => {
    const pandit = await newAstrologer(testShop);
    expect((await own(pandit)).bank).toBeNull();
    const shown = { holder: 'Gopal Shastri', lastFour: '1191', ifsc: 'YESB0000262', bankName: 'Yes Bank' };
    expect((await setBank(pandit)).bank).toEqual(shown);
    expect((await own(pandit)).bank).toEqual(shown);
    const { account } = await testShop.db
      .selectFrom('bank_accounts')
      .select('account')
      .where('user_id', '=', pandit.userId)
      .executeTakeFirstOrThrow();
    expect(account.includes('026291800001191')).toBe(false);
    const accounts = await testShop.shop.services.bank.payeesOf([pandit.userId]);
    expect(accounts.get(pandit.userId)).toEqual({
      holder: 'Gopal Shastri',
      accountNumber: '026291800001191',
      ifsc: 'YESB0000262',
      replacedAt: expect.any(Date),
    });
    const mails = await mailbox.mailsTo(pandit.email, 2);
    const notice = mails.find((mail) => mail.subject === 'Your bank details were changed');
    expect(notice?.text).toContain('1191');
    expect(notice?.text).not.toContain('026291800001191');
  });

  it('do not change for a wrong password or invalid details', async () => {
    const pandit = await newAstrologer(testShop);
    const cases = [
      [{ password: 'guessed' }, 'wrong_password'],
      [{ ifsc: 'YESB1000262' }, 'bad_input'],
      [{ accountNumber: '12345678' }, 'bad_input'],
      [{ holder: '<b>' }, 'bad_input'],
    ] as const;
    for (const [change, code] of cases) {
      expect(await getRefusal(setBank(pandit, change))).toMatchObject({ status: 400, code });
    }
    expect((await own(pandit)).bank).toBeNull();
    expect(await getRefusal(setBank(pandit, { ifsc: 'YES' }))).toMatchObject({
      message: 'An IFSC has 4 letters, a zero and 6 letters or digits, such as SBIN0001234.',
    });
  });

  it('are what a withdrawal goes to', async () => {
    const { customer, astrologer, id, leave } = await stage.chatting(1000, 700);
    await stage.say(astrologer, id, 'Namaste');
    await stage.end(customer, id);
    const withdraw = (amount = 500) =>
      astrologer.api('POST /api/payment/wallet/withdraw', { body: { amount } });
    // What cannot be withdrawn at all is said before what is missing for it.
    expect(await getRefusal(withdraw(5000))).toMatchObject({ code: 'withdrawal_above_balance' });
    expect(await getRefusal(withdraw())).toMatchObject({ code: 'withdrawal_no_bank' });
    await setBank(astrologer);
    expect(await withdraw()).toMatchObject({ success: true });
    const admin = await testShop.admin();
    const { withdrawals } = await admin.api('GET /api/payment/admin/withdrawals/requests', {
      query: { limit: 30, offset: 0 },
    });
    expect(withdrawals[0]?.meta).toMatchObject({ accountNumber: bank.accountNumber, ifsc: 'YESB0000262' });
    leave();
  });
});

describe('the dashboard', () => {
  it('counts settlement credits of today and this month, chats, ratings and ringing requests', async () => {
    const { customer, astrologer, id, leave } = await stage.chatting(100, 15);
    await stage.say(astrologer, id, 'Namaste');
    await stage.end(customer, id);
    await customer.api('PUT /api/chat/{sessionId}/rating', {
      params: { sessionId: id },
      body: { rating: 4, text: 'Patient' },
    });
    const waiting = await requestChat(customer, astrologer);
    const shown = await figures(astrologer);
    // ₹15 less 20 % commission, 18 % GST on it, and 2 %.
    expect(shown).toMatchObject({
      today: { earned: 11.16, chats: 1, minutes: 1, missed: 0 },
      month: { earned: 11.16, chats: 1 },
      chats: 1,
      rating: 4,
      ratingCount: 1,
      withdrawable: 11.16,
      recent: [{ _id: id, minutes: 1, earned: 11.16, rating: 4 }],
    });
    expect(shown.requests.map((request) => request._id)).toEqual([waiting]);
    expect(shown.week).toHaveLength(7);
    expect(shown.week.at(-1)?.earned).toBe(11.16);
    expect(shown.week.slice(0, 6).every(({ earned }) => earned === 0)).toBe(true);
    leave();
  });

  it('starts the day and the month at midnight in India', async () => {
    const { customer, astrologer, id, leave } = await stage.chatting(100, 15);
    await stage.say(astrologer, id, 'Namaste');
    await stage.end(customer, id);
    leave();
    const india = 5.5 * 3_600_000;
    const dayMs = 86_400_000;
    const sinceMidnight = (testShop.clock.now().getTime() + india) % dayMs;
    testShop.clock.advance((dayMs - sinceMidnight) / 60_000 + 1);
    const after = await testShop.visitor('POST /api/auth/login', {
      body: { email: astrologer.email, password: 'a good password' },
    });
    const shown = await testShop.as(after.token)('GET /api/astrologers/dashboard');
    expect(shown.today).toEqual({ earned: 0, chats: 0, minutes: 0, missed: 0 });
    expect(shown.week.at(-2)?.earned).toBe(11.16);
    expect(shown.recent[0]?._id).toBe(id);
  });

  it('shows zeros and no rating to an astrologer without chats', async () => {
    const pandit = await createConsultant(testShop);
    const socket = await openSocket(testShop, pandit.token);
    expect(await figures(pandit)).toMatchObject({
      today: { earned: 0, chats: 0 },
      rating: null,
      ratingCount: 0,
      requests: [],
      recent: [],
    });
    expect(await own(pandit)).toMatchObject({ isOnline: true, accepting: true });
    socket.close();
    expect((await integrityProblems(testShop.db)).filter((problem) => !problem.includes('top-up'))).toEqual(
      [],
    );
  });
});
