import AxeBuilder from '@axe-core/playwright';
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

/** What stands over the beginning and the end of a phone's screen: head, bars and toasts. */
const bars = 'header.sticky, .tab-bar, .sticky-bar, [data-base-ui-portal] [role="region"]';

/**
 * Lays head, bars and toasts of a phone's screen into the page, or lets them stick again. What is scrolled below one at
 * this moment would count as a target that is too small.
 */
const layBars = (page: Page, position: 'static' | '') =>
  page.evaluate(
    ([selector, to]) => {
      for (const bar of document.querySelectorAll<HTMLElement>(selector)) bar.style.position = to;
    },
    [bars, position] as const,
  );

/** Checks WCAG 2.2 A and AA with axe. In the dark theme only contrasts, which alone depend on colours. */
export async function expectAccessible(page: Page): Promise<void> {
  await layBars(page, 'static');
  for (const colorScheme of ['dark', 'light'] as const) {
    // Without motion, so that axe does not measure a colour in transition.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Finishes animations that were already running, such as an opening sheet.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    });
    // Legacy mode: otherwise axe opens another page for each report. It reads no frames of other origins; there are none.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const rules =
      colorScheme === 'dark'
        ? axe.withRules('color-contrast')
        : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
    const { violations } = await rules.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found, colorScheme).toEqual([]);
  }
  await layBars(page, '');
}

/** Expects that the page does not scroll sideways. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

export { expect };
