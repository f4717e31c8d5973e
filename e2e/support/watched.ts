import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test as plain } from '@playwright/test';

/** A test whose page may not log an error or warning, break the policy or throw; refused calls are asked for by status. */
export const test = plain.extend<{ expectRefusals: (...statuses: number[]) => void }>({
  expectRefusals: [
    async ({ page }, use) => {
      const allowed: number[] = [];
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        const status = /responded with a status of (\d+)/.exec(message.text())?.[1];
        if (!allowed.includes(Number(status))) problems.push(message.text());
      });
      await use((...statuses) => void allowed.push(...statuses));
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Where toasts appear. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: /^(Notifications|सूचनाएँ)$/ });

/** The toast that says these words. */
export const toast = (page: Page, words: string): Locator => toasts(page).getByText(words, { exact: true });

/** WCAG 2.2 A and AA by axe, on the page as it stands; in dark only the contrasts, which alone depend on colours. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    // Without motion, so that axe does not measure a colour halfway.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // What had begun to move before, such as a sheet that opens, comes to its end.
    await page.evaluate(async () => {
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
    });
    const axe = new AxeBuilder({ page });
    const rules =
      colorScheme === 'dark'
        ? axe.withRules('color-contrast')
        : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
    const { violations } = await rules.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found, colorScheme).toEqual([]);
  }
}

/** Nothing reaches beyond the right edge. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

export { expect };
