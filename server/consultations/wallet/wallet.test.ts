import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../platform/core/app-error.ts';
import { asPaise } from '../../platform/core/money.ts';
import { transact } from '../../platform/database/database.ts';
import { createEncryptor } from '../../platform/security/encryptor.ts';
import { createKeyring } from '../../platform/security/keyring.ts';
import { refusal, returnPage } from '../../testing/fixtures/checkout.ts';
import { subjectsTo } from '../../testing/fixtures/emails.ts';
import { readPdf } from '../../testing/fixtures/pdf.ts';
import { gatewayOf, payAndSettle } from '../../testing/gateway.ts';
import { findProblems } from '../../testing/invariants.ts';
import { holdAt, meetAt } from '../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop, untilTen } from '../../testing/test-shop.ts';
import { monthBounds } from './statement.ts';
import { createWithdrawals } from './withdrawals.ts';

let testShop: TestShop;
let gateway: ReturnType<typeof gatewayOf>;
beforeAll(async () => {
  testShop = await startTestShop({ ahead: untilTen() });
  gateway = gatewayOf(testShop);
});
afterEach(async () => expect(await findProblems(testShop)).toEqual([]));
afterAll(() => testShop.close());

const balanceOf = async (who: Person) => (await who.api('GET /api/payment/wallet/me')).wallet.balance;
const topUp = (who: Person, amount: number) =>
  who.api('POST /api/payment/wallet/initiateTopUp', { body: { amount } });
const history = async (who: Person) => (await who.api('GET /api/payment/wallet/transactions')).transactions;

describe('adding money', () => {
  it('is credited once, whoever tells of it, and shown with its balance', async () => {
    const buyer = await testShop.customer();
    expect(await balanceOf(buyer)).toBe(0);
    const { order_id, payment_session_id } = await topUp(buyer, 100);
    expect(payment_session_id).toBeTruthy();
    expect(await history(buyer)).toMatchObject([
      { business_type: 'wallet_topup_initiated', status: 'initiated', amount: 100 },
    ]);
    await gateway.pay(order_id, { outcome: 'success', copies: 3 });
    expect(await returnPage(buyer, order_id)).toBe('PAID');
    expect(await balanceOf(buyer)).toBe(100);
    expect(await history(buyer)).toMatchObject([
      {
        business_type: 'wallet_topup',
        direction: 'credit',
        status: 'completed',
        amount: 100,
        balance_after: 100,
      },
    ]);
  });

  it('paid twice is credited once; the second payment is refunded, and the payer is notified', async () => {
    const buyer = await testShop.customer();
    const { order_id } = await topUp(buyer, 300);
    await gateway.pay(order_id, { outcome: 'success' });
    await gateway.pay(order_id, { outcome: 'success' });
    await testShop.sweep();
    expect((await gateway.state(order_id)).refunds).toHaveLength(1);
    expect(await balanceOf(buyer)).toBe(300);
    await expect
      .poll(() => subjectsTo(testShop, buyer.email))
      .toContain('We are returning a second payment to your wallet');
  });

  it('webhook and return page at the same moment credit once', async () => {
    const buyer = await testShop.customer();
    const { order_id } = await topUp(buyer, 250);
    meetAt('settle.before', 2);
    const paying = gateway.pay(order_id, { outcome: 'success', webhook: 'now' });
    await expect.poll(() => gateway.state(order_id).then(({ order }) => order.order_status)).toBe('PAID');
    await Promise.all([paying, returnPage(buyer, order_id)]);
    expect(await balanceOf(buyer)).toBe(250);
  });

  it('counts as added this month', async () => {
    const buyer = await testShop.customer();
    const { order_id } = await topUp(buyer, 120);
    await payAndSettle(testShop, order_id);
    const { wallet } = await buyer.api('GET /api/payment/wallet/me');
    expect(wallet).toMatchObject({ balance: 120, added_this_month: 120, spent_this_month: 0 });
  });

  it('declined credits nothing; a later attempt does', async () => {
    const buyer = await testShop.customer();
    const { order_id } = await topUp(buyer, 50);
    await gateway.pay(order_id, { outcome: 'declined' });
    expect(await balanceOf(buyer)).toBe(0);
    await payAndSettle(testShop, order_id);
    expect(await balanceOf(buyer)).toBe(50);
  });

  it('a double click opens one order', async () => {
    const buyer = await testShop.customer();
    const [one, two] = await Promise.all([topUp(buyer, 75), topUp(buyer, 75)]);
    const three = await topUp(buyer, 75);
    expect([one.order_id, two.order_id]).toContain(three.order_id);
  });

  it('refuses in the words of the specification', async () => {
    const buyer = await testShop.customer();
    for (const amount of [0, -5, 0.5])
      await expect(topUp(buyer, amount)).rejects.toThrow('Minimum amount is ₹1');
    await expect(topUp(buyer, 10.5)).rejects.toThrow('whole rupees');
    expect(await refusal(topUp(buyer, 1e7))).toBe('topup_max');
  });

  it('an expired top-up is shown as failed', async () => {
    const buyer = await testShop.customer();
    await topUp(buyer, 60);
    testShop.clock.advance(40);
    await testShop.sweep();
    await expect.poll(async () => (await history(buyer))[0]?.status).toBe('failed');
    testShop.clock.advance(-40);
  });
});

