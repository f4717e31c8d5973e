import { expect, type Locator, type Page } from '@playwright/test';
import { test as responsive } from './responsive.ts';

/**
 * A test whose page must not log an error or warning, violate the CSP or throw. Expected refusals are declared by
 * status.
 */
export const test = responsive.extend<{ expectRefusals: (...statuses: number[]) => void }>({
  expectRefusals: [
    async ({ page }, use) => {
      const allowed: number[] = [];
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        // playwright.config.ts blocks service workers.
        if (message.text() === 'Service Worker registration blocked by Playwright') return;
        // React Router, of a fragment that is typed into the address bar: nothing can block that, and nothing needs to.
        if (message.text().startsWith('You are trying to use a blocker on a POP navigation')) return;
        const status = /responded with a status of (\d+)/.exec(message.text())?.[1];
        if (!allowed.includes(Number(status))) problems.push(message.text());
      });
      await use((...statuses) => void allowed.push(...statuses));
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Returns the toast region. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: /^(Notifications|सूचनाएँ)$/ });

/** Returns the toast with this text. */
export const toast = (page: Page, words: string): Locator => toasts(page).getByText(words, { exact: true });

/** Expects that the page does not scroll sideways. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

export { expectAccessible } from './accessibility.ts';
export { expect };
