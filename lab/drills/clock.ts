import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '../../server/platform/database/account.ts';
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
  proves:
    'a clock that jumps an hour ahead or ten minutes back ends no chat, charges no minute early or twice, and loses no order, stock, payment or message',
  found:
    'a process an hour ahead took the seats of all chats for abandoned and ended them, and did not ask the gateway about top-ups for an hour: now all go by the clock of PostgreSQL',
  packages: ['libfaketime'],
  async run(room) {
    const rounds = room.full ? 50 : 2;
    const library = libraryOf();
    if (!existsSync(library)) throw new Error(`${library} is missing`);
    const scratch = await createScratch(room);
    const stage = await prepareStage(scratch.url, { buyers: 12, products: 12, pieces: 100_000, pairs: 2 });
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
    const { minutes, problems } = await judgeChats(scratch.ownerUrl, (Date.now() - began) / 60_000);
    if (!shops.every((shop) => shop.isRunning())) problems.push('a process ended');
    if (!shops[0]?.log().includes('clock differs'))
      problems.push('the process did not say that its clock is wrong');
    requireNone([...problems, ...(await proveShop({ ownerUrl: scratch.ownerUrl, stage, load }))]);
    return { jumps: rounds * 4, 'minutes charged': minutes, ...figuresOf(load) };
  },
};

/** The chats run on, and each was charged the minutes that it lasted. Returns the most minutes, and what is wrong. */
async function judgeChats(url: string, lasted: number): Promise<{ minutes: number; problems: string[] }> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ id: string; status: string; ending: string | null; minutes: number }>(
      'select id, status, ending, minutes from chat_sessions',
    ),
  );
  const problems = rows.flatMap(({ id, status, ending, minutes }) => [
    ...(status === 'approved' ? [] : [`chat ${id} is ${status} by ${ending}`]),
    ...(minutes >= lasted - 1 && minutes <= lasted + 2
      ? []
      : [`${minutes} minutes of chat ${id} were charged, which lasted ${lasted.toFixed(1)}`]),
  ]);
  return { minutes: Math.max(...rows.map(({ minutes }) => minutes)), problems };
}

/** Returns the time of a process, from the header of a response. */
async function timeOf(base: string): Promise<string> {
  const answer = await fetch(`${base}/readyz`);
  await answer.arrayBuffer();
  return answer.headers.get('date') ?? 'unknown';
}
