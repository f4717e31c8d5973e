import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalog.ts';
import { refusal } from '../testing/checkout.ts';
import { shelve } from '../testing/goods.ts';
import { startWorld, type World } from '../testing/world.ts';
import { delivered, edit, write } from './test-reviews.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reviews-'));
  world = await startWorld({ env: { STORAGE_DIR: folder } });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const page = (product: Product) =>
  world.visitor('GET /api/auth/products/{id}', { params: { id: product._id } });

describe('the picture of a review', () => {
  const dataUrl = async (width = 1600, type = 'image/jpeg') => {
    const bytes = await sharp({ create: { width, height: 100, channels: 3, background: '#a11041' } })
      .withExif({ IFD0: { Make: 'Telltale phone' } })
      .jpeg()
      .toBuffer();
    return `data:${type};base64,${bytes.toString('base64')}`;
  };
  async function start() {
    const buyer = await world.customer();
    const product = await shelve(world, { name: 'Pictured' });
    await delivered(world, buyer, product);
    return { buyer, product };
  }
  const load = async (address: string | null) => {
    const response = await fetch(`${world.base}${address}`);
    return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
  };

  test('is drawn anew, kept in an edit, replaced and dropped', async () => {
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
