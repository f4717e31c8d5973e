import { test } from '../support/responsive.ts';
import { expect, expectAccessible } from '../support/watched.ts';

// Unwatched: React logs the error that it has caught.
test('a page that cannot be loaded shows the error page, in the theme and the language that were chosen', async ({
  page,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/?lang=hi');
  await page.route('**/about-us.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'हमारे बारे में' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('हमारी ओर से कुछ गड़बड़ हुई');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expectAccessible(page);
  expect(thrown).toEqual([]);

  await page.unroute('**/about-us.data*');
  await page.getByRole('link', { name: 'फिर कोशिश करें' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('हमारे बारे में');
});
