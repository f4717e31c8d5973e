import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { freePort } from '../../testing/free-port.ts';
import { type ShopProcess, startShopProcess } from '../../testing/shop-process-control.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let shop: ShopProcess;
/** A connection outside the shop, to watch and end others. In a transaction pg_stat_activity would be a snapshot. */
let admin: pg.Client;
let holder: pg.Client;
let base: string;
let ended = false;

beforeAll(async () => {
  database = await createTestDatabase();
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  shop = await startShopProcess({
    DATABASE_URL: database.url,
    PORT: String(port),
    RATE_LIMIT_FACTOR: '1000',
  });
  void shop.ended.then(() => {
    ended = true;
  });
  admin = new pg.Client({ connectionString: database.url, application_name: 'test' });
  await admin.connect();
  holder = new pg.Client({ connectionString: database.url, application_name: 'test' });
  await holder.connect();
});
afterAll(async () => {
  await admin.end();
  await holder.end();
  await shop.kill();
  await database.drop();
});

const signUp = (n: number) =>
  fetch(`${base}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Buyer',
      lastName: '',
      email: `buyer${n}@example.test`,
      phone: String(9_000_000_000 + n),
      password: 'a good password',
      agreedToTerms: true,
    }),
  });

/**
 * Ends every connection of the shop: pool, LISTEN, jobs and sandbox. Returns their number. Workers of autovacuum stand
 * in the same view; they are the superuser's, and ending one is refused.
 */
const endAll = async (): Promise<number> => {
  const { rows } = await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name <> 'test' and backend_type = 'client backend'`,
  );
  return rows.length;
};
/** Returns the number of sign-ups that wait for the table of people. Jobs of earlier ones may wait for it too. */
const waiting = async (): Promise<number> => {
  const { rows } = await admin.query(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query like 'insert into "users"%'`,
  );
  return rows.length;
};
const works = async (from: number): Promise<void> => {
  let n = from;
  const next = async () => {
    n += 1;
    return (await signUp(n)).status;
  };
  await expect.poll(next).toBe(201);
  expect(ended).toBe(false);
};

test('connections that break while their statements run: 503 with a message, and the next request works', async () => {
  await works(10);
  await holder.query('begin; lock table users in access exclusive mode');
  const hanging = [2, 3, 4, 5, 6].map((n) => signUp(n));
  await expect.poll(waiting).toBeGreaterThanOrEqual(5);
  expect(await endAll()).toBeGreaterThan(5);
  await holder.query('rollback');
  for (const answer of await Promise.all(hanging)) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({
      code: 'catching_breath',
      message: expect.stringContaining('try again'),
    });
  }
  await works(20);
});

test('connections that break between two statements of a transaction, and while they are idle', async () => {
  let n = 100;
  let stop = false;
  const statuses = new Set<number>();
  const load = Promise.all(
    Array.from({ length: 6 }, async () => {
      while (!stop) {
        n += 1;
        const answer = await signUp(n);
        statuses.add(answer.status);
        await answer.text();
      }
    }),
  );
  for (let round = 0; round < 8; round += 1) {
    const before = n;
    await endAll();
    await expect.poll(() => n).toBeGreaterThan(before + 5);
  }
  stop = true;
  await load;
  expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  await endAll();
  await works(900);
  expect((await fetch(`${base}/readyz`)).status).toBe(200);
});
