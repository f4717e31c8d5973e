import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readStorageConfig } from '../platform/config/config.ts';
import type { ObjectFacts, ObjectStore } from '../platform/core/object-store.ts';
import { StorageAway } from '../platform/core/storage-away.ts';
import { startTestBucket, type TestBucket, testKeys } from '../testing/bucket.ts';
import type { Patience } from './attempts.ts';
import { createBucketObjects } from './bucket-objects.ts';
import { createCachedObjects } from './cached-objects.ts';
import { createDiskObjects } from './disk-objects.ts';

let folder: string;
let bucket: TestBucket;
let prefixes = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'objects-'));
  bucket = await startTestBucket();
});
afterEach(() => bucket.fail('none'));
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

const usual: Patience = { attempts: 3, pauseMs: 1, timeoutMs: 10_000, restMs: 0 };
const quick: Patience = { ...usual, timeoutMs: 250 };
const place = () => {
  prefixes += 1;
  return `shop-${prefixes}`;
};
function openBucket(patience = usual, more = ''): Promise<ObjectStore> {
  const config = readStorageConfig({ STORAGE_URL: bucket.url(place(), more), ...testKeys }).bucket;
  if (!config) throw new Error('no bucket');
  return createBucketObjects(config, patience);
}
const openDisk = async () => createDiskObjects(join(folder, place()));
const openCached = async (maxBytes = 10_000_000, now = Date.now) =>
  createCachedObjects(await openBucket(), { folder: join(folder, place()), maxBytes, now });

