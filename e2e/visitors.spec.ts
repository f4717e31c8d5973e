import { expect, expectAccessible, test } from './watched.ts';

// Nobody who has answered before, unlike in all other tests.
test.use({ storageState: { cookies: [], origins: [] } });

test('the popup asks a visitor once, is sent with consent, thanks and goes for good', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/');
  const popup = page.getByRole('dialog', { name: 'May we call you?' });
  await expect(popup).toBeVisible({ timeout: 10_000 });
  await expectAccessible(page);
  const box = await popup.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (width < 480) expect(box?.height ?? height).toBeLessThanOrEqual(height * 0.6 + 1);
  await popup.getByRole('button', { name: 'Call me back' }).click();
  for (const words of [
    'Full name is required',
    'Phone number is required',
    'Please tick that we may call you.',
  ])
    await expect(popup.getByText(words)).toBeVisible();
  await popup.getByRole('textbox', { name: 'Full name' }).fill('Kavya Rao');
  await popup.getByRole('textbox', { name: 'Mobile number' }).fill('+91 98111-22233 9');
  await expect(popup.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('9198111222');
  await popup.getByRole('textbox', { name: 'Mobile number' }).fill('+91 98111-22233');
  await expect(popup.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('9811122233');
  await popup.getByRole('checkbox').check();
  await popup.getByRole('button', { name: 'Call me back' }).click();
  await expect(popup.getByText('Thank you for sharing your information!')).toBeVisible();
  await expect(popup).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('visitorFormSubmitted'))).toBe('true');
  await page.goto('/products');
  await page.mouse.wheel(0, 3000);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(popup).toBeHidden();
});

test('skipped, it stays away in this tab; it never comes over the login', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await page.clock.runFor(10_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/products');
  await page.clock.runFor(4000);
  const popup = page.getByRole('dialog', { name: 'May we call you?' });
  await expect(popup).toBeVisible({ timeout: 10_000 });
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('visitorPopupClosed'))).toBe('true');
});
