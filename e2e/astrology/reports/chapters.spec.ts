import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from '../../support/watched.ts';

const chapter = (page: Page, id: string) => page.locator(`details#${id}`);

test('an address names a chapter, the tabs stay, and a chapter opens by press and by keyboard', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/sample-kundli#love');
  await expect(chapter(page, 'love')).toHaveAttribute('open', '');
  await expect(chapter(page, 'work')).not.toHaveAttribute('open', '');
  const tabs = page.getByRole('navigation', { name: 'Chapters' });
  await expect(tabs).toBeInViewport({ ratio: 0.9 });
  await expect(tabs.getByRole('link', { name: 'Love' })).toHaveAttribute('aria-current', 'location');

  await tabs.getByRole('link', { name: 'Now' }).click();
  await expect(page).toHaveURL(/#now$/);
  await expect(chapter(page, 'now')).toHaveAttribute('open', '');
  await expect(page.getByRole('heading', { name: 'Now', exact: true })).toBeInViewport();
  await expect(tabs).toBeInViewport({ ratio: 0.9 });
  await expectNoSidewaysScroll(page);

  await chapter(page, 'work').locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(chapter(page, 'work')).toHaveAttribute('open', '');
  await chapter(page, 'work').getByText('Why: the placements').click();
  await expect(chapter(page, 'work').getByRole('listitem').first()).toContainText('House: the 10th, Taurus');
});

test('print opens every chapter with the placements behind it', async ({ page }) => {
  await page.goto('/sample-kundli');
  await expect(chapter(page, 'you')).toHaveAttribute('open', '');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('section[aria-labelledby="chapters"] details:not([open])')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(chapter(page, 'work')).not.toHaveAttribute('open', '');
});
