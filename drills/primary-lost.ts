import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '#server/platform/database/account.ts';
import { prepareAsOwner } from '#server/prepare.ts';
import { type PairServer, startPair } from '../scripts/postgres/pair.ts';
import { type Drill, requireNone } from './parts/drill.ts';
import { type Load, startLoad } from './parts/load.ts';
import { figuresOf, proveShop } from './parts/proof.ts';
import { startShop } from './parts/shop.ts';
import { prepareStage } from './parts/stage.ts';

const debian = { folder: '/usr/lib/postgresql/15', version: '15' };
/** What a cluster manager takes to notice that a primary is gone. */
const noticeMs = 2000;
const goesOnWithinMs = 15_000;

/** Returns the address of the shop's account on these servers, as libpq writes it. */
const shopUrlOf = (servers: readonly PairServer[]): string =>
  `postgres://navaratna_shop:a-password-of-the-drill@${servers.map(({ port }) => `127.0.0.1:${port}`).join(',')}/navaratna`;

/** Returns the rows that were written to a server since it started. */
const writtenTo = (server: PairServer): Promise<number> =>
  withClient(server.urlOf(), async (client) => {
    const { rows } = await client.query(
      'select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int as n from pg_stat_user_tables',
    );
    return Number(rows[0]?.n);
  });

/** Waits for the next confirmed order. Returns the milliseconds since `from`, or null when it took too long. */
async function nextOrder({ known }: Load, from: number): Promise<number | null> {
  const before = known.orders.length;
  while (known.orders.length === before) {
    if (performance.now() - from > goesOnWithinMs) return null;
    await wait(20);
  }
  return performance.now() - from;
}

/** Kills the primary of a pair under load, promotes its standby, and brings the old primary back as a primary. */
export const drill: Drill = {
  name: 'primary-lost',
  proves:
    'a lost primary costs no confirmed order, the shop goes on by itself, and the old primary gets no write when it is back',
  found:
    'nothing yet: it would find a write that does not wait for the standby, or a connection that trusts an old primary',
  packages: ['postgresql-15'],
  async run(room) {
    const pair = await startPair({ home: join(room.folder, 'pair'), binaries: debian, synchronous: true });
    room.after(pair.stop);
    const { primary, standby } = pair;
    await prepareAsOwner({ ownerUrl: primary.urlOf(), shopUrl: shopUrlOf([primary]) }, { sandbox: true });
    const stage = await prepareStage(shopUrlOf([primary]), {
      buyers: 8,
      goods: 12,
      pieces: 100_000,
      pairs: 2,
    });
    const options = { databaseUrl: shopUrlOf([primary, standby]) };
    const shops = [await startShop(room, options), await startShop(room, options)];
    const load = await startLoad(stage, () => shops.map(({ base }) => base));
    room.after(load.stop);
    await wait(room.full ? 60_000 : 6000);

    const problems: string[] = [];
    const killed = performance.now();
    await primary.kill();
    await wait(noticeMs);
    await standby.promote();
    const promoted = performance.now();
    const away = await nextOrder(load, killed);
    if (away === null) problems.push(`no order within ${goesOnWithinMs} ms of the loss`);
    room.say(`orders again ${Math.round(performance.now() - promoted)} ms after the promotion`);
    await wait(room.full ? 60_000 : 5000);

    await primary.start({ alone: true });
    await wait(room.full ? 60_000 : 8000);
    const written = await writtenTo(primary);
    if (written > 0) problems.push(`${written} rows were written to the old primary`);
    if (!shops.every((shop) => shop.log().includes('old database primary refused')))
      problems.push('a process did not say that it refuses the old primary');
    await load.stop();
    problems.push(...(await proveShop({ ownerUrl: standby.urlOf(), stage, load })));

    // A process that starts while only the old primary answers must not serve.
    for (const shop of shops) await shop.stop();
    await standby.kill();
    const started = await startShop(room, options).then(
      () => true,
      () => false,
    );
    if (started) problems.push('a process started on the old primary');
    requireNone(problems);
    return {
      'seconds without orders': ((away ?? 0) / 1000).toFixed(1),
      'rows written to the old primary': written,
      ...figuresOf(load),
    };
  },
};