describe('history and statement', () => {
  it('pages without losing or repeating a line', async () => {
    const buyer = await testShop.customer();
    for (const amount of [1, 2, 3]) {
      const { order_id } = await topUp(buyer, amount);
      await payAndSettle(testShop, order_id);
    }
    for (const amount of [4, 5]) await topUp(buyer, amount);
    const seen: number[] = [];
    let before: string | undefined;
    do {
      const page = await buyer.api('GET /api/payment/wallet/transactions', {
        query: { limit: 2, ...(before && { before }) },
      });
      seen.push(...page.transactions.map(({ amount }) => amount));
      before = page.next ?? undefined;
    } while (before);
    expect(seen).toEqual([5, 4, 3, 2, 1]);
  });

  it('a month begins at midnight IST and adds up', async () => {
    expect(monthBounds('2026-11').from.toISOString()).toBe('2026-10-31T18:30:00.000Z');
    const buyer = await testShop.customer();
    const { order_id } = await topUp(buyer, 40);
    await payAndSettle(testShop, order_id);
    const month = new Date(testShop.clock.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 7);
    const answer = await fetch(`${testShop.base}/api/payment/wallet/statement?month=${month}`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    const csv = await answer.text();
    expect(
      csv
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(',').slice(1).join(',')),
    ).toEqual(['Opening balance,,0.00', 'Money added,40.00,40.00', 'Closing balance,,40.00']);
  });

  it('a month is rendered as a PDF with its sums, in rupees, in both languages', async () => {
    const buyer = await testShop.customer();
    const { order_id } = await topUp(buyer, 1500);
    await payAndSettle(testShop, order_id);
    const month = new Date(testShop.clock.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 7);
    const print = async (lang: string) => {
      const answer = await fetch(`${testShop.base}/api/payment/wallet/statement/pdf?month=${month}`, {
        headers: { authorization: `Bearer ${buyer.token}`, 'x-lang': lang },
      });
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      return readPdf(new Uint8Array(await answer.arrayBuffer()));
    };
    const english = await print('en');
    expect(english.title).toMatch(/^Wallet statement: \w+ \d{4}, Buyer \d+$/);
    expect(english.boxes).toEqual([]);
    expect(english.texts[0]?.replace(/\s+/g, ' ')).toMatch(/Money added ₹ ?1,500\.00 ₹ ?1,500\.00/);
    expect(english.texts[0]).toContain(buyer.email);
    expect((await print('hi')).texts[0]).toContain('1,500.00');
  });
});

