import type { Page } from '@playwright/test';
import { test } from '../support/responsive.ts';
import { expect } from '../support/watched.ts';

/** Lets the server's page have another heading than the one that the browser renders. */
const changeHeading = (page: Page) =>
  page.route('**/about-us', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<h1[^>]*>)[^<]+/, '$1Another heading');
    await route.fulfill({ response, body });
  });

// Unwatched: React logs that it draws the page anew.
test('a page whose text is not what the browser renders is drawn anew, in its theme, and responds', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await changeHeading(page);
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Another heading');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
