import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Drill, requireNone } from './parts/drill.ts';
import { startLoad } from './parts/load.ts';
import { figuresOf, proveShop } from './parts/proof.ts';
import { createScratch } from './parts/scratch.ts';
import { type DrillShop, startShop } from './parts/shop.ts';
import { prepareStage } from './parts/stage.ts';

/** Kills one of two processes with SIGKILL at a random moment, again and again, while clients buy, pay and talk. */
export const drill: Drill = {
  name: 'kill',
  proves: 'whatever the shop has confirmed survives kill -9 at any moment, and nothing happens twice',
  found:
    'nothing yet: it would find a write that is confirmed before its commit, or one that a repeated request makes twice',
  packages: [],
  async run(room) {
    const kills = room.full ? 1000 : 30;
    const scratch = await createScratch(room);
    const stage = await prepareStage(scratch.url, { buyers: 12, products: 12, pieces: 100_000, pairs: 3 });
    const shops = [
      await startShop(room, { databaseUrl: scratch.url }),
      await startShop(room, { databaseUrl: scratch.url }),
    ];
    // A client whose process dies goes to the other, or to the next start of the same.
    const load = await startLoad(stage, () => shops.map(({ base }) => base));
    room.after(load.stop);
    for (let n = 1; n <= kills; n += 1) {
      const shop = shops[n % shops.length] as DrillShop;
      await wait(randomInt(300, 2500));
      await shop.kill();
      await shop.start();
      if (n % 10 === 0) room.say(`${n} of ${kills} kills`);
    }
    await load.stop();
    requireNone(await proveShop({ ownerUrl: scratch.ownerUrl, stage, load }));
    return { kills, ...figuresOf(load) };
  },
};