const hash = (bytes: Uint8Array | null) => bytes && createHash('sha256').update(bytes).digest('hex');
const collect = async (content: AsyncIterable<Buffer> | undefined) => {
  const pieces: Buffer[] = [];
  for await (const piece of content ?? []) pieces.push(piece);
  return Buffer.concat(pieces);
};
const listed = async (store: ObjectStore, prefix: string) => {
  const all: ObjectFacts[] = [];
  for await (const facts of store.list(prefix)) all.push(facts);
  return all.map(({ key, bytes }) => [key, bytes]);
};
async function* inPieces(bytes: Buffer, size = 1_000_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const name = (digit: string, type = 'webp') => `media/${digit.repeat(40)}.${type}`;

describe.each<[string, () => Promise<ObjectStore>]>([
  ['a folder', openDisk],
  ['a bucket', () => openBucket()],
  ['a bucket with local copies', () => openCached()],
])('%s', (_, open) => {
  let store: ObjectStore;
  beforeEach(async () => {
    store = await open();
  });

  test('returns every object as it was stored, replaces and removes it', async () => {
    for (const [key, bytes] of [
      [name('a'), randomBytes(70_000)],
      ['papers/invoice.pdf', randomBytes(3000)],
      [name('b', 'svg'), Buffer.alloc(0)],
    ] as const) {
      expect(await store.get(key)).toBeNull();
      expect(await store.head(key)).toBeNull();
      await store.put(key, bytes);
      expect(hash(await store.get(key))).toBe(hash(bytes));
      expect(await store.head(key)).toMatchObject({ key, bytes: bytes.length });
      await store.put(key, Buffer.from('new'));
      expect(String(await store.get(key))).toBe('new');
      await store.remove(key);
      await store.remove(key);
      expect(await store.get(key)).toBeNull();
    }
  });

  test('stores and opens a stream larger than one part', async () => {
    const large = randomBytes(35_000_000);
    await store.put('backups/night.backup', inPieces(large));
    const opened = await store.open('backups/night.backup');
    expect(opened?.bytes).toBe(large.length);
    expect(hash(await collect(opened?.content))).toBe(hash(large));
    await store.put('backups/small.backup', inPieces(Buffer.from('small')));
    expect(String(await collect((await store.open('backups/small.backup'))?.content))).toBe('small');
    expect(await store.open('backups/none.backup')).toBeNull();
  });

  test('keeps nothing of a stream that ends with an error', async () => {
    async function* broken() {
      yield randomBytes(20_000_000);
      throw new Error('the source broke');
    }
    await expect(store.put('backups/half.backup', broken())).rejects.toThrow('the source broke');
    expect(await store.head('backups/half.backup')).toBeNull();
    expect(await listed(store, 'backups/')).toEqual([]);
  });

  test('lists objects by prefix, in the order of their keys', async () => {
    for (const key of [name('c'), name('b'), 'papers/x.pdf']) await store.put(key, Buffer.from(key));
    expect(await listed(store, 'media/')).toEqual([
      [name('b'), 51],
      [name('c'), 51],
    ]);
    expect((await listed(store, '')).length).toBe(3);
  });

  test.each(['../secret', 'media/../../etc/passwd', 'media/.env', '/etc/passwd', 'loose', ''])(
    'refuses the key %j',
    async (key) => {
      await expect(async () => store.get(key)).rejects.toThrow('not the name of a stored object');
      await expect(async () => store.put(key, Buffer.from('x'))).rejects.toThrow();
    },
  );
});

describe('a bucket that fails', () => {
  test.each(['error', 'cut', 'half', 'silent'] as const)(
    'for one request (%s): it is repeated',
    async (fault) => {
      const store = await openBucket(fault === 'silent' ? quick : usual);
      const bytes = randomBytes(50_000);
      await store.put(name('a'), bytes);
      bucket.fail(fault, 1);
      expect(hash(await store.get(name('a')))).toBe(hash(bytes));
      bucket.fail(fault === 'half' ? 'cut' : fault, 1);
      await store.put(name('b'), bytes);
      expect(hash(await store.get(name('b')))).toBe(hash(bytes));
      expect(store.traffic()?.isAway).toBe(false);
    },
  );

  test.each(['error', 'cut', 'silent'] as const)(
    'for good (%s): StorageAway after three attempts',
    async (fault) => {
      const store = await openBucket(fault === 'silent' ? quick : usual);
      bucket.takeRequests();
      bucket.fail(fault);
      for (const work of [
        () => store.get(name('a')),
        () => store.put(name('a'), Buffer.from('x')),
        () => store.head(name('a')),
        () => store.remove(name('a')),
        () => listed(store, 'media/'),
      ])
        await expect(work()).rejects.toThrow(StorageAway);
      expect(bucket.takeRequests().length).toBe(15);
      expect(store.traffic()).toMatchObject({ isAway: true, counts: { failed: 5, repeated: 10 } });
      bucket.fail('none');
      await store.put(name('a'), Buffer.from('x'));
      expect(store.traffic()?.isAway).toBe(false);
    },
  );

  test('is not asked for a while, then by one request', async () => {
    const store = await openBucket({ ...usual, restMs: 60_000 });
    bucket.fail('error');
    await expect(store.get(name('a'))).rejects.toThrow(StorageAway);
    bucket.takeRequests();
    await expect(store.get(name('a'))).rejects.toThrow('was not sent');
    expect(bucket.takeRequests()).toEqual([]);
    const other = await openBucket({ ...usual, restMs: 1 });
    for (let n = 0; n < 2; n += 1) await other.get(name('a')).catch(() => undefined);
    bucket.fail('none');
    await expect.poll(() => other.get(name('a'))).toBeNull();
    expect(other.traffic()?.isAway).toBe(false);
  });

  test('refuses the keys: the error says so at once, and other requests are still sent', async () => {
    const store = await openBucket();
    bucket.takeRequests();
    bucket.fail('refuse');
    await expect(store.put(name('a'), Buffer.from('x'))).rejects.toThrow(/403/);
    expect(bucket.takeRequests().length).toBe(1);
    expect(store.traffic()?.isAway).toBe(false);
  });

  test('in the middle of a large object: the stream continues where it was cut', async () => {
    const store = await openBucket();
    const large = randomBytes(5_000_000);
    await store.put('backups/night.backup', large);
    const opened = await store.open('backups/night.backup');
    bucket.takeRequests();
    bucket.fail('half', 2);
    expect(hash(await collect(opened?.content))).toBe(hash(large));
    expect(bucket.takeRequests().map(({ headers }) => headers.range)).toEqual([
      undefined,
      expect.stringMatching(/^bytes=\d+-$/),
      expect.stringMatching(/^bytes=\d+-$/),
    ]);
  });
});

describe('what a bucket is told', () => {
  test('media may be cached for ever; private files nowhere, and the bucket encrypts them', async () => {
    const store = await openBucket(usual, '&encryption=AES256');
    bucket.takeRequests();
    await store.put(name('a', 'pdf'), Buffer.from('%PDF'));
    await store.put('papers/invoice.pdf', Buffer.from('%PDF'));
    await store.put('backups/night.backup', inPieces(randomBytes(17_000_000)));
    const [media, paper, backup] = bucket.takeRequests().map(({ headers }) => headers);
    expect(media).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'attachment',
      'content-md5': createHash('md5').update('%PDF').digest('base64'),
      'x-amz-meta-sha256': hash(Buffer.from('%PDF')),
    });
    expect(media).not.toHaveProperty('x-amz-server-side-encryption');
    for (const headers of [paper, backup])
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-amz-server-side-encryption': 'AES256',
      });
    // No checksum that only AWS knows.
    expect(Object.keys(media ?? {}).filter((header) => /checksum|trailer/.test(header))).toEqual([]);
  });

  test('neither errors nor the place contain a key', async () => {
    const store = await openBucket();
    bucket.fail('refuse');
    const error = await store.get(name('a')).catch((problem: Error) => problem);
    expect(`${store.place} ${String(error)}`).not.toContain('S3RVER');
  });
});