describe('paying earnings out', () => {
  const payee = { holder: 'A Pandit', accountNumber: '000111222333', ifsc: 'HDFC0000001' };
  let by: string;
  beforeAll(async () => {
    by = (await testShop.customer()).userId;
  });

  const makeWithdrawals = () => {
    const { accounts, audit, ledger, mail, settings } = testShop.shop.services;
    return createWithdrawals(testShop.shop.platform, {
      accounts,
      audit,
      ledger,
      mail,
      settings,
      sealer: createEncryptor(
        createKeyring(async () => ['a secret of the tests']),
        'bank accounts',
      ),
      payouts: { pay: async ({ reference }) => ({ reference }) },
      payeesOf: async (userIds) => new Map(userIds.map((id) => [id, { ...payee, replacedAt: null }])),
      hasBankDocument: async () => false,
      typePayee: async () => null,
    });
  };
  /** Creates an astrologer with earnings of this many rupees. */
  async function earner(rupees: number): Promise<{ userId: string; email: string; isVerified: boolean }> {
    const { userId, email } = await testShop.customer();
    const amount = asPaise(rupees * 100);
    await transact(testShop.db, (tx) =>
      testShop.shop.services.ledger.post(tx, {
        key: `earned:${userId}`,
        kind: 'chat_session_settlement',
        subjectId: userId,
        postings: [
          { account: 'gateway_clearing', amount: -amount },
          { account: `astrologer_earnings:${userId}`, amount },
        ],
      }),
    );
    return { userId, email, isVerified: true };
  }
  const earnings = (userId: string) =>
    testShop.shop.services.ledger.balance(testShop.db, `astrologer_earnings:${userId}`);
  const must = <T>(result: T | AppError): T => {
    if (result instanceof AppError) throw new Error(result.code);
    return result;
  };
  const codeOf = (result: unknown) => (result instanceof AppError ? result.code : result);

  it('holds the money at once; approving pays it, rejecting gives it back', async () => {
    const withdrawals = makeWithdrawals();
    const pandit = await earner(1200);
    const first = must(await withdrawals.request(pandit, 500));
    expect(await earnings(pandit.userId)).toBe(70_000);
    expect(
      await withdrawals.decide({ id: first.id, status: 'completed', by, reference: 'UTR1', reason: null }),
    ).toBeNull();
    const second = must(await withdrawals.request(pandit, 600));
    expect(
      await withdrawals.decide({ id: second.id, status: 'rejected', by, reference: null, reason: 'name' }),
    ).toBeNull();
    expect(await earnings(pandit.userId)).toBe(70_000);
    expect(
      codeOf(
        await withdrawals.decide({ id: second.id, status: 'completed', by, reference: null, reason: null }),
      ),
    ).toBe('withdrawal_done');
    const [listed] = await withdrawals.list(by, { status: 'completed', limit: 1, offset: 0 });
    expect(listed).toMatchObject({ amount: 500, meta: { ...payee, reference: 'UTR1' } });
    await expect
      .poll(() => subjectsTo(testShop, pandit.email))
      .toEqual(
        expect.arrayContaining([
          '₹500 of your earnings has been paid out',
          'Your withdrawal of ₹600 was not paid out',
        ]),
      );
    const { orderMails } = (await testShop.shop.services.settings.all()).shop;
    // The shop hears of each request once.
    for (const subject of ['Withdrawal to decide: ₹500', 'Withdrawal to decide: ₹600'])
      await expect
        .poll(async () => (await subjectsTo(testShop, orderMails[0] ?? '')).filter((one) => one === subject))
        .toHaveLength(1);
  });

  it('refuses too little, too much and the unverified', async () => {
    const withdrawals = makeWithdrawals();
    const pandit = await earner(700);
    expect(codeOf(await withdrawals.request(pandit, 499))).toBe('withdrawal_min');
    expect(codeOf(await withdrawals.request(pandit, 701))).toBe('withdrawal_above_balance');
    const unverified = { ...pandit, isVerified: false };
    expect(codeOf(await withdrawals.request(unverified, 500))).toBe('withdrawal_unverified');
  });

  it('two requests at once cannot spend the same earnings', async () => {
    const withdrawals = makeWithdrawals();
    const pandit = await earner(900);
    meetAt('withdrawal.before', 2);
    const both = await Promise.all([withdrawals.request(pandit, 500), withdrawals.request(pandit, 500)]);
    expect(both.map(codeOf).filter((code) => code === 'withdrawal_above_balance')).toHaveLength(1);
    expect(await earnings(pandit.userId)).toBe(40_000);
  });

  it('approve against reject: one decides; a second approval while one runs is refused', async () => {
    const withdrawals = makeWithdrawals();
    const pandit = await earner(500);
    const { id } = must(await withdrawals.request(pandit, 500));
    const paying = holdAt('withdrawal.paying');
    const approval = withdrawals.decide({ id, status: 'completed', by, reference: null, reason: null });
    await paying.reached;
    for (const status of ['completed', 'rejected'] as const) {
      expect(codeOf(await withdrawals.decide({ id, status, by, reference: null, reason: null }))).toBe(
        'withdrawal_busy',
      );
    }
    paying.release();
    expect(await approval).toBeNull();
    expect(await earnings(pandit.userId)).toBe(0);
  });
});
