import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Product } from '#contract/catalog/endpoints.ts';
import { createClient } from '#contract/core/client.ts';
import { someProduct, someSku } from '../../catalog/test-products.ts';
import { order } from '../../reviews/test-reviews.ts';
import { freePort } from '../../testing/free-port.ts';
import { hasRedis, startRedis, type TestRedis } from '../../testing/redis.ts';
import { startShopProcess } from '../../testing/shop-process-control.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { AppError } from '../core/app-error.ts';
import { transact } from './database.ts';

/**
 * Two processes on one database, connected by a Redis stream. The one that sells dies by SIGKILL at a point between its
 * commit and the stream. The other one shows the sale all the same.
 */
let redis: TestRedis;
let world: TestShop;
beforeAll(async () => {
  if (!hasRedis) return;
  redis = await startRedis();
  world = await startTestShop({ env: { EVENTS_URL: redis.url } });
});
afterAll(async () => {
  await world?.close();
  await redis?.stop();
});

describe.skipIf(!hasRedis)('a process that dies between its commit and the stream of events', () => {
  test.each([['event committed, not relayed'], ['event relayed, not removed']])('at "%s"', async (point) => {
    const { catalog } = world.shop.services;
    const input = someProduct({ skus: [someSku({ available: 5 })] });
    const made = await transact(world.db, (tx) => catalog.create(tx, [input]));
    if (made instanceof AppError) throw made;
    const id = made[0] ?? '';
    // The list is a finished response in this process's cache.
    const stock = async () => {
      const response = await fetch(`${world.base}/api/auth/products`);
      const list = (await response.json()) as Product[];
      return list.find((one) => one._id === id)?.stock[0]?.quantity;
    };
    const person = await world.customer();
    const product = await world.visitor('GET /api/auth/products/{id}', { params: { id } });
    // Nothing is left for the other process to relay before the sale.
    const left = () => world.db.selectFrom('event_outbox').select('channel').execute();
    await expect.poll(left).toEqual([]);

    const port = await freePort();
    const other = await startShopProcess({
      DATABASE_URL: world.databaseUrl,
      SESSION_SECRET: 'a secret of the tests, long enough for them',
      RATE_LIMIT_FACTOR: '1000',
      PORT: String(port),
      EVENTS_URL: redis.url,
      STOP_AT: point,
    });
    onTestFinished(other.kill);
    const base = `http://127.0.0.1:${port}`;
    const buyer = createClient({
      base,
      token: () => person.token,
      lang: () => 'en',
      offline: () => 'offline',
    });
    expect(await stock()).toBe(5);
    let dead = false;
    void other.ended.then(() => {
      dead = true;
    });
    // The first sale kills it, unless the other process happened to relay in that millisecond.
    for (let n = 0; n < 4 && !dead; n += 1) await order({ ...person, api: buyer }, product).catch(() => '');
    await expect.poll(() => dead).toBe(true);
    const { available } = await world.db
      .selectFrom('sku_stock')
      .select('available')
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(available).toBeLessThan(5);
    await expect.poll(stock).toBe(available);
    await expect.poll(left).toEqual([]);
  });
});
