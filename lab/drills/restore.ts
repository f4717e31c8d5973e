import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectFolder } from '../../scripts/launcher/environment.ts';
import { markFolder } from '../../server/storage/folder-mark.ts';
import type { Acknowledged } from './parts/acknowledged.ts';
import { apiOf, settle } from './parts/ask.ts';
import { type Drill, requireNone } from './parts/drill.ts';
import { startLoad } from './parts/load.ts';
import { figuresOf, proveShop } from './parts/proof.ts';
import { createScratch, type Scratch } from './parts/scratch.ts';
import { drillEnvironment, startShop } from './parts/shop.ts';
import { prepareStage, type Stage } from './parts/stage.ts';

/** Runs a command of `npm run db` on a database. Throws with what it printed when it fails. */
async function db(folder: string, { url, ownerUrl }: Scratch, args: string[]): Promise<void> {
  const child = spawn(process.execPath, ['scripts/db.ts', ...args], {
    cwd: projectFolder,
    env: {
      ...process.env,
      ...drillEnvironment({ folder }, { databaseUrl: url }, 0),
      DATABASE_OWNER_URL: ownerUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      printed += bytes;
    });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`db ${args[0]} failed:\n${printed.slice(-1500)}`);
}

/** Splits confirmed orders into those that the restored shop knows and those that are gone. */
async function sortOrders(base: string, { buyers }: Stage, { orders }: Acknowledged) {
  const there: Acknowledged['orders'] = [];
  const gone: Acknowledged['orders'] = [];
  for (const order of orders) {
    const buyer = buyers.find(({ userId }) => userId === order.userId) ?? null;
    const outcome = await settle(
      apiOf(base, buyer)('GET /api/auth/order/{id}', { params: { id: order.orderId } }),
    );
    (outcome.kind === 'done' ? there : gone).push(order);
  }
  return { there, gone };
}

/** Backs a shop up while it sells, lets it sell on, loses it, and sells on from the back-up. */
export const drill: Drill = {
  name: 'restore',
  proves:
    'a back-up of a selling shop has all that was confirmed before it began, agrees with itself, and sells on',
  found:
    'nothing yet: it would find a table that is left out, a sequence that starts over, or a snapshot that is torn',
  packages: [],
  async run(room) {
    const seconds = room.full ? 600 : 15;
    const old = await createScratch(room);
    const stage = await prepareStage(old.url, { buyers: 12, products: 12, pieces: 100_000, pairs: 1 });
    // The stage was made by a shop with another folder of files.
    await markFolder(join(room.folder, 'storage'));
    const first = await startShop(room, { databaseUrl: old.url });
    const load = await startLoad(stage, () => [first.base]);
    room.after(load.stop);
    await wait(seconds * 1000);
    const before = load.known.orders.length;
    const file = join(room.folder, 'last-night.tar.gz');
    const began = Date.now();
    await db(room.folder, old, ['backup', file]);
    const backupMs = Date.now() - began;
    room.say(`backed up in ${backupMs} ms, after ${before} orders`);
    await wait(seconds * 500);
    await load.stop();
    await first.kill();

    const copy = await createScratch(room);
    const restoring = Date.now();
    await db(room.folder, copy, ['restore', file, '--force']);
    const restoreMs = Date.now() - restoring;
    room.say(`restored in ${restoreMs} ms`);
    const second = await startShop(room, { databaseUrl: copy.url });
    const { there, gone } = await sortOrders(second.base, stage, load.known);
    const early = new Set(load.known.orders.slice(0, before));
    const lost = gone.filter((order) => early.has(order));
    requireNone(lost.map(({ orderId }) => `order ${orderId} was confirmed before the back-up, and is gone`));

    const next = await startLoad(stage, () => [second.base], { chats: false });
    room.after(next.stop);
    await wait(seconds * 700);
    await next.stop();
    const known = { ...next.known, orders: [...there, ...next.known.orders] };
    requireNone(await proveShop({ ownerUrl: copy.ownerUrl, stage, load: { known, talks: [] } }));
    return {
      'orders before': before,
      'orders lost with the machine': gone.length,
      'backup ms': backupMs,
      'restore ms': restoreMs,
      ...figuresOf(next),
    };
  },
};
