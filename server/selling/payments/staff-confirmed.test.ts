import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../platform/core/app-error.ts';
import { asPaise } from '../../platform/core/money.ts';
import { transact } from '../../platform/database/database.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import type { Payable } from './payables.ts';
import type { PaymentAttempt, PaymentGateway } from './payment-gateway.ts';
import { createPayments } from './service.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

const amount = asPaise(50_000);

/** Creates a gateway without HTTP, webhooks, refunds and report: staff confirm that the money is in the bank. */
function createStaffGateway() {
  const confirmed = new Map<string, PaymentAttempt>();
  const gateway: PaymentGateway = {
    provider: 'by-staff',
    openOrder: async ({ orderId }) => ({ sessionId: `scan-${orderId}` }),
    getState: async (id) => (confirmed.has(id) ? 'paid' : 'open'),
    endOrder: async (id) => (confirmed.has(id) ? 'paid' : 'ended'),
    listAttempts: async (id) => [confirmed.get(id) ?? []].flat(),
    refunds: null,
    listSettled: null,
    webhooks: null,
    page: { sdkUrl: '', mode: 'production', sources: {} },
  };
  const confirm = (orderId: string, utr: string, at: Date) =>
    confirmed.set(orderId, {
      paymentId: utr,
      state: 'paid',
      word: 'confirmed',
      amount,
      orderAmount: null,
      currency: 'INR',
      startedAt: at,
      completedAt: at,
    });
  return { gateway, confirm };
}

/** Opens the domain with such a gateway, and a payment of a buyer. */
async function open(id: string) {
  const { platform } = testShop.shop;
  const { db } = platform;
  const { gateway, confirm } = createStaffGateway();
  const seen: string[] = [];
  const payable: Payable = {
    paid: async (_, { subjectId }) => seen.push(`paid ${subjectId}`) > 0,
    ended: async (_, { subjectId, why }) => void seen.push(`ended ${subjectId} ${why}`),
    refundRequested: async () => undefined,
    refunded: async (_, { subjectId }) => void seen.push(`refunded ${subjectId}`),
  };
  const payments = createPayments(platform, { gateway, payables: { probe: payable } });
  const { userId } = await testShop.customer();
  const at = platform.now();
  const expiresAt = new Date(at.getTime() + 30 * 60_000);
  await transact(db, (tx) =>
    payments.prepare(tx, { id, purpose: 'probe', subjectId: id, userId, amount, expiresAt, at }),
  );
  const payer = { userId, name: 'Meena', email: 'meena@example.test', phone: '9840012345' };
  const opened = await payments.open(id, payer, { returnPath: '/probe' });
  expect(opened).toEqual({ sessionId: `scan-${id}` });
  return { payments, confirm, userId, seen, db, at };
}

test('staff confirm a payment: it settles once, however often the buyer asks', async () => {
  const { payments, confirm, userId, seen, at } = await open('probe-1');
  expect(await payments.check('probe-1', userId)).toMatchObject({ state: 'open' });
  confirm('probe-1', 'UTR000000001', at);
  const checks = await Promise.all([1, 2, 3].map(() => payments.check('probe-1', userId)));
  expect(checks.map((check) => check instanceof AppError || check.state)).toEqual(['paid', 'paid', 'paid']);
  expect(seen).toEqual(['paid probe-1']);
});

test('without refunds at the gateway a requested refund waits for staff, and nothing is told to the buyer', async () => {
  const { payments, confirm, userId, seen, db, at } = await open('probe-2');
  confirm('probe-2', 'UTR000000002', at);
  await payments.check('probe-2', userId);
  const payable = { purpose: 'probe', subjectId: 'probe-2' };
  await transact(db, async (tx) => {
    await payments.refunds.requestPart(tx, { ...payable, amount, reason: 'returned', at });
  });
  await payments.sweep();
  const { refunds } = await payments.refunds.of(db, payable);
  expect(refunds).toMatchObject([{ status: 'wanted', amount }]);
  expect(seen).toEqual(['paid probe-2']);
});

test('a payment that nobody confirms ends with its time, and what it reserved is released', async () => {
  const { payments, userId, seen } = await open('probe-3');
  testShop.clock.advance(31);
  expect(await payments.check('probe-3', userId)).toMatchObject({ state: 'ended' });
  expect(seen).toEqual(['ended probe-3 expired']);
});

test('without webhooks every delivery is refused', async () => {
  const { payments } = await open('probe-4');
  const answer = await payments.receive({ raw: Buffer.from('{}'), headers: {} });
  expect(answer).toMatchObject({ code: 'bad_signature' });
});
