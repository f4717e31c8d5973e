import type { APIRequestContext, Browser } from '@playwright/test';
import { expect, test } from '../support/watched.ts';

/** What a phone may load before a page answers its touch: HTML, CSS and JavaScript as they are sent. */
const MOST_BYTES = 165_000;

type Load = { code: number; shift: number; files: string[] };

/** Opens a page on a phone that knows nothing of the shop, reads it to its end, and tells what came and what moved. */
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
  const answers = new Map<string, { type: string; headers: number; url: string }>();
  const load: Load = { code: 0, shift: 0, files: [] };
  network.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { type, headers: response.encodedDataLength, url: response.url }),
  );
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (!answer || !['Document', 'Stylesheet', 'Script', 'Fetch', 'XHR'].includes(answer.type)) return;
    const bytes = encodedDataLength - answer.headers;
    load.code += bytes;
    load.files.push(`${bytes} ${new URL(answer.url).pathname}`);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const end = page.getByRole('contentinfo');
  await end.scrollIntoViewIfNeeded();
  await expect(end).toBeInViewport();
  load.shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  await context.close();
  return load;
}

async function pagesOf(request: APIRequestContext): Promise<string[]> {
  const found = await request.get('/api/auth/products', { params: { q: 'Natural Ruby, Manik', limit: 1 } });
  const [product] = await found.json();
  return ['/', '/products', `/single-product/${product._id}`];
}

for (const lang of ['en', 'hi'] as const) {
  test(`home, list and product weigh little and stand still: ${lang}`, async ({
    browser,
    request,
    baseURL,
  }) => {
    for (const path of await pagesOf(request)) {
      const url = `${baseURL}${path}?lang=${lang}`;
      let last: Load = { code: 0, shift: 0, files: [] };
      // A file's first answer is compressed in a hurry; the smaller one follows.
      await expect
        .poll(
          async () => {
            last = await load(browser, url);
            return last.code;
          },
          { message: `bytes of ${path}`, timeout: 30_000 },
        )
        .toBeLessThanOrEqual(MOST_BYTES);
      test.info().annotations.push({ type: path, description: `${last.code} bytes, ${last.shift} shifted` });
      expect(last.shift, `layout shift of ${path}`).toBeLessThan(0.01);
      expect(
        last.files.filter((file) => /socket|zod|query/.test(file)),
        'what public pages do without',
      ).toEqual([]);
    }
  });
}
