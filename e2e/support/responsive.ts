import { type Browser, type BrowserContext, type Page, test as plain } from '@playwright/test';

/**
 * Waits until a page's scripts run. What is done before is repeated when they do (web/head/early.ts), which the tests of
 * that prove; all others test the page with its scripts. Pages that are not the shop's, or run no scripts, are ready.
 */
const untilReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !window.early || window.early.ready === true);

/** Lets `goto` and `reload` of a page resolve when it responds. With an option of their own they do not wait for it. */
function wait(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (!options?.waitUntil) await untilReady(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await untilReady(page);
    return response;
  };
}

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
    return context;
  };
  return browser;
}

/** A test whose pages respond once `goto` or `reload` has resolved. `watched.ts` also watches their console. */
export const test = plain.extend<object, { browser: Browser }>({
  browser: [async ({ browser }, use) => use(responsive(browser)), { scope: 'worker' }],
});
