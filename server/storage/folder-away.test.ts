import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runBackup, type ShowStep } from '../commands/backup-commands.ts';
import { FolderAway } from '../platform/core/storage-away.ts';
import { withClient } from '../platform/database/account.ts';
import { bodyFor, checkout, refusal } from '../testing/fixtures/checkout.ts';
import { productForm, somePicture } from '../testing/fixtures/products.ts';
import { payAndSettle } from '../testing/gateway.ts';
import { type Person, startTestShop, type TestShop } from '../testing/test-shop.ts';
import { MARK_FILE } from './folder-mark.ts';

let folder: string;
let testShop: TestShop;
let admin: Person;
let buyer: Person;
const at = (name: string) => join(folder, name);
const storage = () => at('storage');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-away-'));
  testShop = await startTestShop({ env: { STORAGE_DIR: storage(), LOG_LEVEL: 'silent' } });
  [admin, buyer] = await Promise.all([testShop.admin(), testShop.customer()]);
});
afterAll(async () => {
  await testShop.close();
  await rm(folder, { recursive: true });
});

const addProduct = async () =>
  (await admin.api('POST /api/auth/add-product', { body: productForm({}, [{ bytes: await somePicture() }]) }))
    .product;
const pathOf = (address: string | undefined) => new URL(address ?? '', 'http://shop.test').pathname;
const ask = (path: string, token?: string) =>
  fetch(testShop.base + path, token ? { headers: { authorization: `Bearer ${token}` } } : {});
const statusOf = async (path: string) => (await ask(path)).status;
const readiness = async () => (await ask('/readyz')).json();
const look = () => testShop.shop.platform.filesWatch.look();
const absent = `/media/${'0'.repeat(40)}.webp`;

test('a first start makes the folder and marks it; a file that does not exist is not found', async () => {
  expect(await readdir(storage())).toContain(MARK_FILE);
  expect(await statusOf(absent)).toBe(404);
  expect(await readiness()).toEqual({ status: 'ready', files: 'ready' });
});

describe.each([
  ['is gone', async () => undefined],
  ['is empty, as a volume that is not mounted leaves it', () => mkdir(storage())],
])('while the folder %s', (_, leave) => {
  test('files answer 503, nothing is written, the shop sells on, and all is well with the folder back', async () => {
    const product = await addProduct();
    const path = pathOf(product.image[0]);
    expect(await statusOf(path)).toBe(200);
    const paid = await checkout(buyer, product);
    await payAndSettle(testShop, paid.customOrderId);

    await rename(storage(), at('away'));
    await leave();
    await look();
    for (const wanted of [path, absent]) {
      const answer = await ask(wanted);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3']);
      expect(await answer.json()).toMatchObject({ code: 'storage_away' });
    }
    expect(await refusal(addProduct())).toBe('storage_away');
    expect((await ask(`/api/payment/invoice/${paid.orderId}`, buyer.token)).status).toBe(503);
    expect(await statusOf(`/share/product/${product._id}.png`)).toBe(503);
    const cash = { ...bodyFor(product), paymentMethod: 'cod' as const };
    expect((await buyer.api('POST /api/auth/place-order', { body: cash })).order.orderStatus).toBe('Pending');
    expect(await readiness()).toEqual({ status: 'ready', files: 'away' });
    expect(await readdir(storage()).catch(() => [])).toEqual([]);

    await rm(storage(), { recursive: true, force: true });
    await rename(at('away'), storage());
    await look();
    expect(await statusOf(path)).toBe(200);
    expect(await statusOf(absent)).toBe(404);
    expect((await ask(`/api/payment/invoice/${paid.orderId}`, buyer.token)).status).toBe(200);
    expect(await refusal(addProduct())).toBe('accepted');
    expect(await readiness()).toEqual({ status: 'ready', files: 'ready' });
    testShop.clock.advance(11);
  });
});

test('the log has one line when the folder goes and one when it is back, and owners are told', async () => {
  const lines: string[] = [];
  const { log } = testShop.shop.platform;
  const record =
    (level: string) =>
    (_facts: unknown, text = String(_facts)) =>
      void lines.push(`${level}: ${text.split(':')[0]}`);
  Object.assign(log, { error: record('error'), warn: record('warn'), info: record('info') });
  await testShop.shop.services.alerts.sweep();
  await rename(storage(), at('away'));
  await look();
  for (let n = 0; n < 5; n += 1) await statusOf(absent);
  await look();
  const open = () => testShop.db.selectFrom('alerts').select('kind').where('kind', '=', 'files').execute();
  testShop.clock.advance(2);
  await testShop.shop.services.alerts.sweep();
  expect(await open()).toHaveLength(1);
  await rename(at('away'), storage());
  await look();
  testShop.clock.advance(2);
  await testShop.shop.services.alerts.sweep();
  expect(await open()).toHaveLength(0);
  expect(lines.filter((line) => line.includes('files'))).toEqual([
    'error: files away',
    'info: files are back',
  ]);
});

describe('a start', () => {
  const start = (name: string) =>
    startTestShop({ databaseUrl: testShop.databaseUrl, env: { STORAGE_DIR: at(name), LOG_LEVEL: 'silent' } });
  const stateOf = async (name: string) => {
    const other = await start(name);
    const answer = await (await fetch(`${other.base}/readyz`)).json();
    await other.close();
    return (answer as { files: string }).files;
  };

  test('with a folder that is not the one that was marked makes no new one', async () => {
    expect(await stateOf('unmounted')).toBe('away');
    expect(await readdir(folder)).not.toContain('unmounted');
  });

  test('of a shop from before there were marks marks the folder that has its files, and only that one', async () => {
    await withClient(testShop.ownerUrl, (db) => db.query('update known_folders set marked_at = null'));
    await mkdir(at('upgraded'));
    expect(await stateOf('upgraded')).toBe('away');
    expect(await readdir(at('upgraded'))).toEqual([]);
    await writeFile(at(`upgraded/${'a'.repeat(40)}.webp`), 'a picture');
    expect(await stateOf('upgraded')).toBe('ready');
    expect(await readdir(at('upgraded'))).toContain(MARK_FILE);
  });
});

describe('a back-up', () => {
  const step: ShowStep = (_title, work) => work();
  const backUp = (...args: string[]) =>
    runBackup(testShop.databaseUrl, args, { folder: at('backups'), step });
  beforeAll(async () => {
    vi.stubEnv('STORAGE_DIR', storage());
    vi.stubEnv('BACKUP_RECIPIENTS', await identityToRecipient(await generateIdentity()));
  });
  afterAll(() => void vi.unstubAllEnvs());

  test('of files that are not mounted fails, instead of holding none', async () => {
    await backUp();
    await rename(storage(), at('away'));
    await expect(backUp()).rejects.toThrow(FolderAway);
    await rename(at('away'), storage());
    await backUp();
  });

  test('makes its folder once, and writes into no other when that is not mounted', async () => {
    await rename(at('backups'), at('backups-away'));
    await expect(backUp()).rejects.toThrow(FolderAway);
    expect(await readdir(folder)).not.toContain('backups');
    await rename(at('backups-away'), at('backups'));
    await backUp();
  });

  test('sends no copy to a folder that is not mounted', async () => {
    const to = `--to=${pathToFileURL(at('copies')).href}`;
    await backUp(to);
    await rename(at('copies'), at('copies-away'));
    await mkdir(at('copies'));
    await expect(backUp(to)).rejects.toThrow(FolderAway);
    expect(await readdir(at('copies'))).toEqual([]);
  });
});
