import { setTimeout as wait } from 'node:timers/promises';
import { apiOf } from './parts/ask.ts';
import { type Drill, type Room, requireNone } from './parts/drill.ts';
import { startLoad } from './parts/load.ts';
import { figuresOf, proveShop } from './parts/proof.ts';
import { createScratch } from './parts/scratch.ts';
import { startShop } from './parts/shop.ts';
import { prepareStage, type Stage, type StageProduct } from './parts/stage.ts';
import { startDatabaseProxy } from './parts/tcp-proxy.ts';

/** The connections that carry events: PostgreSQL's clients begin with their application_name. */
const events = /navaratna joining/;

/** Milliseconds within which a process must notice that it hears nothing, and show what is true. */
const noticeMs = 15_000;
/** Longer than a render: from here on the page came from a cache that should have been dropped. */
const seenOldMs = 1000;

/** Changes the price of a product on one process. The page of another one must not show the old price for long. */
async function changePrice(
  { admin }: Stage,
  base: string,
  { id }: StageProduct,
  price: number,
): Promise<void> {
  const api = apiOf(base, admin);
  const { skus } = await api('GET /api/admin/products/{id}', { params: { id } });
  const [sku] = skus;
  if (!sku) throw new Error(`product ${id} has no SKU`);
  const body = { skus: [{ _id: sku._id, price: { from: sku.price, to: price } }] };
  await api('PATCH /api/admin/products/{id}/skus', { params: { id }, body });
}

/** Returns the milliseconds until the page of a process shows a price, or null when it does not within `noticeMs`. */
async function timeToShow(base: string, { id }: StageProduct, price: number): Promise<number | null> {
  const words = price.toLocaleString('en-IN');
  for (const started = Date.now(); Date.now() - started < noticeMs; await wait(50)) {
    const page = await fetch(`${base}/single-product/${id}`);
    if ((await page.text()).includes(words)) return Date.now() - started;
  }
  return null;
}

/** Cuts the events between two processes, which both serve on, and changes what both have cached. */
export const drill: Drill = {
  name: 'split',
  proves:
    'a process that hears no events shows nothing stale for long, and no message or order is lost between two',
  found:
    'a network that lost packets without closing the connection: the process went on showing an old price until the drill gave up; now it asks every five seconds whether the connection lives',
  packages: [],
  async run(room: Room) {
    const rounds = room.full ? 60 : 4;
    const scratch = await createScratch(room);
    const stage = await prepareStage(scratch.url, { buyers: 12, products: 12, pieces: 100_000, pairs: 2 });
    const [watched, ...sold] = stage.products as [StageProduct, ...StageProduct[]];
    const proxy = await startDatabaseProxy(scratch.url);
    room.after(proxy.close);
    const writer = await startShop(room, { databaseUrl: scratch.url });
    const deaf = await startShop(room, { databaseUrl: proxy.urlOf(scratch.url) });
    // What a process does itself drops its own caches, so the deaf one is left alone while it hears nothing.
    let isApart = false;
    const load = await startLoad({ ...stage, products: sold }, () =>
      isApart ? [writer.base] : [writer.base, deaf.base],
    );
    room.after(load.stop);
    room.after(proxy.mend);
    const problems: string[] = [];
    let [slowestSplit, slowestJoined] = [0, 0];
    let seenOld = false;
    for (let n = 1; n <= rounds; n += 1) {
      const kind = n % 2 === 0 ? 'cut' : 'silent';
      const [apart, together] = [1000 + n * 2, 1001 + n * 2];
      isApart = true;
      await wait(1000);
      if (kind === 'cut') await proxy.cut(events);
      else proxy.freeze(events);
      // Now it caches the page. Before, each sale on the other process would drop it again.
      for (let looks = 0; looks < 2; looks += 1)
        await (await fetch(`${deaf.base}/single-product/${watched.id}`)).text();
      await changePrice(stage, writer.base, watched, apart);
      const ms = await timeToShow(deaf.base, watched, apart);
      if (ms === null) problems.push(`${kind}: the other process showed an old price for ${noticeMs} ms`);
      if (kind === 'silent' && (ms ?? 0) > seenOldMs) seenOld = true;
      slowestSplit = Math.max(slowestSplit, ms ?? noticeMs);
      await proxy.mend();
      isApart = false;
      await wait(3000);
      await changePrice(stage, writer.base, watched, together);
      const joined = await timeToShow(deaf.base, watched, together);
      if (joined === null || joined > 1500) problems.push(`${kind}, mended: an old price for ${joined} ms`);
      slowestJoined = Math.max(slowestJoined, joined ?? noticeMs);
      room.say(`${kind}: new price after ${ms} ms; mended: after ${joined} ms`);
    }
    await load.stop();
    if (!seenOld)
      problems.push('no old price was seen while a process heard nothing: the drill proved nothing');
    requireNone([...problems, ...(await proveShop({ ownerUrl: scratch.ownerUrl, stage, load }))]);
    return {
      splits: rounds,
      'stale ms': slowestSplit,
      'stale ms, mended': slowestJoined,
      ...figuresOf(load),
    };
  },
};
