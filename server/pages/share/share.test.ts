import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePost } from '../../blog/test-posts.ts';
import { someProduct } from '../../catalog/test-products.ts';
import { AppError } from '../../platform/core/app-error.ts';
import { transact } from '../../platform/database/database.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { openTextOutlines, type TextOutlines } from './text-outlines.ts';

let world: TestShop;
let letters: TextOutlines;
beforeAll(async () => {
  [world, letters] = await Promise.all([startTestShop(), openTextOutlines()]);
});
afterAll(() => world.close());

describe('the picture of a shared product', () => {
  it('is drawn in both languages at the Open Graph size, and cached by its content', async () => {
    const made = await transact(world.db, (tx) =>
      world.shop.services.catalog.create(tx, [
        someProduct({ name: 'Emerald, Panna', translations: { hi: { name: 'पन्ना' } } }),
      ]),
    );
    if (made instanceof AppError) throw new Error(made.code);
    const [id] = made;
    const at = (lang: string, headers = {}) =>
      fetch(`${world.base}/share/product/${id}.png?lang=${lang}`, { headers });
    const [english, hindi] = [await at('en'), await at('hi')];
    expect(english.headers.get('content-type')).toBe('image/png');
    const { width, height } = await sharp(Buffer.from(await english.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const tag = english.headers.get('etag') ?? '';
    expect(hindi.headers.get('etag')).not.toBe(tag);
    expect((await at('en', { 'if-none-match': tag })).status).toBe(304);
  });

  it('is a 404 for a product that does not exist', async () => {
    for (const name of ['0000000000000000.png', '..%2f..%2fetc.png', 'x.svg'])
      expect((await fetch(`${world.base}/share/product/${name}`)).status).toBe(404);
  });
});

describe('the picture of a shared post', () => {
  it('is drawn with its title in both languages, and is a 404 for a draft', async () => {
    const admin = await world.admin();
    const translations = { hi: { title: 'माणिक' } };
    const [post, draft] = [
      await writePost(admin, { translations }),
      await writePost(admin, { state: 'draft' }),
    ];
    const at = (id: string, lang: string) => fetch(`${world.base}/share/post/${id}.png?lang=${lang}`);
    const [english, hindi] = [await at(post._id, 'en'), await at(post._id, 'hi')];
    const { width, height } = await sharp(Buffer.from(await english.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(hindi.headers.get('etag')).not.toBe(english.headers.get('etag'));
    expect((await at(draft._id, 'en')).status).toBe(404);
  });
});

describe('the picture of a sign’s shared day', () => {
  it('is drawn in both languages, and is a 404 for an unknown day or sign', async () => {
    const at = (name: string, query = '') => fetch(`${world.base}/share/sign/${name}.png?${query}`);
    const [english, hindi] = [await at('libra'), await at('libra', 'lang=hi')];
    const { width, height } = await sharp(Buffer.from(await english.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(hindi.headers.get('etag')).not.toBe(english.headers.get('etag'));
    expect((await at('libra', 'day=1999-01-01')).status).toBe(404);
    expect((await at('ophiuchus')).status).toBe(404);
  });
});

describe('text as outlines', () => {
  it('is shaped: a conjunct is narrower than its letters, and has another outline', () => {
    const join = letters.line('क्ष', 'display', 40);
    expect(join.width).toBeLessThan(letters.line('कष', 'display', 40).width);
    expect(join.path).toMatch(/^M[\d.-]/);
  });

  it('breaks between words, and ends in an ellipsis when it does not fit', () => {
    const narrow = { hand: 'display', size: 40, width: 220, most: 2 } as const;
    const rows = letters.lines('Seven Chakra Bracelet of many colours', narrow);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.width).toBeLessThanOrEqual(narrow.width + 40);
    expect(letters.lines('Moti', narrow)).toHaveLength(1);
  });
});
