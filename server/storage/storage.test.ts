import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { colourOf } from '#contract/core/pictures.ts';
import { ZOOM_PIXELS, zoomCopy } from '#contract/core/zoom-picture.ts';
import { readStorageConfig } from '../platform/config/config.ts';
import { createApp } from '../platform/http/app.ts';
import { outageOf } from '../platform/http/outage.ts';
import { startTestBucket, type TestBucket } from '../testing/bucket.ts';
import { mountMedia } from './media-route.ts';
import { openObjects } from './open-objects.ts';
import { createPictures } from './pictures.ts';
import { sharp } from './sharp.ts';
import { createDiskStorage, createStorage, type Storage } from './storage.ts';

let folder: string;
let bucket: TestBucket;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  bucket = await startTestBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

const serve = (storage: Storage = createDiskStorage(folder)) => {
  const app = createApp({
    logLevel: 'silent',
    trustProxy: () => false,
    clientOrigins: [],
    publicUrl: 'http://shop.test',
  });
  mountMedia(app, storage);
  return { storage, app };
};

const kinds: [string, () => Promise<Storage>][] = [
  ['a folder', async () => createDiskStorage(join(folder, 'kind'))],
  [
    'a bucket with local copies',
    async () => {
      const environment = { STORAGE_DIR: join(folder, 'local'), ...bucket.environment('kind') };
      return createStorage(await openObjects(readStorageConfig(environment)));
    },
  ],
];

describe.each(kinds)('files in %s', (_, open) => {
  let storage: Storage;
  let app: ReturnType<typeof createApp>;
  beforeEach(async () => {
    ({ storage, app } = serve(await open()));
  });

  it('sends 304 to a client that has the file, a single range as 206, and the whole file for anything else', async () => {
    const bytes = randomBytes(1000);
    const url = storage.url(await storage.put(bytes, 'webp'));
    const ask = async (headers: Record<string, string>) => {
      const { statusCode, headers: got, rawPayload } = await app.inject({ url, headers });
      return { statusCode, range: got['content-range'], etag: String(got.etag), rawPayload };
    };
    const { etag, rawPayload } = await ask({});
    expect(rawPayload.equals(bytes)).toBe(true);
    expect(await ask({ 'if-none-match': `W/"x", ${etag}` })).toMatchObject({ statusCode: 304 });
    for (const [range, first, last] of [
      ['bytes=0-9', 0, 9],
      ['bytes=990-', 990, 999],
      ['bytes=-10', 990, 999],
      ['bytes=990-5000', 990, 999],
    ] as const) {
      const part = await ask({ range, 'if-range': etag });
      expect(part).toMatchObject({ statusCode: 206, range: `bytes ${first}-${last}/1000` });
      expect(part.rawPayload.equals(bytes.subarray(first, last + 1))).toBe(true);
    }
    expect(await ask({ range: 'bytes=1000-' })).toMatchObject({ statusCode: 416, range: 'bytes */1000' });
    for (const headers of [
      { range: 'bytes=0-1,5-6' },
      { range: 'bytes=9-5' },
      { range: 'lines=1-2' },
      { range: 'bytes=0-9', 'if-range': '"other"' },
    ])
      expect((await ask(headers as Record<string, string>)).rawPayload.length).toBe(1000);
  });

  it('serves an SVG as immutable, and its CSP lets it run nothing', async () => {
    const url = storage.url(
      await storage.put('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'svg'),
    );
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
  });

  it.each(['/media/..%2fpackage.json', '/media/.env', `/media/${'0'.repeat(40)}.svg`])(
    'has nothing at %s',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(404);
    },
  );

  it('gives a browser without AVIF the WebP of the same picture, made once and removed with it', async () => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a01040' } })
      .avif()
      .toBuffer();
    const name = await storage.put(picture, 'avif');
    const ask = (accept?: string) =>
      app.inject({ url: storage.url(name), headers: accept === undefined ? {} : { accept } });
    const old = 'image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5';
    for (const accept of [undefined, '*/*', `image/avif,${old}`]) {
      const { headers, rawPayload } = await ask(accept);
      expect([headers['content-type'], headers.vary]).toEqual(['image/avif', 'Accept']);
      expect(rawPayload.equals(picture)).toBe(true);
    }
    const [first, second] = await Promise.all([ask(old), ask(old)]);
    expect(first.headers['content-type']).toBe('image/webp');
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(await storage.exists(name.replace('.avif', '.webp'))).toBe(true);
    await storage.remove(name);
    expect((await ask(old)).statusCode).toBe(404);
  });

  it('names an uploaded picture after its mean colour, unless that would stay visible beside or behind it', async () => {
    const pictures = createPictures(storage);
    const plain = (width: number, height: number, alpha = 1) =>
      sharp({ create: { width, height, channels: 4, background: { r: 200, g: 40, b: 80, alpha } } })
        .png()
        .toBuffer();
    const colourOfSaved = async (bytes: Buffer) =>
      colourOf(String(await pictures.save(bytes, { person: 'somebody' })));
    const colour = (await colourOfSaved(await plain(400, 400))) ?? '';
    for (const [i, value] of [200, 40, 80].entries())
      expect(Math.abs(Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16) - value)).toBeLessThan(4);
    expect(await colourOfSaved(await plain(400, 300))).toBeUndefined();
    expect(await colourOfSaved(await plain(400, 400, 0.5))).toBeUndefined();
  });

  it('keeps a copy of 2,000 pixels of a picture that is zoomed, and removes it with the picture', async () => {
    const pictures = createPictures(storage);
    const plain = (width: number) =>
      sharp({ create: { width, height: width, channels: 3, background: '#c85028' } })
        .png()
        .toBuffer();
    const saved = async (width: number, zooms: boolean) =>
      String(await pictures.save(await plain(width), { person: 'somebody', zooms })).replace('/media/', '');
    const large = await saved(2400, true);
    const copy = await storage.get(zoomCopy(large));
    expect(copy && (await sharp(copy).metadata()).width).toBe(ZOOM_PIXELS);
    expect(await storage.exists(zoomCopy(await saved(1200, true)))).toBe(false);
    expect(await storage.exists(zoomCopy(await saved(1300, false)))).toBe(false);
    await pictures.remove(storage.url(large));
    expect(await storage.exists(zoomCopy(large))).toBe(false);
  });
});

