import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/watched.ts';

test('a visitor who is asked to log in leafs through a sample first, and comes back to the form', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/matching-form');
  await page.getByRole('link', { name: 'See a sample first' }).click();
  await expect(page).toHaveURL('/sample-matching');
  await expect(page.getByText('The couple is invented')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Sample panchang' }).click();
  await expect(page.getByText('Makar Sankranti 2026 in Varanasi')).toBeVisible();
  await page.getByRole('link', { name: 'Sample kundli', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ananya');
  await page.getByRole('main').getByRole('button', { name: 'हिंदी' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('अनन्या');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Get yours for ₹/ }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/kundli-details')}`);
});
