import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import { pictureSet } from '#contract/core/pictures.ts';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { delivered, edit, remove, write } from './test-reviews.ts';

let testShop: TestShop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reviews-'));
  testShop = await startTestShop({ env: { STORAGE_DIR: folder } });
});
afterAll(async () => {
  await testShop.close();
  await rm(folder, { recursive: true });
});

const page = (product: Product) =>
  testShop.visitor('GET /api/auth/products/{id}', { params: { id: product._id } });

describe('the picture of a review', () => {
  const dataUrl = async (width = 1600, type = 'image/jpeg') => {
    const bytes = await sharp({ create: { width, height: 100, channels: 3, background: '#a11041' } })
      .withExif({ IFD0: { Make: 'Telltale phone' } })
      .jpeg()
      .toBuffer();
    return `data:${type};base64,${bytes.toString('base64')}`;
  };
  async function start() {
    const buyer = await testShop.customer();
    const product = await createProduct(testShop, { name: 'Pictured' });
    await delivered(testShop, buyer, product);
    return { buyer, product };
  }
  const load = async (address: string | null) => {
    const response = await fetch(`${testShop.base}${address}`);
    return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
  };

  test('is re-encoded, kept in an edit, replaced and removed', async () => {
    const { buyer, product } = await start();
    const { review } = await write(buyer, product, { media: await dataUrl() });
    const { type, bytes } = await load(review.media);
    expect(type).toBe('image/webp');
    expect(bytes.includes('Telltale')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 75, format: 'webp' });

    expect((await edit(buyer, product, review._id)).review.media).toBe(review.media);
    const same = { media: review.media };
    expect((await edit(buyer, product, review._id, same)).review.media).toBe(review.media);
    const replaced = (await edit(buyer, product, review._id, { media: await dataUrl(80) })).review.media;
    expect(replaced).toMatch(/^\/media\/[0-9a-f]{40}\.webp$/);
    expect(replaced).not.toBe(review.media);
    expect((await edit(buyer, product, review._id, { media: null })).review.media).toBeNull();
  });

  test('exists in every size that pages use, and is deleted with its review or when it is replaced', async () => {
    const { buyer, product } = await start();
    const files = () => readdir(folder);
    const { review } = await write(buyer, product, { media: await dataUrl() });
    const widths = await Promise.all(
      (pictureSet(review.media ?? '') ?? '').split(', ').map(async (entry) => {
        const [address = '', width] = entry.split(' ');
        return [width, (await sharp((await load(address)).bytes).metadata()).width];
      }),
    );
    expect(widths).toEqual([
      ['320w', 320],
      ['640w', 640],
      ['1200w', 1200],
    ]);
    const first = (await files()).filter((name) => review.media?.includes(name.slice(0, 40)));
    expect(first).toHaveLength(3);

    const { media } = (await edit(buyer, product, review._id, { media: await dataUrl() })).review;
    await expect.poll(async () => (await files()).filter((name) => first.includes(name))).toEqual([]);
    expect((await load(media)).type).toBe('image/webp');
    await remove(buyer, product, review._id);
    await expect
      .poll(async () => (await files()).filter((name) => media?.includes(name.slice(0, 40))))
      .toEqual([]);
  });

  test('stays for the second of two buyers with the same photo when the first deletes theirs', async () => {
    const [one, two] = [await start(), await start()];
    const photo = await dataUrl(90);
    const first = (await write(one.buyer, one.product, { media: photo })).review;
    const second = (await write(two.buyer, two.product, { media: photo })).review;
    await remove(one.buyer, one.product, first._id);
    await expect.poll(async () => (await fetch(`${testShop.base}${first.media}`)).status).toBe(404);
    expect((await fetch(`${testShop.base}${second.media}`)).status).toBe(200);
  });

  test('of a refused review is not stored', async () => {
    const { buyer, product } = await start();
    await write(buyer, product);
    const before = await readdir(folder);
    expect(await refusal(write(buyer, product, { media: await dataUrl(70) }))).toBe('review_exists');
    expect(await readdir(folder)).toEqual(before);
  });

  test.each([
    ['an SVG', `data:image/png;base64,${btoa('<svg onload="alert(1)"/>')}`, 'image_kind'],
    ['an address elsewhere', 'https://example.in/a.png', 'image_kind'],
    ['another review’s address', '/media/0000000000000000000000000000000000000000.webp', 'image_kind'],
    ['half a picture', async () => (await dataUrl()).slice(0, 600), 'image_unreadable'],
  ])('may not be %s, and then nothing is written', async (_, media, code) => {
    const { buyer, product } = await start();
    const sent = typeof media === 'string' ? media : await media();
    expect(await refusal(write(buyer, product, { media: sent }))).toBe(code);
    expect((await page(product)).reviews).toEqual([]);
    const { review } = await write(buyer, product);
    expect(await refusal(edit(buyer, product, review._id, { media: sent }))).toBe(code);
    expect((await page(product)).reviews).toMatchObject([{ rating: 5, media: null }]);
  });

  test('may come in a body of 6 MB, and not in a larger one', async () => {
    const { buyer, product } = await start();
    const large = `data:image/jpeg;base64,${'A'.repeat(5_900_000)}`;
    expect(await refusal(write(buyer, product, { media: large }))).toBe('image_kind');
    await expect(write(buyer, product, { media: 'A'.repeat(6_100_000) })).rejects.toMatchObject({
      status: 413,
    });
  });
});
