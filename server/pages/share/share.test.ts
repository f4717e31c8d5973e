import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someProduct } from '../../catalog/products/test-products.ts';
import { writePost } from '../../office/blog/test-posts.ts';
import { AppError } from '../../platform/core/app-error.ts';
import { onCheckpoint } from '../../platform/core/checkpoint.ts';
import { transact } from '../../platform/database/database.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { openTextOutlines, type TextOutlines } from './text-outlines.ts';

let testShop: TestShop;
let letters: TextOutlines;
beforeAll(async () => {
  [testShop, letters] = await Promise.all([startTestShop(), openTextOutlines()]);
});
afterAll(() => testShop.close());

describe('the picture of a shared product', () => {
  it('is drawn in both languages at the Open Graph size, and cached by its content', async () => {
    const made = await transact(testShop.db, (tx) =>
      testShop.shop.services.catalog.create(tx, [
        someProduct({ name: 'Emerald, Panna', translations: { hi: { name: 'पन्ना' } } }),
      ]),
    );
    if (made instanceof AppError) throw new Error(made.code);
    const [id] = made;
    const at = (lang: string, headers = {}) =>
      fetch(`${testShop.base}/share/product/${id}.png?lang=${lang}`, { headers });
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
      expect((await fetch(`${testShop.base}/share/product/${name}`)).status).toBe(404);
  });
});

describe('the queue of pictures', () => {
  /** Creates products whose pictures nobody has drawn yet, and returns the paths of these. */
  const products = async (count: number): Promise<string[]> => {
    const made = await transact(testShop.db, (tx) =>
      testShop.shop.services.catalog.create(
        tx,
        Array.from({ length: count }, (_, n) => someProduct({ name: `Queued ${n} ${randomUUID()}` })),
      ),
    );
    if (made instanceof AppError) throw new Error(made.code);
    return made.map((id) => `/share/product/${id}.png`);
  };

  it('draws a stranger’s picture next after fifty requests that were given up', async () => {
    const [first, mine, ...others] = await products(52);
    const gate = Promise.withResolvers<void>();
    let drawn = 0;
    const remove = onCheckpoint('share.drawing', async () => {
      drawn += 1;
      if (drawn === 1) await gate.promise;
    });
    const drawing = fetch(testShop.base + first);
    await expect.poll(() => drawn).toBe(1);
    const connections = () =>
      new Promise<number>((resolve) => {
        testShop.shop.app.server.getConnections((_, count) => resolve(count));
      });
    const before = await connections();
    const refused: (number | undefined)[] = [];
    // Each on a connection of its own, which closes after the answer.
    const leaving = others.map((path) =>
      get(testShop.base + path, { agent: false }, (answer) => {
        refused.push(answer.statusCode);
        answer.resume();
      }).on('error', () => {}),
    );
    // Twelve of one address wait, the others are sent away.
    await expect.poll(() => refused).toEqual(Array(38).fill(429));
    for (const request of leaving) request.destroy();
    await expect.poll(connections).toBeLessThanOrEqual(before);
    const own = fetch(testShop.base + mine);
    gate.resolve();
    expect([(await drawing).status, (await own).status, drawn]).toEqual([200, 200, 2]);
    remove();
  });

  it('keeps pictures on disk: another process does not draw them again', async () => {
    const [path] = await products(1);
    const before = Buffer.from(await (await fetch(testShop.base + path)).arrayBuffer());
    let drawn = 0;
    const count = onCheckpoint('share.drawing', async () => {
      drawn += 1;
    });
    const other = await startTestShop({
      databaseUrl: testShop.databaseUrl,
      env: { STORAGE_DIR: testShop.shop.platform.config.storageDir },
    });
    expect(Buffer.from(await (await fetch(other.base + path)).arrayBuffer()).equals(before)).toBe(true);
    expect(drawn).toBe(0);
    count();
    await other.close();
  });

  it('draws a limited number for an address; pictures that are there stay free', async () => {
    const strict = await startTestShop({
      databaseUrl: testShop.databaseUrl,
      env: { STORAGE_DIR: testShop.shop.platform.config.storageDir, RATE_LIMIT_FACTOR: '0.01' },
    });
    const paths = await products(4);
    const statuses: number[] = [];
    for (const path of [...paths, paths[0]]) statuses.push((await fetch(strict.base + path)).status);
    expect(statuses).toEqual([200, 200, 429, 429, 200]);
    const refused = await fetch(`${strict.base}${paths[3]}?lang=hi`);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
    await strict.close();
  });
});

