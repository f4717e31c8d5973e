import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readStorageConfig } from '../platform/config/config.ts';
import type { ObjectStore } from '../platform/core/object-store.ts';
import { commandPatience } from '../storage/attempts.ts';
import { createDiskObjects } from '../storage/disk-objects.ts';
import { openObjects } from '../storage/open-objects.ts';
import { startTestBucket, type TestBucket } from '../testing/bucket.ts';
import { copyFiles } from './backup/backup.ts';
import { runMoveFiles } from './move-files.ts';
import { moveObjects } from './move-objects.ts';

let folder: string;
let bucket: TestBucket;
let disk: ObjectStore;
let remote: ObjectStore;
let environment: Record<string, string>;
let n = 0;
const names = [...'0123456789'].map((digit) => `${digit.repeat(40)}.webp`);
const files = new Map(names.map((name) => [name, randomBytes(5000)]));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'move-'));
  bucket = await startTestBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  n += 1;
  environment = { STORAGE_DIR: join(folder, String(n)), ...bucket.environment(`move-${n}`) };
  disk = createDiskObjects(environment.STORAGE_DIR ?? '');
  const patience = { ...commandPatience, pauseMs: 1 };
  remote = await openObjects({ ...readStorageConfig(environment), storageCacheBytes: 0 }, patience);
  for (const [name, bytes] of files) await disk.put(`media/${name}`, bytes);
  await disk.put('papers/invoice.pdf', Buffer.from('%PDF'));
});

const move = (args: string[], isStopped = () => false) =>
  runMoveFiles(environment, args, { step: (_title, work) => work(), isStopped });
const onDisk = async () => (await readdir(environment.STORAGE_DIR ?? '')).filter((name) => name !== 'papers');
async function expectAll(store: ObjectStore) {
  for (const [name, bytes] of files) expect((await store.get(`media/${name}`))?.equals(bytes)).toBe(true);
}

describe('moving files', () => {
  test('to the bucket, and back: every file arrives, and the source is emptied only when told to', async () => {
    await move(['--to=bucket']);
    await expectAll(remote);
    expect((await onDisk()).length).toBe(10);
    await move(['--to=bucket', '--delete']);
    await expectAll(remote);
    expect(await onDisk()).toEqual([]);
    expect(await remote.get('papers/invoice.pdf')).toBeNull();
    await move(['--to=disk', '--delete']);
    await expectAll(disk);
    expect(await remote.head(`media/${names[0]}`)).toBeNull();
  });

  test('goes on where it was stopped, also after an outage', async () => {
    const progress = () => ({ seen: 0, copied: 0, there: 0, removed: 0, bytes: 0 });
    const first = progress();
    const stopped = await moveObjects(
      { from: disk, to: remote },
      { remove: true, isStopped: () => first.copied >= 3, progress: first },
    );
    expect(stopped).toMatchObject({ finished: false, removed: 0 });
    expect((await onDisk()).length).toBe(10);
    bucket.fail('cut', 4);
    const second = await moveObjects(
      { from: disk, to: remote },
      { remove: true, isStopped: () => false, progress: progress() },
    );
    expect(second).toMatchObject({ finished: true, there: stopped.copied, removed: 10, wrong: [] });
    expect(second.copied).toBe(10 - stopped.copied);
    await expectAll(remote);
  });

  test('replaces a copy with other bytes of the same length', async () => {
    await remote.put(`media/${names[0]}`, randomBytes(5000));
    await move(['--to=bucket']);
    await expectAll(remote);
  });

  test('removes nothing when a file could not be copied', async () => {
    const broken: ObjectStore = { ...remote, put: async () => undefined };
    const progress = { seen: 0, copied: 0, there: 0, removed: 0, bytes: 0 };
    const result = await moveObjects(
      { from: disk, to: broken },
      { remove: true, isStopped: () => false, progress },
    );
    expect(result).toMatchObject({ finished: false, removed: 0 });
    expect(result.wrong.length).toBe(10);
    expect((await onDisk()).length).toBe(10);
  });

  test('says what is missing', async () => {
    await expect(move([])).rejects.toThrow('Say where to');
    environment.STORAGE_URL = '';
    await expect(move(['--to=bucket'])).rejects.toThrow('STORAGE_URL is missing');
  });
});

test('the files of a back-up come back from a disk and from a bucket to either', async () => {
  await move(['--to=bucket']);
  const progress = { what: '', done: 0, of: 0, bytes: 0 };
  const back = createDiskObjects(join(folder, 'back'));
  for (const store of [remote, disk]) {
    expect(await copyFiles(store, back, progress)).toBe(names.length);
    await expectAll(back);
    expect(await copyFiles(back, store, progress)).toBe(names.length);
    await expectAll(store);
  }
  expect(progress.bytes).toBe(4 * 5000 * names.length);
});
