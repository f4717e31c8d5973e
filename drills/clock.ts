import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Drill, requireNone } from './parts/drill.ts';
import { startLoad } from './parts/load.ts';
import { figuresOf, proveShop } from './parts/proof.ts';
import { createScratch } from './parts/scratch.ts';
import { startShop } from './parts/shop.ts';
import { prepareStage } from './parts/stage.ts';

/** Where Debian's package puts the library, by the name of the machine's architecture. */
const libraryOf = (): string => {
  const folders = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' } as Record<string, string>;
  return `/usr/lib/${folders[process.arch]}/faketime/libfaketime.so.1`;
};

/** Moves the clock of one of two processes forth and back under load. That of PostgreSQL stays right. */
export const drill: Drill = {
  name: 'clock',
  proves: 'a clock that jumps an hour ahead or ten minutes back loses no order, stock, payment or message',
  found:
    'nothing yet: it would find stock that is released while its payment is under way, or a minute that is charged twice',
  packages: ['libfaketime'],
  async run(room) {
    const rounds = room.full ? 50 : 2;
    const library = libraryOf();
    if (!existsSync(library)) throw new Error(`${library} is missing`);
    const scratch = await createScratch(room);
    const stage = await prepareStage(scratch.url, { buyers: 12, goods: 12, pieces: 100_000, pairs: 2 });
    const file = join(room.folder, 'clock');
    const setClock = (offset: string) => writeFileSync(file, `${offset}\n`);
    setClock('+0');
    const shops = [
      await startShop(room, {
        databaseUrl: scratch.url,
        environment: {
          LD_PRELOAD: library,
          FAKETIME_TIMESTAMP_FILE: file,
          FAKETIME_NO_CACHE: '1',
          // What counts time and does not tell it goes on as before, as it does on a machine whose clock is set.
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
          DONT_FAKE_MONOTONIC: '1',
        },
      }),
      await startShop(room, { databaseUrl: scratch.url }),
    ];
    const load = await startLoad(stage, () => shops.map(({ base }) => base));
    room.after(load.stop);
    const began = Date.now();
    for (let n = 0; n < rounds; n += 1) {
      for (const offset of ['+1h', '+0', '-10m', '+0']) {
        setClock(offset);
        room.say(`clock ${offset}: ${await timeOf(shops[0]?.base ?? '')}`);
        await wait(12_000);
      }
    }
    await load.stop();
    const lasted = (Date.now() - began) / 60_000;
    const minutes = await mostMinutes(scratch.ownerUrl);
    requireNone(minutes <= lasted + 2 ? [] : [`${minutes} minutes were charged for a chat of ${lasted}`]);
    // What was written an hour ahead is due in an hour.
    setClock('+2h');
    requireNone(await proveShop({ ownerUrl: scratch.ownerUrl, stage, load }, { patienceMs: 60_000 }));
    requireNone(shops.every((shop) => shop.isRunning()) ? [] : ['a process ended']);
    return { jumps: rounds * 4, 'minutes charged at most': minutes, ...figuresOf(load) };
  },
};

/** Returns the most minutes that were charged for one chat. */
async function mostMinutes(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select coalesce(max(minutes), 0)::int as most from chat_sessions');
  await client.end();
  return rows[0].most;
}

/** Returns the time of a process, from the header of a response. */
async function timeOf(base: string): Promise<string> {
  const answer = await fetch(`${base}/readyz`);
  await answer.arrayBuffer();
  return answer.headers.get('date') ?? 'unknown';
}
