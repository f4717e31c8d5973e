import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { onCheckpoint } from '../../platform/core/checkpoint.ts';
import { transact } from '../../platform/database/database.ts';
import { checkout } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { gatewayOf } from '../../testing/gateway.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
let gateway: ReturnType<typeof gatewayOf>;
beforeAll(async () => {
  testShop = await startTestShop({ env: { LOG_LEVEL: 'silent' } });
  admin = await testShop.admin();
  gateway = gatewayOf(testShop);
});
afterAll(() => testShop.close());

const audited = (action: string) =>
  testShop.db
    .selectFrom('audit')
    .select(['actor_id', 'entity_id', 'before', 'after'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .execute();

describe('jobs', () => {
  const runs: string[] = [];
  let broken = true;
  const letter = {
    kind: 'order-paid',
    to: 'meena@example.test',
    order: { _id: '0123456789abcdef', totalAmount: 700, shippingAddress: { phone: '9840012345' } },
  };
  const send = (queue: string, data: object) =>
    transact(testShop.db, async (tx) => {
      await testShop.shop.platform.jobs.send(tx, queue, data);
      // Fails for good at once, to avoid four hours of retries.
      await sql`update pgboss.job set retry_limit = 0 where name = ${queue}`.execute(tx);
      return null;
    });
  const counts = async (name: string) =>
    (await admin.api('GET /api/auth/admin/jobs')).queues.find((queue) => queue.name === name);

  beforeAll(async () => {
    for (const queue of ['letters', 'parcels']) {
      await testShop.shop.platform.jobs.work<{ to: string }>(queue, async ({ to }) => {
        if (broken) throw new Error(`no way to ${to}, nor to +91 98400 12345`);
        runs.push(`${queue} ${to}`);
      });
    }
    await send('letters', letter);
    await send('letters', { ...letter, to: 'ravi@example.test' });
    await send('parcels', { to: 'asha@example.test' });
    await vi.waitFor(
      async () =>
        expect([(await counts('letters'))?.failed, (await counts('parcels'))?.failed]).toEqual([2, 1]),
      { timeout: 30_000 },
    );
  });

  test('a failed job shows its error and data, without personal data', async () => {
    expect(await counts('letters')).toEqual({ name: 'letters', waiting: 0, active: 0, failed: 2 });
    const { jobs } = await admin.api('GET /api/auth/admin/jobs/failed', { query: { queue: 'letters' } });
    expect(jobs).toHaveLength(2);
    expect(jobs[0]).toMatchObject({
      queue: 'letters',
      tries: 1,
      error: 'no way to •••, nor to •••',
      data: {
        kind: 'order-paid',
        to: '•••',
        order: { _id: '0123456789abcdef', totalAmount: 700, shippingAddress: { phone: '•••' } },
      },
    });
    const { jobs: all, pages } = await admin.api('GET /api/auth/admin/jobs/failed', { query: { limit: 2 } });
    const { jobs: rest } = await admin.api('GET /api/auth/admin/jobs/failed', {
      query: { limit: 2, after: pages.next ?? '' },
    });
    expect(new Set([...all, ...rest].map((job) => job.id)).size).toBe(3);
    expect(JSON.stringify([all, rest])).not.toMatch(/@example|98400/);
  });

  test('one is retried, then the rest of its queue; other queues are left alone, and each is written down', async () => {
    const { jobs } = await admin.api('GET /api/auth/admin/jobs/failed', { query: { queue: 'letters' } });
    broken = false;
    const params = { queue: 'letters' };
    const jobId = jobs[0]?.id ?? '';
    expect(await admin.api('POST /api/auth/admin/jobs/{queue}/retry', { params, body: { jobId } })).toEqual({
      retried: 1,
    });
    await expect.poll(() => runs).toHaveLength(1);
    await expect(
      admin.api('POST /api/auth/admin/jobs/{queue}/retry', { params, body: { jobId } }),
    ).rejects.toMatchObject({ status: 404, code: 'job_not_found' });
    expect(await admin.api('POST /api/auth/admin/jobs/{queue}/retry', { params, body: {} })).toEqual({
      retried: 1,
    });
    await expect
      .poll(() => runs.toSorted())
      .toEqual(['letters meena@example.test', 'letters ravi@example.test']);
    expect(await admin.api('POST /api/auth/admin/jobs/{queue}/retry', { params, body: {} })).toEqual({
      retried: 0,
    });
    expect(await counts('parcels')).toMatchObject({ failed: 1 });
    expect(await audited('job.retry')).toEqual([
      {
        actor_id: admin.userId,
        entity_id: 'letters',
        before: { failed: 1 },
        after: { retried: 1, job: null },
      },
      {
        actor_id: admin.userId,
        entity_id: 'letters',
        before: { failed: 1 },
        after: { retried: 1, job: jobId },
      },
    ]);
  });
});

describe('webhooks', () => {
  /** Creates a buyer with an open order. Returns them with the newest stored event. */
  async function opened() {
    const product = await createProduct(testShop, { name: 'Only piece', price: 1500, available: 1 });
    const buyer = await testShop.customer();
    const order = await checkout(buyer, product);
    return { buyer, gatewayOrderId: order.customOrderId, orderId: order.orderId };
  }
  const newest = async (state?: 'received' | 'processed' | 'failed') =>
    (await admin.api('GET /api/auth/admin/webhooks', { query: { state, limit: 1 } })).webhooks[0];
  const statusOf = async (buyer: Person, id: string) =>
    (await buyer.api('GET /api/auth/order/{id}', { params: { id } })).paymentStatus;

  test('replaying a processed event changes nothing, says so, and is audited', async () => {
    const { buyer, gatewayOrderId, orderId } = await opened();
    await gateway.pay(gatewayOrderId, { outcome: 'success' });
    const event = await newest('processed');
    expect(event).toMatchObject({ type: 'PAYMENT_SUCCESS_WEBHOOK', outcome: 'settled', error: null });
    const params = { id: event?.id ?? 0 };
    for (const _ of [1, 2]) {
      expect(await admin.api('POST /api/auth/admin/webhooks/{id}/replay', { params })).toEqual({
        outcome: 'known',
        changed: false,
      });
    }
    expect(await newest('processed')).toEqual(event);
    expect((await gateway.state(gatewayOrderId)).refunds).toEqual([]);
    expect(await statusOf(buyer, orderId)).toBe('Paid');
    expect((await audited('webhook.replay'))[0]).toEqual({
      actor_id: admin.userId,
      entity_id: String(params.id),
      before: { outcome: 'settled', error: null },
      after: { outcome: 'known' },
    });
    await expectInvariants(testShop);
  });

  test('its payload shows the event without personal data of the buyer', async () => {
    const event = await newest('processed');
    const { payload } = await admin.api('GET /api/auth/admin/webhooks/{id}', {
      params: { id: event?.id ?? 0 },
    });
    expect(payload).toMatchObject({
      type: 'PAYMENT_SUCCESS_WEBHOOK',
      data: {
        order: { order_amount: 1500, order_currency: 'INR' },
        payment: { payment_status: 'SUCCESS', cf_payment_id: expect.stringMatching(/^\d+$/) },
        customer_details: { customer_phone: '•••' },
      },
    });
    expect(JSON.stringify(payload)).not.toMatch(/@example|_phone":"\d/);
  });

  test('an event that cannot be processed keeps its error, blocks no other, and can be replayed', async () => {
    const failing = await opened();
    const fine = await opened();
    let broken = true;
    const remove = onCheckpoint('settle.before', (id) => {
      if (broken && id === failing.gatewayOrderId) throw new Error('no room for meena@example.test');
    });
    await gateway.pay(failing.gatewayOrderId, { outcome: 'success' });
    expect(await newest()).toMatchObject({ state: 'received' });
    const { id } = (await newest()) ?? { id: 0 };
    await gateway.pay(fine.gatewayOrderId, { outcome: 'success', webhook: 'late' });
    testShop.clock.advance(1);
    await testShop.shop.services.payments.webhooks.sweep();
    expect(await newest('failed')).toMatchObject({ id, error: 'no room for •••', tries: 1 });
    await expect(
      admin.api('POST /api/auth/admin/webhooks/{id}/replay', { params: { id } }),
    ).rejects.toMatchObject({ status: 409, code: 'webhook_failed' });
    await gateway.deliverLate();
    expect(await statusOf(fine.buyer, fine.orderId)).toBe('Paid');
    expect(await statusOf(failing.buyer, failing.orderId)).toBe('Initiated');

    broken = false;
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.api('POST /api/auth/admin/webhooks/{id}/replay', { params: { id } })),
    );
    expect(answers.filter(({ changed }) => changed)).toHaveLength(1);
    expect(await statusOf(failing.buyer, failing.orderId)).toBe('Paid');
    expect(await newest('failed')).toBeUndefined();
    expect((await gateway.state(failing.gatewayOrderId)).refunds).toEqual([]);
    await expectInvariants(testShop);
    remove();
  });

  test('pages have no gaps or repetitions', async () => {
    const page = (after = '') => admin.api('GET /api/auth/admin/webhooks', { query: { limit: 2, after } });
    const first = await page();
    const second = await page(first.pages.next ?? '');
    const ids = [...first.webhooks, ...second.webhooks].map((event) => event.id);
    expect(ids).toHaveLength(3);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
  });
});
