import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '../../server/platform/database/account.ts';
import { type Pgbouncer, startPgbouncer } from '../../server/testing/pgbouncer.ts';
import { type Drill, requireNone } from './parts/drill.ts';
import { startLoad } from './parts/load.ts';
import { figuresOf, proveShop } from './parts/proof.ts';
import { createScratch } from './parts/scratch.ts';
import { startShop } from './parts/shop.ts';
import { prepareStage } from './parts/stage.ts';

const poolSize = 6;

/** Runs two processes behind PgBouncer in transaction mode, and restarts it again and again while clients buy and talk. */
export const drill: Drill = {
  name: 'pooler',
  proves: 'behind PgBouncer in transaction mode the shop loses nothing, also when PgBouncer is restarted',
  found: 'rate limits that prepared their statements by name, which a pooler gives to another connection',
  packages: ['pgbouncer'],
  async run(room) {
    const restarts = room.full ? 200 : 6;
    const scratch = await createScratch(room);
    const stage = await prepareStage(scratch.url, { buyers: 8, products: 12, pieces: 100_000, pairs: 2 });
    let pooler: Pgbouncer = await startPgbouncer(scratch.url, { poolSize });
    room.after(() => pooler.close());
    const options = { databaseUrl: pooler.url, environment: { DATABASE_DIRECT_URL: scratch.url } };
    const shops = [await startShop(room, options), await startShop(room, options)];
    const load = await startLoad(stage, () => shops.map(({ base }) => base));
    room.after(load.stop);
    let most = 0;
    const countConnections = () =>
      withClient(scratch.ownerUrl, async (client) => {
        const { rows } = await client.query(
          `select count(*) filter (where application_name = 'navaratna') as n from pg_stat_activity
            where datname = current_database()`,
        );
        most = Math.max(most, Number(rows[0]?.n));
      });
    const problems: string[] = [];
    for (let n = 1; n <= restarts; n += 1) {
      await wait(room.full ? 5000 : 3000);
      await countConnections();
      const before = load.known.orders.length;
      await pooler.close();
      pooler = await startPgbouncer(scratch.url, { poolSize, port: pooler.port });
      const end = Date.now() + 15_000;
      while (load.known.orders.length === before && Date.now() < end) await wait(50);
      if (load.known.orders.length === before) problems.push(`no order within 15 s of restart ${n}`);
      if (n % 20 === 0) room.say(`${n} restarts`);
    }
    for (const shop of shops)
      if (shop.log().includes('LISTEN connection lost')) problems.push('a LISTEN connection was lost');
    await load.stop();
    requireNone([...problems, ...(await proveShop({ ownerUrl: scratch.ownerUrl, stage, load }))]);
    return { restarts, 'server connections': most, ...figuresOf(load) };
  },
};
