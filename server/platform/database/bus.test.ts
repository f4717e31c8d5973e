import { createClient } from '@redis/client';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { hasRedis, startRedis, type TestRedis } from '../../testing/redis.ts';
import { onCheckpoint } from '../core/checkpoint.ts';
import { type Bus, createBus, notify } from './bus.ts';
import { createDatabase, createPool, type Database, transact } from './database.ts';
import { createRedisBus } from './redis-bus.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
let teller: pg.Client;
let redis: TestRedis | null = null;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(createPool(database.url, 4));
  teller = new pg.Client({ connectionString: database.url });
  await teller.connect();
  if (hasRedis) redis = await startRedis();
});
afterAll(async () => {
  await teller.end();
  await db.destroy();
  await redis?.stop();
  await database.drop();
});

type Loss = (error?: Error) => void;
const overRedis = (onLoss: Loss = () => undefined, keep?: number): Bus =>
  createRedisBus({ databaseUrl: database.url, eventsUrl: redis?.url ?? '', ...(keep && { keep }) }, onLoss);

/** Ends every connection that reads events. */
const cut = {
  PostgreSQL: () =>
    teller.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'navaratna listen'`,
    ),
  Redis: async () => {
    const client = await createClient({ url: redis?.url ?? '' }).connect();
    await client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes']);
    client.destroy();
  },
};

/** Commits an event as another process does that dies right after. */
const tell = (channel: string, payload: string) =>
  teller.query('select publish_event($1, $2)', [channel, payload]);
const tellIn = (channel: string, ...payloads: string[]) =>
  transact(db, (tx) => notify(tx, channel, payloads));

describe.each([
  { over: 'PostgreSQL' as const, runs: true, create: (onLoss: Loss) => createBus(database.url, onLoss) },
  { over: 'Redis' as const, runs: hasRedis, create: (onLoss: Loss) => overRedis(onLoss) },
])('over $over', ({ over, runs, create }) => {
  const it = test.skipIf(!runs);
  const open = () => create(() => undefined);

  it('a started process receives every event from then on, on every channel, in order', async () => {
    const bus = open();
    const channels = Array.from({ length: 40 }, (_, i) => `channel ${i}`);
    const heard: string[] = [];
    for (const channel of channels) bus.subscribe(channel, (payload) => heard.push(payload));
    const last = new Promise((resolve) => bus.subscribe('channel 0', resolve));
    await bus.start();
    for (const channel of channels.toReversed()) await tell(channel, channel);
    await last;
    expect(heard).toEqual(channels.toReversed());
    await bus.close();
  });

  it('caches filled before the start are dropped: nobody was notified of changes in between', async () => {
    const bus = open();
    let remembered: string | null = 'old';
    bus.subscribe('things', () => {
      remembered = null;
    });
    bus.onConnectionChange(() => {
      remembered = null;
    });
    await tell('things', 'new');
    await bus.start();
    expect(remembered).toBeNull();
    await bus.close();
  });

  it('a lost connection is reported and restored, and events arrive again', async () => {
    const losses: (Error | undefined)[] = [];
    const bus = create((error) => losses.push(error));
    const heard = new Promise((resolve) => bus.subscribe('things', resolve));
    await bus.start();
    const changes: boolean[] = [];
    bus.onConnectionChange((back) => changes.push(back));
    await cut[over]();
    await expect.poll(() => changes).toEqual([false, true]);
    await tell('things', 'news');
    expect(await heard).toBe('news');
    expect(losses).toHaveLength(1);
    await bus.close();
  });

  it('what several processes write arrives at every process, each commit in order', async () => {
    const [writer, ...readers] = [open(), open(), open()];
    const heard: string[][] = readers.map(() => []);
    for (const [i, bus] of readers.entries()) bus.subscribe('things', (payload) => heard[i]?.push(payload));
    for (const bus of [writer, ...readers]) await bus?.start();
    const said: string[] = [];
    for (let n = 0; n < 60; n += 3) {
      const three = [n, n + 1, n + 2].map(String);
      await tellIn('things', ...three);
      said.push(...three);
    }
    await expect.poll(() => heard).toEqual([said, said]);
    const [gone, stays] = readers;
    await gone?.close();
    await tellIn('things', 'last');
    await expect.poll(() => heard[1]?.at(-1)).toBe('last');
    await stays?.close();
    await writer?.close();
  });

  it('a transaction that is rolled back tells nobody', async () => {
    const bus = open();
    const heard: string[] = [];
    bus.subscribe('things', (payload) => heard.push(payload));
    await bus.start();
    await expect(
      transact(db, async (tx) => {
        await notify(tx, 'things', ['never']);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await tellIn('things', 'done');
    await expect.poll(() => heard).toEqual(['done']);
    await bus.close();
  });

  it('an event outside of a transaction reaches the others', async () => {
    const [one, other] = [open(), open()];
    const heard = new Promise((resolve) => other.subscribe('whispers', resolve));
    await other.start();
    await one.start();
    await one.send('whispers', 'typing');
    expect(await heard).toBe('typing');
    await one.close();
    await other.close();
  });
});

describe.skipIf(!hasRedis)('a shop over Redis', () => {
  test('an event whose process died after the commit is relayed by another one', async () => {
    const bus = overRedis();
    const heard = new Promise((resolve) => bus.subscribe('things', resolve));
    await bus.start();
    // Nobody relays for this connection.
    await tell('things', 'left behind');
    expect(await heard).toBe('left behind');
    await expect.poll(async () => (await teller.query('select from event_outbox')).rowCount).toBe(0);
    await bus.close();
  });

  test('an event whose relay died before it was removed is relayed again, and heard once', async () => {
    const bus = overRedis();
    const heard: string[] = [];
    bus.subscribe('things', (payload) => heard.push(payload));
    await bus.start();
    let failures = 0;
    const free = onCheckpoint('event relayed, not removed', () => {
      failures += 1;
      if (failures < 3) throw new Error('died');
    });
    await tellIn('things', 'once');
    await expect.poll(() => failures).toBeGreaterThanOrEqual(3);
    free();
    await tellIn('things', 'then');
    await expect.poll(() => heard).toEqual(['once', 'then']);
    await bus.close();
  });

  test('a reader that fell behind what the stream keeps drops its caches', async () => {
    const bus = overRedis(undefined, 100);
    const heard: string[] = [];
    bus.subscribe('things', (payload) => heard.push(payload));
    await bus.start();
    let drops = 0;
    bus.onConnectionChange((back) => {
      expect(back).toBe(true);
      drops += 1;
    });
    // One commit, so the reader gets nothing before most of it is trimmed.
    await tellIn('things', ...Array.from({ length: 450 }, (_, n) => String(n)));
    await expect.poll(() => heard.at(-1)).toBe('449');
    expect(heard.length).toBeLessThan(450);
    expect(drops).toBe(1);
    await bus.close();
  });

  test('while a shop changes from NOTIFY to Redis, processes of both kinds hear both', async () => {
    const [old, modern] = [createBus(database.url, () => undefined), overRedis()];
    const heard: string[] = [];
    old.subscribe('things', (payload) => heard.push(`old ${payload}`));
    modern.subscribe('things', (payload) => heard.push(`new ${payload}`));
    await old.start();
    await modern.start();
    await tellIn('things', 'news');
    await expect.poll(() => heard.toSorted()).toEqual(['new news', 'old news']);
    await old.close();
    await modern.close();
  });

  test('a Redis that was away: the shop continues, and every cache is dropped when it is back', async () => {
    const own = await startRedis();
    const bus = createRedisBus({ databaseUrl: database.url, eventsUrl: own.url }, () => undefined);
    const heard: string[] = [];
    bus.subscribe('things', (payload) => heard.push(payload));
    await bus.start();
    const changes: boolean[] = [];
    bus.onConnectionChange((back) => changes.push(back));
    await own.stop();
    await expect.poll(() => changes[0]).toBe(false);
    await tellIn('things', 'meanwhile');
    const again = await startRedis(own.port);
    await expect.poll(() => changes.at(-1)).toBe(true);
    // Each attempt to connect that fails says so too.
    expect(changes.filter((back) => back)).toEqual([true]);
    await expect.poll(() => heard).toEqual(['meanwhile']);
    await bus.close();
    await again.stop();
  });
});

test.skipIf(!hasRedis)(
  'a Redis that hangs holds up no writer, and the others hear of it when it goes on',
  async () => {
    const own = await startRedis();
    const buses = [1, 2].map(() =>
      createRedisBus({ databaseUrl: database.url, eventsUrl: own.url }, () => undefined),
    );
    for (const bus of buses) await bus.start();
    const heard = new Promise((resolve) => buses[1]?.subscribe('things', resolve));
    own.freeze();
    await tellIn('things', 'late');
    own.thaw();
    expect(await heard).toBe('late');
    for (const bus of buses) await bus.close();
    await own.stop();
  },
);

test('a route that is opened waits for transactions that published before it existed', async () => {
  await teller.query(`delete from event_routes where route = 'notify'`);
  let commit = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let published = (): void => undefined;
  const written = new Promise<void>((resolve) => {
    published = resolve;
  });
  const late = transact(db, async (tx) => {
    await sql`select pg_current_xact_id()`.execute(tx);
    await notify(tx, 'things', ['on no route']);
    published();
    await held;
  });
  await written;
  const bus = createBus(database.url, () => undefined);
  let ready = false;
  const starting = bus.start().then(() => {
    ready = true;
  });
  await expect
    .poll(async () => (await teller.query(`select from event_routes where route = 'notify'`)).rowCount)
    .toBe(1);
  expect(ready).toBe(false);
  commit();
  await late;
  await starting;
  await bus.close();
});
