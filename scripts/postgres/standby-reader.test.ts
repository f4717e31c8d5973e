import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withClient } from '#server/platform/database/account.ts';
import { createDatabase, createPool, type Database } from '#server/platform/database/database.ts';
import { createStandbyReader, type StandbyReader } from '#server/platform/database/standby-reader.ts';
import { troubleOf } from '#server/platform/database/trouble.ts';
import { migrate } from '#server/schema/migrate.ts';
import { startPair } from './pair.ts';

// Much more than the half second between two looks, also when one comes late.
const maxLagMs = 3000;

describe('reads that may be a moment old', () => {
  let pair: Awaited<ReturnType<typeof startPair>>;
  let db: Database;
  let standby: StandbyReader;
  const changes: boolean[] = [];
  beforeAll(async () => {
    pair = await startPair(await mkdtemp(join(tmpdir(), 'navaratna-standby-')));
    await migrate(pair.primary);
    const pool = createPool(pair.primary, 3);
    db = createDatabase(pool);
    await sql`create table things (n int)`.execute(db);
    standby = createStandbyReader(pool, {
      url: pair.standby,
      maxLagMs,
      onChange: ({ isUsed }) => changes.push(isUsed),
    });
  });
  afterAll(async () => {
    await standby?.close();
    await db?.destroy();
    await pair?.stop();
  });

  const fromStandby = async (): Promise<boolean> =>
    (await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(standby.reader)).rows[0]
      ?.standby ?? false;
  const onStandby = (text: string) => withClient(pair.standby, (client) => client.query(text));
  const add = () => sql`insert into things values (1)`.execute(db);

  test('an address for writing that leads to a standby is refused, as a database that is away', async () => {
    const pool = createPool(pair.standby, 1);
    const error = await pool.query('select 1').catch((problem: unknown) => problem);
    expect(troubleOf(error)).toBe('away');
    await pool.end();
  });

  test('come from a standby, which refuses writes', async () => {
    await expect.poll(fromStandby).toBe(true);
    await expect(sql`insert into things values (2)`.execute(standby.reader)).rejects.toMatchObject({
      code: '25006',
    });
  });

  test('a standby that falls behind the bound is left out, and used again when it has caught up', async () => {
    await onStandby('select pg_wal_replay_pause()');
    await add();
    await expect.poll(fromStandby).toBe(false);
    expect(standby.state().lagMs).toBeGreaterThan(maxLagMs);
    await onStandby('select pg_wal_replay_resume()');
    await expect.poll(fromStandby).toBe(true);
    expect(changes).toEqual([true, false, true]);
  });

  test('a standby that goes away costs no later read: the primary answers', async () => {
    await expect.poll(fromStandby).toBe(true);
    await pair.stopStandby();
    for (let n = 0; n < 10; n += 1) expect(await fromStandby().catch(fromStandby)).toBe(false);
  });
});
