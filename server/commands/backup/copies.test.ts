import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSandboxSchema as readSandbox } from '#sandbox/schemas.ts';
import { readHeadBy } from '#server/base/audit/service.ts';
import { prepareCopies, tryRestore } from '#server/commands/backup-copies.ts';
import { startTestBucket, type TestBucket, testKeys } from '#server/testing/bucket.ts';
import { createProduct } from '#server/testing/fixtures/create-product.ts';
import { startTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { readBackups, readTrials } from '../../office/alerts/store.ts';
import type { ObjectStore } from '../../platform/core/object-store.ts';
import { withClient } from '../../platform/database/account.ts';
import { createDiskObjects } from '../../storage/disk-objects.ts';
import { pack, unpack } from './archive.ts';
import { backup, type Progress } from './backup.ts';
import { nameOfBackup, timeOfBackup } from './copy-name.ts';
import { identitiesOf, recipientsOf } from './keys.ts';
import { type BackupPlace, openPlace, removeOldCopies } from './place.ts';

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
  let identity: string;
  let recipient: string;
  beforeAll(async () => {
    identity = await generateX25519Identity();
    recipient = await identityToRecipient(identity);
  });

  /** Packs one file of so many bytes. Returns them. */
  async function seal(size: number, recipients: string[]): Promise<Buffer> {
    await rm(path('inner'), { recursive: true, force: true });
    await mkdir(path('inner'));
    const bytes = randomBytes(size);
    await writeFile(path('inner/rows'), bytes);
    await pack(path('inner'), path('sealed'), recipients);
    return bytes;
  }
  async function open(file: string, identities: string[]): Promise<Buffer> {
    await rm(path('opened'), { recursive: true, force: true });
    await mkdir(path('opened'));
    await unpack(file, path('opened'), identities);
    return readFile(path('opened/rows'));
  }

  test.each([0, 1, megabyte, 3 * megabyte + 77])('of %i bytes comes back as it was', async (size) => {
    const other = await identityToRecipient(await generateX25519Identity());
    const bytes = await seal(size, [other, recipient]);
    const sealed = await readFile(path('sealed'));
    if (size > 16) expect(sealed.includes(bytes.subarray(0, 16))).toBe(false);
    // The key was replaced since.
    const identities = [await generateX25519Identity(), identity];
    expect((await open(path('sealed'), identities)).equals(bytes)).toBe(true);
  });

  test('is refused when it is altered, cut off, or of another key', async () => {
    await seal(3 * megabyte, [recipient]);
    const whole = await readFile(path('sealed'));
    const flipped = Buffer.from(whole);
    flipped[whole.length - 100] = (flipped[whole.length - 100] ?? 0) ^ 1;
    const wrong = {
      flipped,
      'without its end': whole.subarray(0, 1_100_000),
      'cut in its last bytes': whole.subarray(0, whole.length - 5),
    };
    for (const [what, bytes] of Object.entries(wrong)) {
      await writeFile(path('wrong'), bytes);
      await expect(open(path('wrong'), [identity]), what).rejects.toThrow(/cut off or altered/);
    }
    await expect(open(path('sealed'), [await generateX25519Identity()])).rejects.toThrow(
      'sealed for other keys',
    );
    await expect(open(path('sealed'), [])).rejects.toThrow('Set BACKUP_IDENTITY');
    await writeFile(path('earlier'), 'Navaratna sealed copy, format 1\n and so on');
    await expect(open(path('earlier'), [identity])).rejects.toThrow('restored by the version that made it');
  });

  test('has keys that are checked before any work is done', async () => {
    expect(recipientsOf({ BACKUP_RECIPIENTS: ` ${recipient}, ${recipient}` })).toEqual([
      recipient,
      recipient,
    ]);
    expect(recipientsOf({})).toEqual([]);
    expect(() => recipientsOf({ BACKUP_RECIPIENTS: 'age1nonsense' })).toThrow(
      'age1nonsense is no public key',
    );
    await writeFile(path('key.txt'), `# created: today\n# public key: ${recipient}\n${identity}\n`);
    expect(await identitiesOf({ BACKUP_IDENTITY: path('key.txt') })).toEqual([identity]);
    expect(await identitiesOf({ BACKUP_IDENTITY: identity })).toEqual([identity]);
    await expect(identitiesOf({ BACKUP_IDENTITY: 'AGE-SECRET-KEY-1NONSENSE' })).rejects.toThrow(
      'no secret key',
    );
    await writeFile(path('key.txt'), recipient);
    await expect(identitiesOf({ BACKUP_IDENTITY: path('key.txt') })).rejects.toThrow(
      'with a secret key of age',
    );
    await expect(identitiesOf({ BACKUP_IDENTITY: path('nowhere') })).rejects.toThrow('there is no file');
  });
});

