import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { createDatabase, createPool } from '../database/database.ts';

const token = 'the token of the operator';
let testShop: TestShop;
let buyer: Person;
beforeAll(async () => {
  testShop = await startTestShop({ env: { METRICS_TOKEN: token } });
  buyer = await testShop.customer();
});
afterAll(() => testShop.close());

const metrics = (authorization?: string) =>
  fetch(`${testShop.base}/metrics`, { headers: authorization ? { authorization } : {} });

describe('metrics', () => {
  test.each([
    undefined,
    'Bearer ',
    'Bearer the token of the operatoR',
    'Bearer the token of the operator and more',
    'Basic eA==',
  ])('%s is refused', async (authorization) => {
    const answer = await metrics(authorization);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain('http_request_seconds');
  });

  test('a session is not the token, not even that of an admin', async () => {
    const admin = await testShop.admin();
    expect((await metrics(`Bearer ${admin.token}`)).status).toBe(401);
  });

  test('cover requests by route pattern, database, jobs, sockets, cache, event loop and memory', async () => {
    await testShop.visitor('GET /api/auth/products');
    await testShop.visitor('GET /api/auth/products');
    await buyer.api('GET /api/auth/cart/{userId}', { params: { userId: buyer.userId } });
    await fetch(`${testShop.base}/no/such/place/${buyer.email}`);
    await fetch(`${testShop.base}/healthz`, { method: 'PROPFIND' }).catch(() => undefined);
    const answer = await metrics(`Bearer ${token}`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    const value = (line: string) =>
      Number(
        text
          .split('\n')
          .find((one) => one.startsWith(`${line} `))
          ?.slice(line.length),
      );
    expect(
      value('http_request_seconds_count{method="GET",route="/api/auth/cart/:userId",status="200"}'),
    ).toBe(1);
    expect(value('page_cache_requests_total{result="hit"}')).toBeGreaterThanOrEqual(1);
    for (const name of [
      'database_connections{state="idle"}',
      'database_connections{state="waiting"}',
      'jobs{queue="mail",state="failed"}',
      'jobs{queue="mail",state="waiting"}',
      'webhooks_open',
      'sockets_open',
      'page_cache_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ])
      expect(value(name), name).toBeGreaterThanOrEqual(0);
    for (const personal of [buyer.userId, buyer.email, buyer.phone, '/no/such'])
      expect(text).not.toContain(personal);
  });

  test('without a token in the environment /metrics does not exist', async () => {
    const other = await startTestShop({ databaseUrl: testShop.databaseUrl });
    expect((await fetch(`${other.base}/metrics`)).status).toBe(404);
    await other.close();
  });
});

describe('logs', () => {
  test('every response has the request id of the log, and a client cannot choose it', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const answer = await fetch(`${testShop.base}/healthz`, { headers: { 'x-request-id': 'mine' } });
        return answer.headers.get('x-request-id');
      }),
    );
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });

  test('a slow statement is logged with its text and without its values; a fast one is not', async () => {
    const report = vi.fn();
    const patient = createDatabase(createPool(testShop.databaseUrl, 1), { ms: 60_000, report });
    await sql`select ${'a secret'}::text`.execute(patient);
    await patient.destroy();
    expect(report).not.toHaveBeenCalled();
    const db = createDatabase(createPool(testShop.databaseUrl, 1), { ms: 200, report });
    await sql`select pg_sleep(0.25), ${'a secret'}::text`.execute(db);
    await db.destroy();
    expect(report).toHaveBeenCalledTimes(1);
    const [{ statement, ms }] = report.mock.calls[0] as [{ statement: string; ms: number }];
    expect(statement).toBe('select pg_sleep(0.25), $1::text');
    expect(ms).toBeGreaterThan(200);
  });
});
