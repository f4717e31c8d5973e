import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { createBus } from './bus.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let teller: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  teller = new pg.Client({ connectionString: database.url });
  await teller.connect();
});
afterAll(async () => {
  await teller.end();
  await database.drop();
});

const tell = (channel: string, payload: string) =>
  teller.query('select pg_notify($1, $2)', [channel, payload]);

test('a started process receives every notification from then on, on every channel', async () => {
  const bus = createBus(database.url, () => undefined);
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

test('caches filled before the start are dropped: nobody was notified of changes in between', async () => {
  const bus = createBus(database.url, () => undefined);
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

test('a lost connection is reported and restored, and notifications arrive again', async () => {
  const losses: (Error | undefined)[] = [];
  const bus = createBus(database.url, (error) => losses.push(error));
  const heard = new Promise((resolve) => bus.subscribe('things', resolve));
  await bus.start();
  const back = new Promise<void>((resolve) => {
    // First at the loss, then when the connection is restored.
    let times = 0;
    bus.onConnectionChange(() => {
      times += 1;
      if (times === 2) resolve();
    });
  });
  await teller.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'navaratna listen'`,
  );
  await back;
  await tell('things', 'news');
  expect(await heard).toBe('news');
  expect(losses).toHaveLength(1);
  await bus.close();
});
