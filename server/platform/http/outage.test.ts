import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { startDatabaseProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { createDatabase, createPool } from '../database/database.ts';
import { type Trouble, troubleOf } from '../database/trouble.ts';
import { outageOf } from './outage.ts';

const token = 'the token of the operator';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let line: TcpProxy;
let testShop: TestShop;

beforeAll(async () => {
  database = await createTestDatabase();
  line = await startDatabaseProxy(database.url);
  testShop = await startTestShop({
    databaseUrl: line.urlOf(database.url),
    env: { METRICS_TOKEN: token },
    pages: { buildDir: join(import.meta.dirname, '..', '..', '..', 'build') },
  });
});
afterAll(async () => {
  await line.mend().catch(() => undefined);
  await testShop.close();
  await line.close();
  await database.drop();
});

const ask = (path: string, headers: Record<string, string> = {}) => fetch(testShop.base + path, { headers });
const figure = async (name: string): Promise<number> => {
  const text = await (await ask('/metrics', { authorization: `Bearer ${token}` })).text();
  const found = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(found?.slice(name.length));
};
const product = '/api/auth/products/0000000000000000';
const page = '/single-product/0000000000000000';

test('while the database is away endpoints and pages say so, cached pages are served, and all works again afterwards', async () => {
  expect((await ask('/')).status).toBe(200);
  expect((await ask(product)).status).toBe(404);
  expect((await ask(page)).status).toBe(404);
  await line.cut();

  for (const [lang, words] of [
    ['en', 'The shop is catching its breath'],
    ['hi', 'दुकान ज़रा दम ले रही है'],
  ] as const) {
    const call = await ask(product, { 'x-lang': lang });
    expect(call.status).toBe(503);
    expect(call.headers.get('retry-after')).toBe('3');
    expect(await call.json()).toMatchObject({
      code: 'catching_breath',
      message: expect.stringContaining(words),
    });
    const shown = await ask(page, { cookie: `lang=${lang}` });
    expect(shown.status).toBe(503);
    expect(shown.headers.get('retry-after')).toBe('3');
    expect(shown.headers.get('content-type')).toContain('text/html');
    expect(await shown.text()).toContain(words);
  }
  expect((await ask('/')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(503);
  expect((await ask('/healthz')).status).toBe(200);

  await line.mend();
  await expect.poll(async () => (await ask(product)).status).toBe(404);
  expect((await ask(page)).status).toBe(404);
  expect(await figure('database_unavailable_total{kind="away"}')).toBeGreaterThanOrEqual(4);
});

test('a lock timeout is a 503, and is counted', async () => {
  const before = await figure('database_timeouts_total{kind="lock"}');
  const holder = createDatabase(createPool(database.url, 1, { unlimited: true }));
  await holder.transaction().execute(async (tx) => {
    await sql`lock table users in access exclusive mode`.execute(tx);
    const answer = await fetch(`${testShop.base}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Buyer',
        lastName: '',
        email: 'buyer@example.test',
        phone: '9000000000',
        password: 'a good password',
        agreedToTerms: true,
      }),
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('3');
  });
  await holder.destroy();
  expect(await figure('database_timeouts_total{kind="lock"}')).toBeGreaterThan(before);
});

describe('errors of PostgreSQL', () => {
  test.each<[string, Trouble | null]>([
    ['53100', 'full'],
    ['53300', 'full'],
    ['53200', 'full'],
    ['57P01', 'away'],
    ['57P03', 'away'],
    ['08006', 'away'],
    ['25006', 'away'],
    ['55P03', 'lock_timeout'],
    ['57014', 'statement_timeout'],
    ['40P01', 'deadlock'],
    ['23505', null],
    ['42601', null],
  ])('%s is %s', async (code, trouble) => {
    const db = createDatabase(createPool(database.url, 1));
    const error = await sql
      .raw(`do $$ begin raise exception 'x' using errcode = '${code}'; end $$`)
      .execute(db)
      .catch((problem: unknown) => problem);
    await db.destroy();
    expect((error as { code?: string }).code).toBe(code);
    expect(troubleOf(error)).toBe(trouble);
    expect(outageOf(error)?.code ?? null).toBe(trouble && 'catching_breath');
  });

  test('a client that disconnects does not count as database trouble', () => {
    expect(troubleOf(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))).toBeNull();
    expect(troubleOf(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }))).toBeNull();
  });
});