describe.each(['a folder', 'a bucket'])('copies in %s', (kind) => {
  let place: BackupPlace;
  beforeAll(async () => {
    place = await openPlace(kind === 'a folder' ? pathToFileURL(path('place')).href : bucketUrl);
  });

  test('come back by name, and are listed in the order of time', async () => {
    await writeFile(path('one'), 'one');
    const names = [9, 1, 5].map((day) => nameOfBackup(new Date(Date.UTC(2026, 0, day)), true));
    for (const name of names) await place.put(name, path('one'));
    expect((await place.list()).map(({ name }) => name)).toEqual(names.toSorted());
    expect((await place.list())[0]?.bytes).toBe(3);
    await place.get(names[0] ?? '', path('back'));
    expect(await readFile(path('back'), 'utf8')).toBe('one');
    expect(timeOfBackup(names[0] ?? '')).toEqual(new Date(Date.UTC(2026, 0, 9)));
  });

  test('are removed when they are old, except for the newest three', async () => {
    expect(await removeOldCopies(place, 30, new Date(Date.UTC(2027, 0, 1)))).toBe(0);
    for (const day of [20, 21])
      await place.put(nameOfBackup(new Date(Date.UTC(2026, 11, day)), true), path('one'));
    expect(await removeOldCopies(place, 30, new Date(Date.UTC(2027, 0, 1)))).toBe(2);
    expect(await place.list()).toHaveLength(3);
    for (const { name } of await place.list()) await place.remove(name);
    expect(await place.list()).toEqual([]);
  });
});

test('a place that is none is refused in one line, and so is a shop without a key', async () => {
  await expect(openPlace('/mnt/copies')).rejects.toThrow('must be an address such as');
  await expect(prepareCopies(bucketUrl, { url: '', environment: {} })).rejects.toThrow(
    'Set BACKUP_RECIPIENTS',
  );
  const BACKUP_RECIPIENTS = await identityToRecipient(await generateX25519Identity());
  await expect(
    prepareCopies(bucketUrl, { url: '', environment: { BACKUP_RECIPIENTS, BACKUP_KEEP_DAYS: 'x' } }),
  ).rejects.toThrow('BACKUP_KEEP_DAYS');
});

describe('a restore on trial', () => {
  let testShop: TestShop;
  let environment: { BACKUP_RECIPIENTS: string; BACKUP_IDENTITY: string };
  const progress = (): Progress => ({ what: '', done: 0, of: 0, bytes: 0 });
  beforeAll(async () => {
    const identity = await generateX25519Identity();
    environment = { BACKUP_RECIPIENTS: await identityToRecipient(identity), BACKUP_IDENTITY: identity };
    testShop = await startTestShop({ env: { STORAGE_DIR: path('storage') } });
    await createProduct(testShop, { name: 'Ruby', price: 900, available: 4 });
    await testShop.shop.storage.put('a picture', 'webp');
  });
  afterAll(() => testShop.close());
  const accounts = () => ({ ownerUrl: testShop.ownerUrl, shopUrl: testShop.databaseUrl });
  const trial = () =>
    tryRestore(accounts(), {
      address: bucketUrl,
      folder: path('work'),
      environment,
      sandbox: true,
      progress: progress(),
    });
  const makeBackup = (files: ObjectStore | null) =>
    backup(testShop.databaseUrl, {
      file: path('work/shop.backup'),
      files,
      recipients: recipientsOf(environment),
      progress: progress(),
      readAuditHead: readHeadBy,
      readSandbox,
    });
  const scratch = () =>
    withClient(testShop.ownerUrl, async (client) => {
      const { rows } = await client.query(
        "select datname from pg_database where datname like 'navaratna_trial%'",
      );
      return rows;
    });

  test('proves the newest copy of the bucket with the checks of the books, and leaves nothing behind', async () => {
    await makeBackup(createDiskObjects(path('storage')));
    const copies = await prepareCopies(bucketUrl, { url: testShop.databaseUrl, environment });
    expect(await copies.send(path('work/shop.backup'))).toContain('sealed for BACKUP_RECIPIENTS');
    expect(await readdir(path('work'))).toEqual(['shop.backup']);
    expect(await trial()).toMatch(/brings the shop back: \d+ tables, \d+ rows, 1 files/);
    expect(await scratch()).toEqual([]);
    expect(await readdir(path('work'))).toEqual(['shop.backup']);
    expect((await readTrials(testShop.db)).lastGood).not.toBeNull();
    expect((await readBackups(testShop.db)).lastGood).toBeNull();
  });

  test('fails when the books of the copy do not agree, and the owners are told', async () => {
    await withClient(testShop.ownerUrl, async (client) => {
      await client.query('set session_replication_role = replica');
      await client.query('update skus set available = available + 1, received = received + 1');
    });
    await makeBackup(null);
    await (await prepareCopies(bucketUrl, { url: testShop.databaseUrl, environment })).send(
      path('work/shop.backup'),
    );
    await expect(trial()).rejects.toThrow(/counters received 5/);
    expect(await scratch()).toEqual([]);
    expect((await readTrials(testShop.db)).lastFailed).toBe(true);
  });
});
