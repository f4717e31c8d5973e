import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readStorageConfig } from '../../server/platform/config/config.ts';
import { commandPatience } from '../../server/storage/attempts.ts';
import { openBucketClient } from '../../server/storage/bucket-client.ts';
import { createBucketObjects } from '../../server/storage/bucket-objects.ts';
import { startTcpProxy } from '../../server/testing/tcp-proxy.ts';
import { type Drill, requireNone } from './parts/drill.ts';
import { startLoad } from './parts/load.ts';
import { figuresOf, proveShop } from './parts/proof.ts';
import { createScratch } from './parts/scratch.ts';
import { startShop } from './parts/shop.ts';
import { prepareStage } from './parts/stage.ts';
import { startSwift, swiftKeys, swiftPackages } from './parts/swift.ts';
import { startUploads } from './parts/uploads.ts';

/** Takes the bucket away under two machines that sell, upload and show pictures: cut off, frozen, slow, and with errors. */
export const drill: Drill = {
  name: 'bucket-away',
  proves:
    'while the bucket is away the shop sells and shows what it has; only uploads and unknown pictures get 503, and every confirmed picture is in the bucket, byte for byte',
  found:
    'an order that was refused with 500 when PostgreSQL took the lock of its stock over from a transaction that rolled back at that moment (in seventeen minutes of load, once)',
  packages: [...swiftPackages],
  async run(room) {
    const seconds = room.full ? 120 : 6;
    const swift = await startSwift(room);
    const line = await startTcpProxy({ host: '127.0.0.1', port: swift });
    room.after(line.close);
    const addressAt = (port: number) => `s3://shop/files?endpoint=http://127.0.0.1:${port}&path-style=1`;
    const config = readStorageConfig({ STORAGE_URL: addressAt(swift), ...swiftKeys }).bucket;
    if (!config) throw new Error('no bucket');
    const { sdk, client } = await openBucketClient(config);
    await client.send(new sdk.CreateBucketCommand({ Bucket: config.bucket }));
    const store = await createBucketObjects(config, commandPatience);

    const scratch = await createScratch(room);
    const stage = await prepareStage(scratch.url, { buyers: 8, products: 12, pieces: 100_000, pairs: 1 });
    const machine = (name: string) =>
      startShop(room, {
        databaseUrl: scratch.url,
        environment: {
          STORAGE_URL: addressAt(line.port),
          STORAGE_DIR: join(room.folder, name),
          ...swiftKeys,
        },
      });
    const shops = [await machine('one'), await machine('two')];
    const bases = () => shops.map(({ base }) => base);
    const load = await startLoad(stage, bases);
    room.after(load.stop);
    const uploads = startUploads(stage.admin, bases);
    room.after(uploads.stop);
    const during = async (phase: string) => {
      uploads.enter(phase);
      room.say(phase);
      await wait(seconds * 1000);
    };
    await during('before');
    for (const [phase, begin] of [
      ['cut', () => line.cut()],
      ['frozen', () => line.freeze()],
      [
        'error 500',
        async () => {
          // Only new connections are answered so: end the old ones.
          await line.cut();
          await line.mend();
          line.answer500();
        },
      ],
    ] as const) {
      await begin();
      await during(phase);
      const ready = await fetch(`${bases()[0]}/readyz`);
      if (ready.status !== 200)
        uploads.problems.push(`/readyz was ${ready.status} while the bucket was ${phase}`);
      await line.mend();
      await during('back');
    }
    line.slow(200);
    await during('slow');
    await line.mend();
    uploads.enter('after');
    await uploads.stop();
    await load.stop();
    const refused = load.known.unknown['503'] ?? 0;
    requireNone([
      ...uploads.problems,
      ...(uploads.counts['after stored'] || uploads.counts['back stored'] ? [] : ['no upload worked again']),
      ...(refused > 0 ? [`${refused} calls that need no file were answered 503`] : []),
      ...(await uploads.prove(store)),
      ...(await proveShop({ ownerUrl: scratch.ownerUrl, stage, load })),
    ]);
    return { ...figuresOf(load), ...uploads.counts };
  },
};
