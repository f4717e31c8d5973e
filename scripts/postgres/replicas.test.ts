import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withClient } from '#server/platform/database/account.ts';
import { createBus } from '#server/platform/database/bus.ts';
import { createDatabase, createPool, type Database } from '#server/platform/database/database.ts';
import { createLagMeter } from '#server/platform/database/lag.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { createReplicas, type Replicas } from '#server/platform/database/replicas.ts';
import { troubleOf } from '#server/platform/database/trouble.ts';
import { readOwnWrites } from '#server/platform/http/read-own-writes.ts';
import { startPair } from './pair.ts';

// Much more than the half second between two looks, also when one comes late.
const maxLagMs = 3000;

describe('reads that may be a moment old', () => {
  let pair: Awaited<ReturnType<typeof startPair>>;
  let db: Database;
  let replicas: Replicas;
  const changes: boolean[] = [];
  beforeAll(async () => {
    pair = await startPair({ home: await mkdtemp(join(tmpdir(), 'navaratna-replica-')) });
    await migrate(pair.primary.urlOf());
    const pool = createPool(pair.primary.urlOf(), 3);
    db = createDatabase(pool);
    await sql`create table things (n int)`.execute(db);
    replicas = createReplicas(pool, {
      urls: [pair.standby.urlOf()],
      maxLagMs,
      onChange: ({ isUsed }) => changes.push(isUsed),
    });
  });
  afterAll(async () => {
    await replicas?.close();
    await db?.destroy();
    await pair?.stop();
  });

  const fromStandby = async (): Promise<boolean> =>
    (await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(replicas.reader)).rows[0]
      ?.standby ?? false;
  const onStandby = (text: string) => withClient(pair.standby.urlOf(), (client) => client.query(text));
  const add = () => sql`insert into things values (1)`.execute(db);

  test('an address for writing that leads to a standby is refused, as a database that is away', async () => {
    const pool = createPool(pair.standby.urlOf(), 1);
    const error = await pool.query('select 1').catch((problem: unknown) => problem);
    expect(troubleOf(error)).toBe('away');
    await pool.end();
  });

  test('come from a standby, which refuses writes; whoever has just written reads from the writer', async () => {
    await expect.poll(fromStandby).toBe(true);
    await expect(sql`insert into things values (2)`.execute(replicas.reader)).rejects.toMatchObject({
      code: '25006',
    });
    replicas.wrote('asha');
    expect(await replicas.readAs('asha', fromStandby)).toBe(false);
    for (const reader of ['meera', null])
      await expect.poll(() => replicas.readAs(reader, fromStandby)).toBe(true);
  });

  test('what staff write on one process they read from the writer on the other', async () => {
    const buses = [1, 2].map(() => createBus(pair.primary.urlOf(), () => undefined));
    const pool = createPool(pair.primary.urlOf(), 1);
    const others = createReplicas(pool, {
      urls: [pair.standby.urlOf()],
      maxLagMs,
      onChange: () => undefined,
    });
    const [around, other] = buses.map((bus, n) => readOwnWrites({ replicas: n ? others : replicas, bus }));
    await Promise.all(buses.map((bus) => bus.start()));
    const readOnOther = (userId: string) =>
      other?.({ userId, isWrite: false, isStaff: true }, async () => {
        const asked = sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(others.reader);
        return (await asked).rows[0]?.standby;
      });
    await expect.poll(() => readOnOther('ravi')).toBe(true);
    await around?.({ userId: 'ravi', isWrite: true, isStaff: true }, add);
    await expect.poll(() => readOnOther('ravi')).toBe(false);
    await expect.poll(() => readOnOther('sita')).toBe(true);
    await Promise.all(buses.map((bus) => bus.close()));
    await others.close();
    await pool.end();
  });

  test('a standby that falls behind the bound is left out, and used again when it has caught up', async () => {
    await onStandby('select pg_wal_replay_pause()');
    await add();
    await expect.poll(fromStandby).toBe(false);
    const [state] = replicas.states();
    expect(state?.lagMs).toBeGreaterThan(maxLagMs);
    await onStandby('select pg_wal_replay_resume()');
    await expect.poll(fromStandby).toBe(true);
    expect(changes).toEqual([true, false, true]);
  });

  test('a standby that dies costs no read: the writer answers', async () => {
    await expect.poll(fromStandby).toBe(true);
    const slow = sql<{ n: number }>`select 7 as n from pg_sleep(0.5)`.execute(replicas.reader);
    await pair.standby.kill();
    expect((await slow).rows).toEqual([{ n: 7 }]);
    for (let n = 0; n < 10; n += 1) expect(await fromStandby()).toBe(false);
    expect(replicas.counts().writer).toBeGreaterThan(9);
  });
});

test('the lag is measured with one clock, and unknown when it cannot be known', () => {
  const meter = createLagMeter();
  expect(meter.lagOf(100, 0)).toBeNull();
  meter.add(100, 1000);
  // What it lacks may have been written long before the first look.
  expect(meter.lagOf(99, 1000)).toBeNull();
  expect(meter.lagOf(100, 1000)).toBe(0);
  meter.add(200, 2000);
  meter.add(200, 3000);
  expect(meter.lagOf(200, 3000)).toBe(0);
  // It lacks something that was written after the look at 1000.
  expect(meter.lagOf(150, 3500)).toBe(2500);
  expect(meter.lagOf(200, 7000)).toBeNull();
  // Another primary counts from a lower position.
  meter.add(50, 8000);
  expect(meter.lagOf(50, 8000)).toBe(0);
  expect(meter.lagOf(10, 8000)).toBeNull();
});
