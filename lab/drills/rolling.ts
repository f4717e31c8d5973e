import { setTimeout as wait } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { type Drill, type Figures, type Room, requireNone } from './parts/drill.ts';
import { type ProxyName, proxies, startProxy } from './parts/front.ts';
import { findLastTag, runEarlierTests } from './parts/last-tag.ts';
import { type Load, startLoad } from './parts/load.ts';
import { figuresOf, proveShop } from './parts/proof.ts';
import { createScratch } from './parts/scratch.ts';
import { type DrillShop, startShop } from './parts/shop.ts';
import { prepareStage } from './parts/stage.ts';

/** Longer than a proxy needs to take a process in again that has come back. */
const settleMs = 2500;
/** A visitor opens a socket this often. */
const knockMs = 200;

/** Opens one socket after the other through the proxy. `stop` returns how many were opened, and how many refused. */
function knock(base: string): { stop(): Promise<{ opened: number; refused: string[] }> } {
  let running = true;
  let opened = 0;
  const refused: string[] = [];
  const knocking = (async () => {
    while (running) {
      const socket = io(base, { transports: ['websocket'], reconnection: false, forceNew: true });
      await new Promise<void>((resolve) => {
        socket.once('connect', () => {
          opened += 1;
          resolve();
        });
        socket.once('connect_error', (error) => {
          refused.push(error.message);
          resolve();
        });
      });
      socket.close();
      await wait(knockMs);
    }
  })();
  return {
    async stop() {
      running = false;
      await knocking;
      return { opened, refused };
    },
  };
}

/** Returns what a load was refused so far: calls that got no answer (0), a 5xx or a 429. */
const refusalsOf = ({ known }: Load): string[] =>
  Object.entries(known.unknown).map(([status, count]) => `${count} calls ended with ${status}`);

/** Restarts the processes one after the other, in `rounds` rounds. */
async function roll(shops: readonly DrillShop[], rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const shop of shops) {
      await wait(settleMs);
      await shop.stop();
      await shop.start();
    }
  }
  await wait(settleMs);
}

/** Runs the tests of the earlier version on the new schema, if there is one. */
function bearBoth(room: Room, figures: Figures): string[] {
  const tag = findLastTag();
  if (tag === null) {
    figures['earlier version'] = 'no tag yet: --tag=<commit> names one';
    room.say('there is no tag v0.* yet; --tag=<commit> names the version to compare with');
    return [];
  }
  const { passed, problems } = runEarlierTests(room, tag);
  figures['earlier version'] = `${passed} test files of ${tag.slice(0, 12)} pass`;
  return problems;
}

/** Restarts two processes one after the other behind each of three proxies, while clients buy, pay and talk. */
export const drill: Drill = {
  name: 'rolling',
  proves:
    'a rolling restart of two processes refuses no request and loses no message, and two versions bear one schema',
  found: 'a process that ends refused new sockets with 400, which no proxy repeats: 6 of 91 behind nginx',
  packages: ['nginx', 'haproxy', 'caddy'],
  async run(room) {
    const scratch = await createScratch(room);
    const stage = await prepareStage(scratch.url, { buyers: 10, products: 12, pieces: 100_000, pairs: 3 });
    const environment = { TRUST_PROXY: '1', DRAIN_MS: '4000' };
    const shops = [
      await startShop(room, { databaseUrl: scratch.url, environment }),
      await startShop(room, { databaseUrl: scratch.url, environment }),
    ] as const;
    const ports = [shops[0].port, shops[1].port] as const;
    const fronts = new Map<ProxyName, string>();
    const chosen = proxies.filter((name) => room.only === null || room.only === name);
    for (const name of chosen) fronts.set(name, (await startProxy(room, name, ports)).base);
    let base = [...fronts.values()][0] ?? shops[0].base;
    const load = await startLoad(stage, () => [base]);
    room.after(load.stop);
    const figures: Figures = {};
    const problems: string[] = [];
    for (const name of chosen) {
      // Clients go from one proxy to the next with their next call. The earlier ones stay for what is open.
      base = fronts.get(name) ?? '';
      const before = new Set(refusalsOf(load));
      const visitor = knock(base);
      await roll(shops, room.full ? 10 : 1);
      const { opened, refused } = await visitor.stop();
      const found = [
        ...refusalsOf(load).filter((one) => !before.has(one)),
        ...refused.map((reason) => `a socket was refused: ${reason}`),
      ];
      problems.push(...found.map((problem) => `${name}: ${problem}`));
      figures[`sockets by ${name}`] = opened;
      room.say(`${name}: both processes restarted, ${opened} sockets opened, ${found.length} problems`);
    }
    await load.stop();
    problems.push(...(await proveShop({ ownerUrl: scratch.ownerUrl, stage, load })));
    Object.assign(figures, figuresOf(load));
    problems.push(...bearBoth(room, figures));
    requireNone(problems);
    return figures;
  },
};
