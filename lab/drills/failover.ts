import { setTimeout as wait } from 'node:timers/promises';
import { createTestDatabase } from '../../server/testing/database.ts';
import { type Drill, requireNone } from './parts/drill.ts';
import { type Load, startLoad } from './parts/load.ts';
import { type Cluster, startCluster, untilWhole } from './parts/patroni.ts';
import { figuresOf, proveShop } from './parts/proof.ts';
import { type DrillShop, startShop } from './parts/shop.ts';
import { prepareStage } from './parts/stage.ts';

/** How long the primary is cut off, and within what time buyers must be able to order again. */
const cutMs = 60_000;
const orderWithinMs = 30_000;
/** Who is cut off in the long form. */
const longRoles = ['Leader', 'Sync Standby', 'Leader'] as const;

/** Creates the shop's database on the cluster. Returns its addresses. */
async function createDatabaseOn({ adminUrl, readPort }: Cluster) {
  const before = process.env.TEST_DATABASE_URL;
  process.env.TEST_DATABASE_URL = adminUrl;
  try {
    const { url, ownerUrl } = await createTestDatabase();
    return { url, ownerUrl, readUrl: Object.assign(new URL(url), { port: String(readPort) }).href };
  } finally {
    if (before === undefined) delete process.env.TEST_DATABASE_URL;
    else process.env.TEST_DATABASE_URL = before;
  }
}

/** Watches something that comes and goes. `stop` returns its longest pause in milliseconds, also one that goes on. */
function watch(look: () => boolean | Promise<boolean>, everyMs: number): { stop(): Promise<number> } {
  let stopped = false;
  const seen = [Date.now()];
  const watching = (async () => {
    for (; !stopped; await wait(everyMs)) if (await look()) seen.push(Date.now());
  })();
  return {
    async stop() {
      stopped = true;
      await watching;
      seen.push(Date.now());
      return Math.max(...seen.slice(1).map((at, n) => at - (seen[n] ?? at)));
    },
  };
}

/** Returns a look that is true when a number has grown since the last look. */
function whenGrown(numberOf: () => number): () => boolean {
  let last = numberOf();
  return () => {
    const before = last;
    last = numberOf();
    return last > before;
  };
}

const nameOf = (cluster: Cluster, role: string): string =>
  cluster.members().find(({ Role }) => Role === role)?.Member ?? 'nobody';

/** What buyers felt of a cut, in milliseconds, and what was wrong. */
type Cut = { orderPause: number; readyPause: number; problems: string[] };

/** Cuts a machine off for a minute. `heir` is the machine that has to lead afterwards, also when the other one is back. */
async function cutOff(
  { cluster, shop, load }: { cluster: Cluster; shop: DrillShop; load: Load },
  machine: string,
  heir: string,
): Promise<Cut> {
  const orders = watch(
    // An equal order within ten minutes is the same one, and was confirmed before.
    whenGrown(() => new Set(load.known.orders.map(({ orderId }) => orderId)).size),
    50,
  );
  const ready = watch(
    () => fetch(`${shop.base}/readyz`).then((answer) => answer.text().then(() => answer.ok)),
    200,
  );
  cluster.cut(machine);
  await wait(cutMs);
  const [orderPause, readyPause] = [await orders.stop(), await ready.stop()];
  const meanwhile = nameOf(cluster, 'Leader');
  cluster.mend(machine);
  await untilWhole(cluster);
  const later = nameOf(cluster, 'Leader');
  return {
    orderPause,
    readyPause,
    problems: [
      ...(meanwhile === heir ? [] : [`${machine} cut off: ${meanwhile} led, not ${heir}`]),
      ...(later === heir ? [] : [`${machine} back: ${later} led, not ${heir}`]),
      ...(orderPause <= orderWithinMs ? [] : [`${machine} cut off: no order for ${orderPause} ms`]),
    ],
  };
}

/** Cuts the primary of a Patroni cluster off from everybody while clients buy and talk; in the long form standbys too. */
export const drill: Drill = {
  name: 'failover',
  proves:
    'a primary that is cut off loses no confirmed order, a standby takes over, and buyers order again within 30 s',
  found:
    "Patroni 3.0.2 with etcd3: when the network mended, the primary of before took the lock back from the new one; with etcd's interface of version 2 it does not",
  packages: ['patroni', 'etcd-server', 'haproxy', 'postgresql-15'],
  root: true,
  async run(room) {
    const cluster = await startCluster(room);
    room.say('a primary and two standbys run');
    const { url, ownerUrl, readUrl } = await createDatabaseOn(cluster);
    const stage = await prepareStage(url, { buyers: 12, products: 150, pieces: 100_000, pairs: 2 });
    const shop = await startShop(room, { databaseUrl: url, environment: { DATABASE_READ_URL: readUrl } });
    // No orders online: a second payment whose webhook is lost is found within the hour, which the drill gateway proves.
    const mix = { cash: 5, online: 0, paceMs: 150 };
    const load = await startLoad(stage, () => [shop.base], mix);
    room.after(load.stop);
    const problems: string[] = [];
    const [pauses, silences]: [number[], number[]] = [[], []];
    for (const role of room.full ? longRoles : (['Leader'] as const)) {
      await wait(8000);
      const [machine, standby] = [nameOf(cluster, role), nameOf(cluster, 'Sync Standby')];
      const heir = role === 'Leader' ? standby : nameOf(cluster, 'Leader');
      const cut = await cutOff({ cluster, shop, load }, machine, heir);
      room.say(
        `${machine}, ${role}, cut off: no order for ${cut.orderPause} ms, not ready for ${cut.readyPause}; ${heir} leads`,
      );
      problems.push(...cut.problems);
      pauses.push(cut.orderPause);
      silences.push(cut.readyPause);
    }
    await load.stop();
    requireNone([...problems, ...(await proveShop({ ownerUrl, stage, load }))]);
    return {
      cuts: pauses.length,
      'without an order, ms': pauses.join(', '),
      'not ready, ms': silences.join(', '),
      ...figuresOf(load),
    };
  },
};
