import { randomInt, randomUUID } from 'node:crypto';
import { bodyFor } from '../../server/testing/fixtures/checkout.ts';
import { newAcknowledged } from './parts/acknowledged.ts';
import { apiOf, settle } from './parts/ask.ts';
import { type Drill, requireNone } from './parts/drill.ts';
import { proveShop } from './parts/proof.ts';
import { createScratch } from './parts/scratch.ts';
import { startShop } from './parts/shop.ts';
import { type Actor, prepareStage, type StageProduct } from './parts/stage.ts';

/** Orders the last piece, for cash or online. Returns the order, or the code of the refusal, or null without an answer. */
async function order(
  base: string,
  buyer: Actor,
  { id, price }: StageProduct,
): Promise<string | { orderId: string }> {
  const api = apiOf(base, buyer);
  const body = bodyFor({ _id: id, price } as Parameters<typeof bodyFor>[0]);
  const key = randomUUID();
  const outcome = await settle(
    randomInt(2) === 0
      ? api('POST /api/auth/place-order', { body: { ...body, paymentMethod: 'cod' }, key }).then(
          (made) => made.order._id,
        )
      : api('POST /api/payment/{provider}/create-order', {
          params: { provider: 'cashfree' },
          body,
          key,
        }).then((made) => made.orderId),
  );
  if (outcome.kind === 'done') return { orderId: outcome.value };
  return outcome.kind === 'refused' ? outcome.code : `no answer (${outcome.status})`;
}

/** Lets buyers on two processes race for the only piece of a product, for cash and online, race after race. */
export const drill: Drill = {
  name: 'last-piece',
  proves:
    'of all who want the last piece exactly one gets it, whatever process they ask and however they pay',
  found:
    'nothing yet: it would find stock that is checked before it is locked, and a piece that is sold twice or to nobody',
  packages: [],
  async run(room) {
    const races = room.full ? 10_000 : 400;
    const racers = 4;
    const scratch = await createScratch(room);
    const stage = await prepareStage(scratch.url, {
      buyers: racers * 4,
      products: races,
      pieces: 1,
      pairs: 0,
    });
    const shops = [
      await startShop(room, { databaseUrl: scratch.url }),
      await startShop(room, { databaseUrl: scratch.url }),
    ];
    const problems: string[] = [];
    const refusals: Record<string, number> = {};
    const started = Date.now();
    for (const [n, product] of stage.products.entries()) {
      const from = (n % 4) * racers;
      const results = await Promise.all(
        stage.buyers
          .slice(from, from + racers)
          .map((buyer, lane) => order(shops[lane % shops.length]?.base ?? '', buyer, product)),
      );
      const winners = results.filter((result) => typeof result !== 'string');
      if (winners.length !== 1)
        problems.push(
          `race ${n}: ${winners.length} winners (${results.filter((r) => typeof r === 'string')})`,
        );
      for (const result of results)
        if (typeof result === 'string') refusals[result] = (refusals[result] ?? 0) + 1;
      if ((n + 1) % 1000 === 0) room.say(`${n + 1} of ${races} races`);
    }
    const seconds = (Date.now() - started) / 1000;
    const known = { ...newAcknowledged(), problems };
    const load = { known, talks: [] };
    // Buyers of this drill do not pay, and a next order replaces an unpaid one: what counts is stock, not who was told.
    requireNone(
      await proveShop({ ownerUrl: scratch.ownerUrl, stage, load }, { patienceMs: 0, orders: false }),
    );
    return { races, buyers: races * racers, 'races a second': Math.round(races / seconds), ...refusals };
  },
};
