import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readHeadBy } from '#server/audit/service.ts';
import { prepareCopies, tryRestore } from '#server/backup-copies.ts';
import { startTestBucket, type TestBucket, testKeys } from '#server/testing/bucket.ts';
import { createProduct } from '#server/testing/create-product.ts';
import { startTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { readBackups, readTrials } from '../../alerts/store.ts';
import { withClient } from '../database/account.ts';
import { createDiskObjects } from '../storage/disk-objects.ts';
import { backup, type Progress } from './backup.ts';
import { type BackupPlace, nameOfCopy, timeOfCopy } from './copy-name.ts';
import { openPlace, removeOldCopies } from './place.ts';
import { openSealed, sealFile } from './seal.ts';

const secret = 'the data secret of a shop, long enough';
const otherSecret = 'another secret of that shop, long enough';
const megabyte = 1 << 20;
let folder: string;
let bucket: TestBucket;
let bucketUrl: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copies-'));
  bucket = await startTestBucket();
  bucketUrl = bucket.url('shop');
  Object.assign(process.env, testKeys);
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});
const path = (name: string) => join(folder, name);

describe('a sealed copy', () => {
  test.each([0, 1, megabyte, megabyte + 1, 2 * megabyte + 77])(
    'of %i bytes comes back as it was',
    async (size) => {
      const bytes = randomBytes(size);
      await writeFile(path('plain'), bytes);
      await sealFile(path('plain'), path('sealed'), secret);
      const sealed = await readFile(path('sealed'));
      if (size > 16) expect(sealed.includes(bytes.subarray(0, 16))).toBe(false);
      // The secret was replaced since.
      await openSealed(path('sealed'), path('opened'), [otherSecret, secret]);
      expect((await readFile(path('opened'))).equals(bytes)).toBe(true);
    },
  );

  test('is refused when it is altered, cut off, mixed up, or of another secret', async () => {
    await writeFile(path('plain'), randomBytes(3 * megabyte));
    await sealFile(path('plain'), path('sealed'), secret);
    const whole = await readFile(path('sealed'));
    const head = whole.length - 3 * (megabyte + 16);
    const piece = (n: number) => whole.subarray(head + n * (megabyte + 16), head + (n + 1) * (megabyte + 16));
    const start = whole.subarray(0, head);
    const flipped = Buffer.from(whole);
    flipped[whole.length - 100] = (flipped[whole.length - 100] ?? 0) ^ 1;
    const wrong = {
      flipped,
      'without its last piece': Buffer.concat([start, piece(0), piece(1)]),
      'with two pieces swapped': Buffer.concat([start, piece(0), piece(2), piece(1)]),
      'cut in a piece': whole.subarray(0, whole.length - 5),
    };
    for (const [what, bytes] of Object.entries(wrong)) {
      await writeFile(path('wrong'), bytes);
      await expect(openSealed(path('wrong'), path('opened'), [secret]), what).rejects.toThrow(/altered/);
    }
    await expect(openSealed(path('sealed'), path('opened'), [otherSecret])).rejects.toThrow(
      'another DATA_SECRET',
    );
    await expect(openSealed(path('plain'), path('opened'), [secret])).rejects.toThrow('no sealed copy');
  });
});

