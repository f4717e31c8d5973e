import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { createBus, notify } from './bus.ts';
import { createDatabase, createPool, type Database, transact } from './database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
let teller: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(createPool(database.url, 4));
  teller = new pg.Client({ connectionString: database.url });
  await teller.connect();
});
afterAll(async () => {
  await teller.end();
  await db.destroy();
  await database.drop();
});

const open = (onLoss: (error?: Error) => void = () => undefined) => createBus(database.url, onLoss);

/** Ends every connection that reads events. */
const cut = () =>
  teller.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'navaratna listen'`,
  );

/** Commits an event as another process does that dies right after. */
const tell = (channel: string, payload: string) =>
  teller.query('select publish_event($1, $2)', [channel, payload]);
const tellIn = (channel: string, ...payloads: string[]) =>
  transact(db, (tx) => notify(tx, channel, payloads));

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
  const bus = open((error) => losses.push(error));
  const heard = new Promise((resolve) => bus.subscribe('things', resolve));
  await bus.start();
  const changes: boolean[] = [];
  bus.onConnectionChange((back) => changes.push(back));
  await cut();
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
