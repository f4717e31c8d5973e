import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { startDatabaseProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';
import { createListenConnection } from './listen-connection.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let line: TcpProxy;
beforeAll(async () => {
  database = await createTestDatabase();
  line = await startDatabaseProxy(database.url);
});
afterAll(async () => {
  await line.close();
  await database.drop();
});

test('a process whose network loses every packet notices, drops what it has cached, and hears events again', async () => {
  const heard: string[] = [];
  const states: string[] = [];
  const connection = createListenConnection(
    line.urlOf(database.url),
    {
      channels: () => ['news'],
      onNotification: (_channel, payload) => void heard.push(payload),
      onConnect: async () => void states.push('connected'),
      onLoss: (error) => void states.push(error?.message ?? 'ended'),
    },
    1000,
  );
  const teller = new pg.Client({ connectionString: database.url });
  await teller.connect();
  const tell = (payload: string) => teller.query('select pg_notify($1, $2)', ['news', payload]);
  try {
    await connection.connect();
    const holder = connection.holder();
    await tell('first');
    await expect.poll(() => heard).toEqual(['first']);

    line.freeze();
    await tell('nobody hears this');
    await expect.poll(() => states).toContain('the LISTEN connection is silent');
    expect(connection.holder()).toBeNull();

    // The old backend lives on at first, and holds the life lock that the new connection takes.
    await line.mend();
    await expect.poll(() => states.at(-1)).toBe('connected');
    expect(connection.holder()).toBe(holder);
    await tell('second');
    await expect.poll(() => heard.at(-1)).toBe('second');
  } finally {
    await connection.close();
    await teller.end();
  }
});
