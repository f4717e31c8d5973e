import { setTimeout as wait } from 'node:timers/promises';
import { type Drill, requireNone } from './parts/drill.ts';
import { startLoad } from './parts/load.ts';
import { figuresOf, proveShop } from './parts/proof.ts';
import { createScratch } from './parts/scratch.ts';
import { startShop } from './parts/shop.ts';
import { prepareStage } from './parts/stage.ts';
import { startDatabaseProxy } from './parts/tcp-proxy.ts';

/** Cuts, freezes and slows the connections between a process and PostgreSQL, again and again. */
export const drill: Drill = {
  name: 'connections',
  proves: 'a database that is cut off, silent or slow costs time, never an order, a payment or a message',
  found:
    'nothing yet: it would find a transaction that is repeated though its commit went through unseen, or a pool that never recovers',
  packages: [],
  async run(room) {
    const rounds = room.full ? 200 : 8;
    const scratch = await createScratch(room);
    const stage = await prepareStage(scratch.url, { buyers: 12, products: 12, pieces: 100_000, pairs: 2 });
    const proxy = await startDatabaseProxy(scratch.url);
    room.after(proxy.close);
    const shop = await startShop(room, { databaseUrl: proxy.urlOf(scratch.url) });
    const load = await startLoad(stage, () => [shop.base]);
    room.after(load.stop);
    room.after(proxy.mend);
    const troubles = [
      { kind: 'cut', ms: 1500, cause: () => proxy.cut() },
      { kind: 'slow', ms: 3000, cause: () => proxy.slow(150) },
      { kind: 'frozen', ms: 4000, cause: () => proxy.freeze() },
      { kind: 'blink', ms: 50, cause: () => proxy.cut() },
    ];
    let slowestMs = 0;
    for (let n = 0; n < rounds; n += 1) {
      const { kind, ms, cause } = troubles[n % troubles.length] as (typeof troubles)[number];
      await wait(2000);
      await cause();
      await wait(ms);
      await proxy.mend();
      const mended = Date.now();
      while (!(await isReady(shop.base)) && Date.now() - mended < 60_000) await wait(50);
      const tookMs = Date.now() - mended;
      slowestMs = Math.max(slowestMs, tookMs);
      room.say(`${kind} for ${ms} ms, ready again after ${tookMs} ms`);
    }
    await load.stop();
    requireNone(await proveShop({ ownerUrl: scratch.ownerUrl, stage, load }));
    requireNone(shop.isRunning() ? [] : ['the process ended']);
    return { rounds, 'ready again, ms at most': slowestMs, ...figuresOf(load) };
  },
};

/** Returns whether the shop says that it serves, and an endpoint that needs the database answers. */
async function isReady(base: string): Promise<boolean> {
  const ok = async (path: string) =>
    fetch(base + path, { signal: AbortSignal.timeout(2000) }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );
  return (await ok('/readyz')) && (await ok(`/api/auth/products?limit=1&q=${Math.random()}`));
}
