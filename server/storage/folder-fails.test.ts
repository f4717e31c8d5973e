import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '../testing/fixtures/checkout.ts';
import { productForm, somePicture } from '../testing/fixtures/products.ts';
import { canFreeze, freeze, mayMount, mountTiny } from '../testing/fixtures/volumes.ts';
import { type Person, startTestShop, type TestShop } from '../testing/test-shop.ts';

let folder: string;
let testShop: TestShop;
let admin: Person;
/** The levels and first words of what was logged about files. */
const lines: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-fails-'));
  testShop = await startTestShop({ env: { STORAGE_DIR: join(folder, 'storage'), LOG_LEVEL: 'silent' } });
  admin = await testShop.admin();
  const record =
    (level: string) =>
    (_facts: unknown, text = String(_facts)) =>
      void lines.push(`${level}: ${text.split(':')[0]}`);
  Object.assign(testShop.shop.platform.log, { error: record('error'), info: record('info') });
});
afterAll(async () => {
  await testShop.close();
  await rm(folder, { recursive: true });
});

const addProduct = async () =>
  (await admin.api('POST /api/auth/add-product', { body: productForm({}, [{ bytes: await somePicture() }]) }))
    .product;
const statusOf = async (path: string) => (await fetch(testShop.base + path)).status;
const filesAre = async () =>
  ((await (await fetch(`${testShop.base}/readyz`)).json()) as { files: string }).files;
const look = () => testShop.shop.platform.filesWatch.look();

test('a file that cannot be read is answered 503, and the others are there', async () => {
  const name = `${'e'.repeat(40)}.webp`;
  // The kernel answers a read of this file with EIO.
  await symlink('/proc/self/mem', join(folder, 'storage', name));
  const answer = await fetch(`${testShop.base}/media/${name}`);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'storage_away']);
  await look();
  expect(await filesAre()).toBe('ready');
  expect(await refusal(addProduct())).toBe('accepted');
});

test.skipIf(!canFreeze)(
  'a folder that takes no files is away: uploads are refused, what can be read is served, owners are told',
  async () => {
    const product = await addProduct();
    const path = new URL(product.image[0] ?? '', 'http://shop.test').pathname;
    const open = () => testShop.db.selectFrom('alerts').select('kind').where('kind', '=', 'files').execute();
    await testShop.shop.services.alerts.sweep();
    lines.length = 0;

    const thaw = await freeze(join(folder, 'storage'));
    try {
      await look();
      expect(await refusal(addProduct())).toBe('storage_away');
      expect(await statusOf(path)).toBe(200);
      expect(await filesAre()).toBe('away');
      await look();
      testShop.clock.advance(2);
      await testShop.shop.services.alerts.sweep();
      expect(await open()).toHaveLength(1);
    } finally {
      await thaw();
    }

    await look();
    expect(await filesAre()).toBe('ready');
    expect(await refusal(addProduct())).toBe('accepted');
    testShop.clock.advance(2);
    await testShop.shop.services.alerts.sweep();
    expect(await open()).toHaveLength(0);
    expect(lines.filter((line) => line.includes('files'))).toEqual([
      'error: files away',
      'info: files are back',
    ]);
  },
);

test.skipIf(!mayMount)('a full volume refuses uploads as full, and is not away', async () => {
  const storage = join(folder, 'full');
  await mkdir(storage);
  const unmount = await mountTiny(storage);
  try {
    const other = await startTestShop({ env: { STORAGE_DIR: storage, LOG_LEVEL: 'silent' } });
    const owner = await other.admin();
    await expect(writeFile(join(storage, 'filler'), Buffer.alloc(1 << 20))).rejects.toThrow('ENOSPC');
    const body = productForm({}, [{ bytes: await somePicture() }]);
    expect(await refusal(owner.api('POST /api/auth/add-product', { body }))).toBe('storage_full');
    await other.shop.platform.filesWatch.look();
    const answer = await (await fetch(`${other.base}/readyz`)).json();
    expect(answer).toMatchObject({ files: 'ready' });
    await other.close();
  } finally {
    await unmount();
  }
});