it('stores equal files once, also when they arrive concurrently', async () => {
  const { storage } = serve();
  const names = await Promise.all([1, 2, 3].map(() => storage.put('<svg/>', 'svg')));
  expect(new Set(names).size).toBe(1);
  expect((await readdir(folder)).filter((name) => name.endsWith('.svg'))).toEqual([names[0]]);
  expect(String(await storage.get(names[0] ?? ''))).toBe('<svg/>');
});

/** Mounts a disk of 64 KB at a folder. Returns false when this account may not. */
const mountTiny = (at: string): boolean =>
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', at]).status === 0;

it('leaves nothing behind on a full disk, returns storage_full, and stores files again when there is room', async (context) => {
  const disk = await mkdtemp(join(tmpdir(), 'full-'));
  if (!mountTiny(disk)) {
    await rm(disk, { recursive: true });
    return context.skip();
  }
  try {
    const storage = createDiskStorage(disk);
    const small = await storage.put(randomBytes(20_000), 'png');
    const refused = await storage.put(randomBytes(100_000), 'png').catch((error: unknown) => error);
    expect(outageOf(refused)?.code).toBe('storage_full');
    expect(await readdir(disk)).toEqual([small]);

    // The copies fit, the picture itself does not.
    const noise = await sharp({
      create: {
        width: 1200,
        height: 1200,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    })
      .png()
      .toBuffer();
    const picture = await createPictures(storage)
      .save(noise, { person: 'somebody' })
      .catch((error: unknown) => error);
    expect(outageOf(picture)?.code).toBe('storage_full');
    expect(await readdir(disk)).toEqual([small]);

    await storage.remove(small);
    expect(await storage.exists(await storage.put(randomBytes(40_000), 'png'))).toBe(true);
  } finally {
    spawnSync('umount', [disk]);
    await rm(disk, { recursive: true });
  }
});

it('removes drafts of killed processes, and no file that is being written', async () => {
  const { storage } = serve();
  const [old, fresh] = ['.0123456789abcdef', '.fedcba9876543210'].map((name) => join(folder, name));
  const kept = await storage.put('<svg><g/></svg>', 'svg');
  for (const draft of [old, fresh]) await writeFile(draft ?? '', 'half');
  const now = Date.now();
  for (const path of [old ?? '', join(folder, kept)])
    await utimes(path, now / 1000 - 90_000, now / 1000 - 90_000);
  expect(await storage.tidy(new Date(now - 86_400_000))).toBe(1);
  const left = await readdir(folder);
  expect(left).toContain('.fedcba9876543210');
  expect(left).toContain(kept);
  expect(left).not.toContain('.0123456789abcdef');
});
