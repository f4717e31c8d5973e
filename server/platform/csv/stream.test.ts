import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { onCheckpoint } from '../core/checkpoint.ts';
import { transact } from '../database/database.ts';

let testShop: TestShop;
let admin: Person;
/** More than three pages of the export. */
const entries = 700;

beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
  const one = {
    at: testShop.clock.now(),
    actorId: admin.userId,
    action: 'people.export',
    entity: 'people',
  } as const;
  await transact(testShop.db, (tx) =>
    testShop.shop.services.audit.recordAll(
      tx,
      Array.from({ length: entries }, (_, n) => ({ ...one, entityId: String(n) })),
    ),
  );
});
afterAll(() => testShop.close());

const path = '/api/auth/admin/audit/csv?entity=people';

test('an export whose client leaves in the middle reads no more pages and holds no connection', async () => {
  const gate = Promise.withResolvers<void>();
  let pages = 0;
  const remove = onCheckpoint('csv.page', async () => {
    pages += 1;
    if (pages === 2) await gate.promise;
  });
  const accepted = once(testShop.shop.app.server, 'connection') as Promise<[Socket]>;
  const client = connect(Number(new URL(testShop.base).port), '127.0.0.1');
  client.write(`GET ${path} HTTP/1.1\r\nHost: shop.test\r\nAuthorization: Bearer ${admin.token}\r\n\r\n`);
  const [served] = await accepted;
  const [begin] = (await once(client, 'data')) as [Buffer];
  expect(begin.toString()).toContain('200 OK');
  await expect.poll(() => pages).toBe(2);

  // A connection that is reset has an error first.
  const closed = new Promise((resolve) => served.on('error', () => undefined).once('close', resolve));
  client.destroy();
  await closed;
  gate.resolve();

  // A second export takes as long as the first would have, and is the only one that reads pages now.
  const whole = await fetch(testShop.base + path, { headers: { authorization: `Bearer ${admin.token}` } });
  const lines = (await whole.text()).trim().split('\r\n');
  expect(lines.length).toBeGreaterThan(entries);
  expect(pages).toBe(2 + Math.ceil((lines.length - 1) / 200));
  const { pool } = testShop.shop.platform;
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  remove();
});
