import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createCachedPages } from './cached-pages.ts';
import { type Body, createBody } from './compression.ts';
import { type FinishedResponse, finish, type Rendered } from './finished-response.ts';
import { createPageCache } from './page-cache.ts';

const page = (text: string): FinishedResponse => ({
  ...finish(200, {}, Buffer.from(text)),
  etag: `W/"${text}"`,
});
const rendered = (text: string, tags: string[] = [], keep = true): Rendered => ({
  response: page(text),
  tags: new Set(tags),
  cacheable: keep,
});
const textOf = async ({ body }: FinishedResponse) => (await body.as('plain')).toString();

/** Creates a render that waits until the test lets it finish. */
function heldRender() {
  const done = Promise.withResolvers<Rendered>();
  const begun = Promise.withResolvers<void>();
  const render = () => {
    begun.resolve();
    return done.promise;
  };
  return { render, begun: begun.promise, finish: done.resolve };
}

describe('page cache', () => {
  it('renders a page once and then caches it', async () => {
    const cache = createPageCache();
    let renders = 0;
    const render = async () => rendered(`render ${++renders}`);
    expect(await textOf(await cache.get('en /', render))).toBe('render 1');
    expect(await textOf(await cache.get('en /', render))).toBe('render 1');
    expect(await textOf(await cache.get('hi /', render))).toBe('render 2');
  });

  it('lets concurrent requests share one render', async () => {
    const cache = createPageCache();
    let renders = 0;
    const held = heldRender();
    const render = () => {
      renders += 1;
      return held.render();
    };
    const both = [cache.get('k', render), cache.get('k', render)];
    held.finish(rendered('one'));
    expect(await Promise.all((await Promise.all(both)).map(textOf))).toEqual(['one', 'one']);
    expect(renders).toBe(1);
  });

  it('invalidates exactly the pages with a changed tag', async () => {
    const cache = createPageCache();
    await cache.get('ruby', async () => rendered('old ruby', ['product:1', 'settings']));
    await cache.get('pearl', async () => rendered('old pearl', ['product:2', 'settings']));
    cache.drop(['product:1']);
    expect(await textOf(await cache.get('ruby', async () => rendered('new ruby')))).toBe('new ruby');
    expect(await textOf(await cache.get('pearl', async () => rendered('new pearl')))).toBe('old pearl');
    cache.drop(['settings']);
    expect(await textOf(await cache.get('pearl', async () => rendered('new pearl')))).toBe('new pearl');
  });

  it('does not store a render whose data changed while it ran', async () => {
    const cache = createPageCache();
    const held = heldRender();
    const first = cache.get('ruby', held.render);
    await held.begun;
    cache.drop(['product:1']);
    held.finish(rendered('stale', ['product:1']));
    expect(await textOf(await first)).toBe('stale');
    expect(await textOf(await cache.get('ruby', async () => rendered('fresh')))).toBe('fresh');
  });

  it('does not share a render that began before an invalidation with a request after it', async () => {
    const cache = createPageCache();
    const held = heldRender();
    const before = cache.get('ruby', held.render);
    await held.begun;
    cache.drop(['product:1']);
    const after = cache.get('ruby', async () => rendered('fresh', ['product:1']));
    held.finish(rendered('stale', ['product:1']));
    expect(await textOf(await after)).toBe('fresh');
    await before;
    expect(await textOf(await cache.get('ruby', async () => rendered('third')))).toBe('fresh');
  });

  it('stores a render when only other tags were invalidated meanwhile', async () => {
    const cache = createPageCache();
    const held = heldRender();
    const first = cache.get('ruby', held.render);
    await held.begun;
    cache.drop(['product:2']);
    held.finish(rendered('ruby', ['product:1']));
    await first;
    expect(await textOf(await cache.get('ruby', async () => rendered('again')))).toBe('ruby');
  });

  it('dropAll invalidates everything, including renders under way', async () => {
    const cache = createPageCache();
    await cache.get('kept', async () => rendered('old'));
    const held = heldRender();
    const running = cache.get('running', held.render);
    await held.begun;
    cache.dropAll();
    held.finish(rendered('stale'));
    await running;
    expect(cache.size()).toMatchObject({ pages: 0, bytes: 0 });
    expect(await textOf(await cache.get('running', async () => rendered('fresh')))).toBe('fresh');
  });

  it('caches neither an incomplete page nor a failed render', async () => {
    const cache = createPageCache();
    await cache.get('half', async () => rendered('half', [], false));
    expect(await textOf(await cache.get('half', async () => rendered('whole')))).toBe('whole');
    await expect(cache.get('bad', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await textOf(await cache.get('bad', async () => rendered('up')))).toBe('up');
  });

  it('stays within its size by evicting the least recently used', async () => {
    const one = createPageCache();
    await one.get('a', async () => rendered('12345'));
    const { bytes } = one.size();
    const cache = createPageCache({ maxBytes: 2 * bytes });
    const keep = (key: string) => cache.get(key, async () => rendered('12345'));
    await keep('a');
    await keep('b');
    await keep('a');
    await keep('c');
    expect(cache.size()).toMatchObject({ pages: 2, bytes: 2 * bytes });
    expect(await textOf(await cache.get('a', async () => rendered('other')))).toBe('12345');
    expect(await textOf(await cache.get('b', async () => rendered('other')))).toBe('other');
  });

  it('counts each form of a page, and returns the plain one', async () => {
    const cache = createPageCache();
    const words = Array.from({ length: 3000 }, (_, i) => `word${(i * 7919) % 997}`).join(' ');
    const ask = () => cache.get('page', async () => rendered(words));
    const { body } = await ask();
    const held = cache.size().bytes;
    expect(held).toBeLessThan(words.length);
    expect(gunzipSync(await body.as('gzip')).toString()).toBe(words);
    expect(await textOf(await ask())).toBe(words);
    expect(cache.size().bytes).toBe(held + (await body.as('gzip')).length + words.length);
  });

  it('renders a few pages at a time, each with the data of the moment it starts', async () => {
    const cache = createPageCache();
    const held = Array.from({ length: 20 }, heldRender);
    let running = 0;
    let most = 0;
    const answers = held.map(({ render }, i) =>
      cache.get(`page ${i}`, async () => {
        running += 1;
        most = Math.max(most, running);
        const own = await render();
        running -= 1;
        return own;
      }),
    );
    await held[0]?.begun;
    // Renders that have not begun read the current data.
    cache.drop(['tag']);
    held.forEach(({ finish }, i) => {
      finish(rendered(`words ${i}`, ['tag']));
    });
    const texts = await Promise.all((await Promise.all(answers)).map(textOf));
    expect(texts).toEqual(held.map((_, i) => `words ${i}`));
    expect(most).toBeLessThan(held.length);
    expect(cache.size().pages).toBe(held.length - most);
  });

  it('compresses popular pages again, smaller', async () => {
    const cache = createPageCache();
    const words = Array.from({ length: 3000 }, (_, i) => `word${(i * 7919) % 997}`).join(' ');
    const ask = async () => (await cache.get('popular', async () => rendered(words))).body.as('br');
    const quick = (await ask()).length;
    await expect.poll(async () => (await ask()).length).toBeLessThan(quick);
  });

  it('lets few popular pages wait for it, and the others when they are asked for again', async () => {
    const pages = createCachedPages(10_000_000);
    let read = 0;
    // More become popular at once than are compressed in a second: each that waited would keep its bytes.
    for (let n = 0; n < 200; n++) {
      const body = createBody(Buffer.from(`page ${n} `.repeat(100)), 3);
      const counted: Body = {
        ...body,
        as(form) {
          read += 1;
          return body.as(form);
        },
      };
      const { response } = rendered('');
      pages.set(`page ${n}`, { ...rendered(''), response: { ...response, body: counted } });
      pages.get(`page ${n}`);
      pages.get(`page ${n}`);
    }
    await expect.poll(() => read).toBe(64);
    pages.get('page 150');
    await expect.poll(() => read).toBe(65);
  });

  it('still renders other pages when some renders never end', async () => {
    vi.useFakeTimers();
    try {
      const cache = createPageCache();
      for (let n = 0; n < 10; n++) void cache.get(`hangs ${n}`, () => new Promise(() => undefined));
      const other = cache.get('other', async () => rendered('other'));
      await vi.runAllTimersAsync();
      await vi.runAllTimersAsync();
      expect((await other).etag).toBe('W/"other"');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('while the database may be away', () => {
  const away = async (): Promise<Rendered> => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
  };
  it('an old page is sent only when no new one can be rendered, until dropAll', async () => {
    const cache = createPageCache();
    const get = async (render: () => Promise<Rendered>) => textOf(await cache.get('en /', render));
    await get(async () => rendered('old'));
    cache.setAside();
    expect(await get(away)).toBe('old');
    expect(await get(async () => rendered('half a page', [], false))).toBe('old');
    expect(await get(async () => rendered('new'))).toBe('new');
    cache.dropAll();
    await expect(get(away)).rejects.toThrow('ECONNREFUSED');
  });

  it('a bug is not hidden by it', async () => {
    const cache = createPageCache();
    await cache.get('en /', async () => rendered('old'));
    cache.setAside();
    const broken = cache.get('en /', async () => {
      throw new TypeError('ours');
    });
    await expect(broken).rejects.toThrow('ours');
  });
});
