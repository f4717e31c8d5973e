import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from './http/app.ts';
import { createDiskStorage, mountMedia } from './storage.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});
afterAll(() => rm(folder, { recursive: true }));

const serve = () => {
  const storage = createDiskStorage(folder);
  const app = createApp({ logLevel: 'silent', trustProxy: () => false, clientOrigins: [] });
  mountMedia(app, storage);
  return { storage, app };
};

it('keeps equal files once, also when they come at the same instant', async () => {
  const { storage } = serve();
  const names = await Promise.all([1, 2, 3].map(() => storage.put('<svg/>', 'svg')));
  expect(new Set(names).size).toBe(1);
  expect(await readdir(folder)).toEqual([names[0]]);
  expect(String(await storage.get(names[0] ?? ''))).toBe('<svg/>');
});

it('serves a drawing for ever, and lets it run nothing', async () => {
  const { storage, app } = serve();
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
    expect((await serve().app.inject(url)).statusCode).toBe(404);
  },
);