describe('local copies', () => {
  test('serve without a request, and while the bucket is away', async () => {
    let at = Date.now();
    const cache = await openCached(10_000_000, () => at);
    const bytes = randomBytes(2000);
    await cache.put(name('a'), bytes);
    bucket.takeRequests();
    expect(hash(await cache.get(name('a')))).toBe(hash(bytes));
    expect(bucket.takeRequests()).toEqual([]);
    at += 601_000;
    bucket.fail('error');
    expect(hash(await cache.get(name('a')))).toBe(hash(bytes));
    bucket.fail('none');
    expect(hash(await cache.get(name('a')))).toBe(hash(bytes));
    bucket.takeRequests();
    expect(hash(await cache.get(name('a')))).toBe(hash(bytes));
    expect(bucket.takeRequests()).toEqual([]);
    expect(cache.traffic()?.counts).toMatchObject({ cache_hit: 4, cache_stale: 1, cache_miss: 0 });
  });

  test('of a file that another machine removed are removed too', async () => {
    let at = Date.now();
    const shared = await openBucket();
    const cache = createCachedObjects(shared, {
      folder: join(folder, place()),
      maxBytes: 1e6,
      now: () => at,
    });
    await cache.put(name('a'), Buffer.from('old'));
    await shared.remove(name('a'));
    at += 601_000;
    expect(await cache.get(name('a'))).toBeNull();
  });

  test('stay within their bound, and equal reads are one request', async () => {
    const shared = await openBucket();
    const copies = join(folder, place());
    const cache = createCachedObjects(shared, { folder: copies, maxBytes: 10_000 });
    const digits = [...'0123456789abcdef'];
    for (const digit of digits) await shared.put(name(digit), randomBytes(1000));
    bucket.takeRequests();
    await Promise.all([1, 2, 3].map(() => cache.get(name('0'))));
    expect(bucket.takeRequests().length).toBe(1);
    for (const digit of digits) expect((await cache.get(name(digit)))?.length).toBe(1000);
    expect((await readdir(copies)).length).toBeLessThanOrEqual(10);
  });
});
