import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { gatewayOf } from '../../server/testing/gateway.ts';
import { newAcknowledged } from './parts/acknowledged.ts';
import { apiOf } from './parts/ask.ts';
import { type Drill, requireNone } from './parts/drill.ts';
import { figuresOf, proveShop } from './parts/proof.ts';
import { createScratch } from './parts/scratch.ts';
import { startShop } from './parts/shop.ts';
import { prepareStage, type Stage } from './parts/stage.ts';
import { finishTalk, openTalks, type Talk, talkOn } from './parts/talks.ts';

type Pair = Stage['pairs'][number];

/** Fills the wallet again when less than ten minutes are left. */
async function topUp(base: string, { customer }: Pair): Promise<void> {
  const api = apiOf(base, customer);
  const { wallet } = await api('GET /api/payment/wallet/me');
  if (wallet.balance >= 150) return;
  const { order_id } = await api('POST /api/payment/wallet/initiateTopUp', { body: { amount: 3000 } });
  await gatewayOf({ base }).pay(order_id, { outcome: 'success', copies: randomInt(1, 4) });
}

/** Chats once: opens, talks for some of the compressed minutes, and one side ends it. */
async function chatOnce(pick: () => string, pair: Pair, minuteMs: number): Promise<Talk> {
  await topUp(pick(), pair);
  const [talk] = await openTalks(pick(), [pair]);
  if (!talk) throw new Error('no chat was opened');
  const stopping = new AbortController();
  const talking = talk.sides.map((side) => talkOn(side, { pick, paceMs: 400, signal: stopping.signal }));
  await wait(minuteMs * randomInt(2, 12));
  stopping.abort();
  await Promise.all(talking);
  await Promise.all(talk.sides.map((side) => finishTalk(side, pick, 20_000)));
  const ender = talk.sides[randomInt(2)] ?? talk.sides[0];
  await apiOf(pick(), ender.actor)('PATCH /api/chat/status/{sessionId}', {
    params: { sessionId: talk.sessionId },
    body: { status: 'ended' },
  });
  for (const { client } of talk.sides) client.close();
  return talk;
}

/** Passes a day of consultations in an hour, or an hour of them in one and a half minutes. */
export const drill: Drill = {
  name: 'chat-day',
  proves:
    'every minute of a day of chats is charged once, every message arrives once, and the ledger sums to zero',
  found: 'nothing yet: it would find drift of the minutes, a wallet below zero, and chats that nobody ends',
  packages: [],
  async run(room) {
    const { minutes, seconds, pairs } = room.full
      ? { minutes: 24 * 60, seconds: 3600, pairs: 60 }
      : { minutes: 60, seconds: 90, pairs: 12 };
    const minuteMs = Math.round((seconds * 1000) / minutes);
    const scratch = await createScratch(room);
    const stage = await prepareStage(scratch.url, { buyers: 0, products: 1, pieces: 1, pairs, purse: 400 });
    const environment = { CHAT_MINUTE_MS: String(minuteMs) };
    const shops = [
      await startShop(room, { databaseUrl: scratch.url, environment }),
      await startShop(room, { databaseUrl: scratch.url, environment }),
    ];
    const pick = () => shops[randomInt(shops.length)]?.base ?? '';
    const end = Date.now() + seconds * 1000;
    const talks: Talk[] = [];
    await Promise.all(
      stage.pairs.map(async (pair) => {
        while (Date.now() < end) {
          talks.push(await chatOnce(pick, pair, minuteMs));
          await wait(minuteMs * randomInt(1, 4));
          if (talks.length % 50 === 0) room.say(`${talks.length} chats`);
        }
      }),
    );
    const load = { known: newAcknowledged(), talks };
    requireNone(await proveShop({ ownerUrl: scratch.ownerUrl, stage, load }, { patienceMs: 20_000 }));
    const { messages = 0 } = figuresOf(load);
    const spent = await Promise.all(
      stage.pairs.map(async ({ customer }) => {
        const { wallet } = await apiOf(pick(), customer)('GET /api/payment/wallet/me');
        return wallet.spent_this_month;
      }),
    );
    const charged = spent.reduce((sum, rupees) => sum + rupees, 0);
    return {
      chats: talks.length,
      messages,
      'minute ms': minuteMs,
      'minutes charged': Math.round(charged / 15),
    };
  },
};