describe.each(['a folder', 'a bucket'])('copies in %s', (kind) => {
  let place: BackupPlace;
  beforeAll(async () => {
    place = await openPlace(kind === 'a folder' ? pathToFileURL(path('place')).href : bucketUrl);
  });

  test('come back by name, and are listed in the order of time', async () => {
    await writeFile(path('one'), 'one');
    const names = [9, 1, 5].map((day) => nameOfCopy(new Date(Date.UTC(2026, 0, day))));
    for (const name of names) await place.put(name, path('one'));
    expect((await place.list()).map(({ name }) => name)).toEqual(names.toSorted());
    expect((await place.list())[0]?.bytes).toBe(3);
    await place.get(names[0] ?? '', path('back'));
    expect(await readFile(path('back'), 'utf8')).toBe('one');
    expect(timeOfCopy(names[0] ?? '')).toEqual(new Date(Date.UTC(2026, 0, 9)));
  });

  test('are removed when they are old, except for the newest three', async () => {
    expect(await removeOldCopies(place, 30, new Date(Date.UTC(2027, 0, 1)))).toBe(0);
    for (const day of [20, 21]) await place.put(nameOfCopy(new Date(Date.UTC(2026, 11, day))), path('one'));
    expect(await removeOldCopies(place, 30, new Date(Date.UTC(2027, 0, 1)))).toBe(2);
    expect(await place.list()).toHaveLength(3);
    for (const { name } of await place.list()) await place.remove(name);
    expect(await place.list()).toEqual([]);
  });
});

test('a place that is none is refused in one line, and so is a shop without a secret', async () => {
  await expect(openPlace('/mnt/copies')).rejects.toThrow('must be an address such as');
  await expect(prepareCopies(bucketUrl, { url: '', environment: {} })).rejects.toThrow('Set DATA_SECRET');
  await expect(
    prepareCopies(bucketUrl, { url: '', environment: { DATA_SECRET: secret, BACKUP_KEEP_DAYS: 'x' } }),
  ).rejects.toThrow('BACKUP_KEEP_DAYS');
});

describe('a restore on trial', () => {
  let world: TestShop;
  const environment = { DATA_SECRET: secret };
  const progress = (): Progress => ({ what: '', done: 0, of: 0, bytes: 0 });
  beforeAll(async () => {
    world = await startTestShop({ env: { STORAGE_DIR: path('storage') } });
    await createProduct(world, { name: 'Ruby', price: 900, available: 4 });
    await world.shop.storage.put('a picture', 'webp');
  });
  afterAll(() => world.close());
  const accounts = () => ({ ownerUrl: world.ownerUrl, shopUrl: world.databaseUrl });
  const trial = () =>
    tryRestore(accounts(), {
      address: bucketUrl,
      folder: path('work'),
      environment,
      sandbox: true,
      progress: progress(),
    });
  const scratch = () =>
    withClient(world.ownerUrl, async (client) => {
      const { rows } = await client.query(
        "select datname from pg_database where datname like 'navaratna_trial%'",
      );
      return rows;
    });

  test('proves the newest copy of the bucket with the checks of the books, and leaves nothing behind', async () => {
    await backup(world.databaseUrl, {
      file: path('work/shop.backup'),
      files: createDiskObjects(path('storage')),
      progress: progress(),
      readAuditHead: readHeadBy,
    });
    const copies = await prepareCopies(bucketUrl, { url: world.databaseUrl, environment });
    expect(await copies.send(path('work/shop.backup'))).toContain('encrypted with DATA_SECRET');
    expect(await readdir(path('work'))).toEqual(['shop.backup']);
    expect(await trial()).toMatch(/brings the shop back: \d+ tables, \d+ rows, 1 files/);
    expect(await scratch()).toEqual([]);
    expect(await readdir(path('work'))).toEqual(['shop.backup']);
    expect((await readTrials(world.db)).lastGood).not.toBeNull();
    expect((await readBackups(world.db)).lastGood).toBeNull();
  });

  test('fails when the books of the copy do not agree, and the owners are told', async () => {
    await withClient(world.ownerUrl, async (client) => {
      await client.query('set session_replication_role = replica');
      await client.query('update skus set available = available + 1, received = received + 1');
    });
    await backup(world.databaseUrl, {
      file: path('work/shop.backup'),
      files: null,
      progress: progress(),
      readAuditHead: readHeadBy,
    });
    await (await prepareCopies(bucketUrl, { url: world.databaseUrl, environment })).send(
      path('work/shop.backup'),
    );
    await expect(trial()).rejects.toThrow(/counters received 5/);
    expect(await scratch()).toEqual([]);
    expect((await readTrials(world.db)).lastFailed).toBe(true);
  });
});
