import { type Browser, type BrowserContext, type Page, test as plain } from '@playwright/test';

/**
 * Waits until a page's scripts run. What is done before is repeated when they do (web/head/early.ts), which the tests of
 * that prove; all others test the page with its scripts. Pages that are not the shop's, or run no scripts, are ready.
 */
const untilReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !window.early || window.early.ready === true);

type Until = { waitUntil?: 'load' | 'domcontentloaded' | 'networkidle' | 'commit' };

/** Waits until a page responds, and until its network is idle if that was asked for: a slow page is idle before as well. */
async function untilAfter(page: Page, { waitUntil }: Until = {}): Promise<void> {
  if (waitUntil && waitUntil !== 'networkidle') return;
  await untilReady(page);
  if (waitUntil) await page.waitForLoadState(waitUntil);
}

/** Lets `goto` and `reload` of a page resolve when it responds; with an earlier moment of their own they do not wait. */
function wait(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    await untilAfter(page, options);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    await untilAfter(page, options);
    return response;
  };
}

/** The longest delay of an answer, in ms; 0 for none. */
const slowMs = Number(process.env.SLOW ?? 0);

/** Delays two of three requests for data by chance, so that they arrive late and out of order, as on a slow line. */
const slow = (context: BrowserContext): Promise<unknown> =>
  context.route(/\/api\/|\.data\b/, async (route) => {
    if (Math.random() * 3 > 1) await new Promise((go) => setTimeout(go, Math.random() * slowMs));
    // The page may be gone.
    await route.fallback().catch(() => undefined);
  });

function waitIn(context: BrowserContext): void {
  const { newPage } = context;
  context.newPage = async () => {
    const page = await newPage.call(context);
    wait(page);
    return page;
  };
}

/** Lets the pages of all contexts of a browser wait until they respond. */
function responsive(browser: Browser): Browser {
  const { newContext } = browser;
  browser.newContext = async (options) => {
    const context = await newContext.call(browser, options);
    waitIn(context);
    if (slowMs > 0) await slow(context);
    return context;
  };
  return browser;
}

/** A test whose pages respond once `goto` or `reload` has resolved. `watched.ts` also watches their console. */
export const test = plain.extend<object, { browser: Browser }>({
  browser: [async ({ browser }, use) => use(responsive(browser)), { scope: 'worker' }],
});
