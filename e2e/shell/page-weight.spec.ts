import type { APIRequestContext, Browser } from '@playwright/test';
import { langs } from '#languages/list.ts';
import { createBody } from '#server/platform/http/caching/compression.ts';
import { createRecompressor } from '#server/platform/http/caching/recompressor.ts';
import { expect, test } from '../support/watched.ts';

/** The most that a phone may load before a page responds: HTML, CSS and JavaScript as sent. */
const MOST_BYTES = 175_000;

type Load = { document: number; rest: number; shift: number; files: string[] };

/**
 * Opens a page on a phone with an empty cache, scrolls to its end, and returns the bytes loaded and the layout shift.
 */
async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const responses = new Map<string, { type: string; headers: number; url: string }>();
  const load: Load = { document: 0, rest: 0, shift: 0, files: [] };
  network.on('Network.responseReceived', ({ requestId, type, response }) =>
    responses.set(requestId, { type, headers: response.encodedDataLength, url: response.url }),
  );
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    if (!response || !['Document', 'Stylesheet', 'Script', 'Fetch', 'XHR'].includes(response.type)) return;
    const bytes = encodedDataLength - response.headers;
    load[response.type === 'Document' ? 'document' : 'rest'] += bytes;
    load.files.push(`${bytes} ${new URL(response.url).pathname}`);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const end = page.getByRole('contentinfo');
  await end.scrollIntoViewIfNeeded();
  await expect(end).toBeInViewport();
  load.shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  await context.close();
  return load;
}

/**
 * Returns the bytes of a page once it is popular. Before, and after each change of what it shows, it is sent with fast
 * compression, and other tests change that all the time.
 */
async function popular(request: APIRequestContext, url: string): Promise<number> {
  const page = createBody(await (await request.get(url)).body(), null);
  const smaller = await createRecompressor()(page);
  return (await smaller.as('br')).length;
}

async function pagesOf(request: APIRequestContext): Promise<string[]> {
  const found = await request.get('/api/auth/products', { params: { q: 'Natural Ruby, Manik', limit: 1 } });
  const [product] = await found.json();
  return ['/', '/products', `/single-product/${product._id}`];
}

for (const lang of langs) {
  test(`home, list and product page are small and have no layout shift: ${lang}`, async ({
    browser,
    request,
    baseURL,
  }) => {
    test.setTimeout(400_000);
    for (const path of await pagesOf(request)) {
      const url = `${baseURL}${path}?lang=${lang}`;
      let last: Load = { document: 0, rest: 0, shift: 0, files: [] };
      let bytes = 0;
      // The first response of a file uses fast compression, too; a smaller version follows, one file at a time.
      await expect
        .poll(
          async () => {
            last = await load(browser, url);
            bytes = Math.min(last.document, await popular(request, url)) + last.rest;
            return bytes;
          },
          { message: `bytes of ${path}`, timeout: 120_000 },
        )
        .toBeLessThanOrEqual(MOST_BYTES);
      test.info().annotations.push({ type: path, description: `${bytes} bytes, ${last.shift} shifted` });
      expect(last.shift, `layout shift of ${path}`).toBeLessThan(0.01);
      expect(
        last.files.filter((file) => /socket|zod|query/.test(file)),
        'what public pages do without',
      ).toEqual([]);
    }
  });
}
