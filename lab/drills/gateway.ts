import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Drill, requireNone } from './parts/drill.ts';
import { startLoad } from './parts/load.ts';
import { figuresOf, proveShop } from './parts/proof.ts';
import { createScratch } from './parts/scratch.ts';
import { startShop } from './parts/shop.ts';
import { prepareStage } from './parts/stage.ts';

const kinds = ['slow', 'slow', '500', '502', '429', 'reset'] as const;

/** Orders a failure of the gateway's next calls: some are slow, some fail, some act and then lose the connection. */
async function orderFault(base: string): Promise<void> {
  const answer = await fetch(`${base}/sandbox/cashfree/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      next: kinds[randomInt(kinds.length)],
      path: '/pg/*',
      times: randomInt(1, 5),
      delay_ms: randomInt(500, 17_000),
    }),
  });
  if (!answer.ok) throw new Error(`The sandbox refused a fault: ${answer.status}`);
  await answer.arrayBuffer();
}

/** Makes the gateway slow and faulty while people pay, with webhooks that come twice, late or never. */
export const drill: Drill = {
  name: 'gateway',
  proves:
    'every payment that the gateway took is applied once, and a slow gateway slows nothing but payments',
  found:
    'in an hour of faults: a second payment with a lost webhook that was refunded only an hour later, and checks that were seven minutes late, because twenty waited for the slowest',
  packages: [],
  async run(room) {
    const seconds = room.full ? 3600 : 75;
    const scratch = await createScratch(room);
    const stage = await prepareStage(scratch.url, { buyers: 12, products: 12, pieces: 100_000, pairs: 1 });
    const shop = await startShop(room, { databaseUrl: scratch.url });
    const load = await startLoad(stage, () => [shop.base], { online: 5, topUps: 4, cash: 1 });
    room.after(load.stop);
    let faults = 0;
    let slowestRead = 0;
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(700)) {
      await orderFault(shop.base);
      faults += 1;
      const started = performance.now();
      await (await fetch(`${shop.base}/api/auth/products?limit=3&q=bead${faults}`)).arrayBuffer();
      slowestRead = Math.max(slowestRead, performance.now() - started);
      if (faults % 30 === 0) room.say(`${faults} faults ordered`);
    }
    await fetch(`${shop.base}/sandbox/cashfree/control/faults`, { method: 'DELETE' });
    await load.stop();
    requireNone(await proveShop({ ownerUrl: scratch.ownerUrl, stage, load }, { patienceMs: 100_000 }));
    requireNone(slowestRead < 5000 ? [] : [`a search took ${Math.round(slowestRead)} ms meanwhile`]);
    return { faults, 'slowest search ms': Math.round(slowestRead), ...figuresOf(load) };
  },
};