describe('the picture of a shared post', () => {
  it('is drawn with its title in both languages, and is a 404 for a draft', async () => {
    const admin = await testShop.admin();
    const translations = { hi: { title: 'माणिक' } };
    const [post, draft] = [
      await writePost(admin, { translations }),
      await writePost(admin, { state: 'draft' }),
    ];
    const at = (id: string, lang: string) => fetch(`${testShop.base}/share/post/${id}.png?lang=${lang}`);
    const [english, hindi] = [await at(post._id, 'en'), await at(post._id, 'hi')];
    const { width, height } = await sharp(Buffer.from(await english.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(hindi.headers.get('etag')).not.toBe(english.headers.get('etag'));
    expect((await at(draft._id, 'en')).status).toBe(404);
  });
});

describe('the picture of a sign’s shared day', () => {
  it('is drawn in both languages, and is a 404 for an unknown day or sign', async () => {
    const at = (name: string, query = '') => fetch(`${testShop.base}/share/sign/${name}.png?${query}`);
    const [english, hindi] = [await at('libra'), await at('libra', 'lang=hi')];
    const { width, height } = await sharp(Buffer.from(await english.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(hindi.headers.get('etag')).not.toBe(english.headers.get('etag'));
    expect((await at('libra', 'day=1999-01-01')).status).toBe(404);
    expect((await at('ophiuchus')).status).toBe(404);
  });
});

describe('the pictures of a shop with pictures of its own', () => {
  const blue = '#204080';
  const green = '#208040';

  async function save(logo: string | null, icon: string | null): Promise<void> {
    const { settings } = testShop.shop.services;
    const { userId } = await testShop.admin();
    const stored = async (background: string | null, width: number) => {
      if (!background) return '';
      const bytes = await sharp({ create: { width, height: 300, channels: 4, background } })
        .webp({ lossless: true })
        .toBuffer();
      return testShop.shop.storage.url(await testShop.shop.storage.put(bytes, 'webp'));
    };
    const { shop } = await settings.all();
    const value = { ...shop, logo: await stored(logo, 900), icon: await stored(icon, 300) };
    await transact(testShop.db, (tx) => settings.set(tx, { key: 'shop', value, by: userId }));
  }
  /** Returns the colour of a point of a picture. */
  async function colourAt(path: string, left: number, top: number): Promise<string> {
    const bytes = Buffer.from(await (await fetch(testShop.base + path)).arrayBuffer());
    const point = await sharp(bytes)
      .extract({ left, top, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    return `#${point.toString('hex')}`;
  }

  it('have its logo, or its icon beside its name, in place of the house mark', async () => {
    const post = await writePost(await testShop.admin(), {});
    const places = [
      [`/share/post/${post._id}.png`, 720, 88],
      ['/share/sign/leo.png', 620, 530],
    ] as const;
    for (const [path, left, top] of places) {
      await save(blue, green);
      expect(await colourAt(path, left, top)).toBe(blue);
      // A wide logo goes on where the name would begin.
      expect(await colourAt(path, left + 80, top)).toBe(blue);
      await save(null, green);
      expect(await colourAt(path, left, top)).toBe(green);
      await save(null, null);
      expect([blue, green]).not.toContain(await colourAt(path, left, top));
    }
  });
});

describe('text as outlines', () => {
  it('is shaped: a conjunct is narrower than its letters, and has another outline', () => {
    const join = letters.line('क्ष', 'display', 40);
    expect(join.width).toBeLessThan(letters.line('कष', 'display', 40).width);
    expect(join.path).toMatch(/^M[\d.-]/);
  });

  it('has the letters of each script that papers print', async () => {
    const pairs = ['কখ', 'ਕਖ', 'કખ', 'କଖ', 'கங', 'కఖ', 'ಕಖ', 'കഖ'];
    await letters.openFor(pairs.join(' '));
    // The box of a missing letter would be the same for both.
    for (const hand of ['display', 'text'] as const)
      for (const [one, other] of pairs.map((pair) => [...pair]))
        expect(letters.line(one ?? '', hand, 40).path).not.toBe(letters.line(other ?? '', hand, 40).path);
  });

  it('breaks between words, and ends in an ellipsis when it does not fit', () => {
    const narrow = { hand: 'display', size: 40, width: 220, most: 2 } as const;
    const rows = letters.lines('Seven Chakra Bracelet of many colours', narrow);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.width).toBeLessThanOrEqual(narrow.width + 40);
    expect(letters.lines('Moti', narrow)).toHaveLength(1);
  });
});
