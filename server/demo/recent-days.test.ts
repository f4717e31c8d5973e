import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indiaDay } from '#contract/core/india-time.ts';
import { createDiskStorage } from '../storage/storage.ts';
import { payAndSettle } from '../testing/gateway.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../testing/test-shop.ts';
import { fillDemo } from './demo.ts';
import { fillRecentDays } from './fill-recent-days.ts';
import { hoursBefore } from './recent-clock.ts';

let testShop: TestShop;
let folder: string;
let admin: Person;
let now: Date;
let filled: boolean[];

beforeAll(async () => {
  testShop = await startTestShop();
  folder = await mkdtemp(join(tmpdir(), 'demo-'));
  await fillDemo(testShop.shop, { storage: createDiskStorage(folder), log: () => undefined });
  now = testShop.shop.platform.now();
  const clock = {
    set: (at: Date) =>
      testShop.clock.advance((at.getTime() - testShop.shop.platform.now().getTime()) / 60_000),
  };
  const pay = (id: string) => payAndSettle(testShop, id);
  const once = () => fillRecentDays(testShop.shop, { now, clock, pay });
  filled = [await once(), await once()];
  admin = await testShop.admin();
});
afterAll(async () => {
  await testShop.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the recent days of the demo', () => {
  test('is filled once, and its orders, stock and money are consistent', async () => {
    expect(filled).toEqual([true, false]);
    await testShop.sweep();
    await expectInvariants(testShop);
  });

  test('has an order in every state, some of today, and money in every state', async () => {
    // A refund of the sandbox takes a moment.
    testShop.clock.advance(1);
    const states = async () => {
      await testShop.sweep();
      const { orders } = await admin.api('GET /api/admin/orders', { query: { limit: 30 } });
      return [...new Set(orders.map(({ paymentStatus }) => paymentStatus))];
    };
    await expect.poll(states).toEqual(expect.arrayContaining(['Pending', 'Paid', 'Refunded']));
    const { orders, counts } = await admin.api('GET /api/admin/orders', { query: { limit: 30 } });
    for (const status of [
      'Pending',
      'Processing',
      'Shipped',
      'On-way',
      'Out-for-delivery',
      'Delivered',
      'Cancelled',
    ] as const)
      expect(counts[status], status).toBeGreaterThan(0);
    const today = indiaDay(now);
    expect(orders.some(({ createdAt }) => indiaDay(new Date(createdAt)) === today)).toBe(true);
  });

  test('has returns at two steps, tickets, visitors, a payout and a report', async () => {
    const returns = await admin.api('GET /api/admin/returns', { query: {} });
    expect(returns.returns.map(({ step }) => step).toSorted()).toEqual(['asked', 'sent']);
    const { tickets } = await admin.api('GET /api/admin/tickets', { query: {} });
    expect(tickets.map(({ status }) => status).toSorted()).toEqual(['answered', 'open', 'open']);
    expect(await admin.api('GET /api/auth/admin/waiting')).toMatchObject({
      withdrawals: 1,
      reportedChats: 1,
    });
    expect((await admin.api('GET /api/admin/visitors', { query: {} })).total).toBe(4);
  });
});

test('up to twelve hours ago is today, also early in the morning, in order', () => {
  const early = new Date('2026-11-26T00:30:00+05:30');
  const before = hoursBefore(early);
  const times = [12, 5, 2, 0].map((hours) => before(hours));
  expect(times.every((at) => indiaDay(at) === '2026-11-26')).toBe(true);
  expect(times).toEqual(times.toSorted((a, b) => a.getTime() - b.getTime()));
  expect(before(30).toISOString()).toBe('2026-11-24T13:00:00.000Z');
});
