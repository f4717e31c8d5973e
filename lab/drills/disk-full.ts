import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { startPostgres } from '../../scripts/postgres/postgres.ts';
import { prepareAsOwner } from '../../server/commands/prepare.ts';
import { type Drill, type Room, requireNone } from './parts/drill.ts';
import { type Load, startLoad } from './parts/load.ts';
import { figuresOf, proveShop } from './parts/proof.ts';
import { type DrillShop, startShop } from './parts/shop.ts';
import { prepareStage, type Stage } from './parts/stage.ts';

/** Mounts a small file system in memory. It is unmounted afterwards. */
function mountSmall(room: Room, name: string, megabytes: number): string {
  const folder = join(room.folder, name);
  mkdirSync(folder);
  const run = (command: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr.trim()}`);
  };
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder);
  room.after(() => run('umount', '-l', folder));
  return folder;
}

/** Fills a file system to its last byte. */
function fill(folder: string): void {
  const file = openSync(join(folder, 'ballast'), 'w');
  try {
    for (let size = 2 ** 20; size >= 1; )
      try {
        writeSync(file, Buffer.alloc(size));
      } catch {
        size = Math.floor(size / 2);
      }
  } finally {
    closeSync(file);
  }
}
const empty = (folder: string) => rmSync(join(folder, 'ballast'), { force: true });

/** Uploads a picture of a product. Returns the status and the code of the response. */
async function upload(shop: DrillShop, { admin }: Stage): Promise<{ status: number; code: string | null }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = await sharp({ create: { width: 900, height: 900, channels: 3, noise } as never })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'bead.jpg');
  const answer = await fetch(`${shop.base}/api/admin/product-pictures`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}` },
    body: form,
  });
  const body = (await answer.json().catch(() => null)) as { code?: string } | null;
  return { status: answer.status, code: body?.code ?? null };
}

/** Waits for the next confirmed order. Returns the milliseconds. */
async function untilSelling({ known }: Load): Promise<number> {
  const before = known.orders.length;
  for (const started = Date.now(); ; await wait(50)) {
    if (known.orders.length > before) return Date.now() - started;
    if (Date.now() - started > 90_000) throw new Error('No order within 90 s after the disk has room again.');
  }
}

/** Fills the disks of PostgreSQL and of the uploaded files to the last byte under load, and makes room again. */
export const drill: Drill = {
  name: 'disk-full',
  proves:
    'a full disk refuses writes with words, loses nothing that was confirmed, and needs nothing but room',
  found:
    'nothing yet: it would find a file that is half written, a 500, or a database that does not come back',
  packages: [],
  root: true,
  async run(room) {
    const rounds = room.full ? 20 : 2;
    // PostgreSQL does not run as root, and its account has to pass this folder.
    chmodSync(room.folder, 0o711);
    // What each round leaves, orders and two pictures, has room besides.
    const data = mountSmall(room, 'data', 400 + 10 * rounds);
    const files = mountSmall(room, 'files', 8 + rounds);
    const postgres = await startPostgres({ dataDir: join(data, 'home'), log: room.say });
    room.after(postgres.stop);
    await prepareAsOwner({ ownerUrl: postgres.ownerUrl, shopUrl: postgres.url }, { sandbox: true });
    const stage = await prepareStage(postgres.url, { buyers: 12, products: 12, pieces: 100_000, pairs: 2 });
    const environment = { STORAGE_DIR: join(files, 'storage') };
    const shop = await startShop(room, { databaseUrl: postgres.url, environment });
    const load = await startLoad(stage, () => [shop.base]);
    room.after(load.stop);
    const problems: string[] = [];
    let [slowest, told] = [0, 0];
    for (let n = 1; n <= rounds; n += 1) {
      await wait(5000);
      const good = await upload(shop, stage);
      if (good.status >= 300)
        problems.push(`a picture is refused though there is room: ${good.status} ${good.code}`);
      fill(files);
      const refused = await upload(shop, stage);
      if (refused.code !== 'storage_full')
        problems.push(`no room for a picture: ${refused.status} ${refused.code} instead of storage_full`);
      empty(files);
      const again = await upload(shop, stage);
      if (again.status >= 300) problems.push(`a picture is refused after there is room: ${again.status}`);

      const refusedBefore = load.known.unknown['503'] ?? 0;
      fill(data);
      await wait(8000);
      const meanwhile = (load.known.unknown['503'] ?? 0) - refusedBefore;
      // PostgreSQL goes on in the files of its log that it has, and needs a new one sooner or later.
      if (meanwhile === 0) problems.push('nothing was refused: the disk of PostgreSQL did not fill');
      empty(data);
      const ms = await untilSelling(load);
      slowest = Math.max(slowest, ms);
      told += meanwhile;
      room.say(
        `round ${n}: ${meanwhile} calls refused while the disk was full; an order ${ms} ms after there is room`,
      );
    }
    await load.stop();
    requireNone(shop.isRunning() ? problems : [...problems, 'the process of the shop ended']);
    requireNone(await proveShop({ ownerUrl: postgres.ownerUrl, stage, load }));
    return { rounds, 'refused while full': told, 'next order, ms at most': slowest, ...figuresOf(load) };
  },
};
