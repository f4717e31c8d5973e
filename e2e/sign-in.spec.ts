import { heading } from './orders.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from './watched.ts';

const someone = () => `someone.${Date.now()}.${Math.random().toString(36).slice(2, 8)}@provider.test`;

test('signs in by the provider from the login, agrees to the terms, and comes back without a token in the address', {
  tag: '@both',
}, async ({ page }) => {
  const email = someone();
  await page.goto('/login?next=/my-orders');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(heading(page, 'Who are you?')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Meera Joshi');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL('/accept-terms');
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await page.getByRole('button', { name: 'I Agree' }).click();
  await expect(page).toHaveURL(/\/products/);

  // The second time there is nothing to agree to: back to where the guard took them from.
  await page.evaluate(() => localStorage.removeItem('auth-data'));
  await page.goto('/my-orders');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Meera Joshi');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL('/my-orders');
  expect(await page.evaluate(() => history.state?.usr ?? null)).toBeNull();
  await page.goto('/account/profile');
  await expect(page.getByText('You sign in with Google and have no password yet.')).toBeVisible();
});

test('what goes wrong is said on a page, with the ways on', async ({ page }) => {
  await page.goto('/sign-up');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Do not allow it' }).click();
  await expect(heading(page, 'You are not logged in')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('You did not allow the sign-in, so nothing was changed.');
  await expect(page).toHaveURL('/oauth-success');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('combobox').selectOption('The e-mail address is not verified');
  await page.getByRole('button', { name: /Arjun Nair/ }).click();
  await expect(page.getByRole('alert')).toContainText('has not verified your e-mail address');
  await page.getByRole('link', { name: 'Log in with password' }).click();
  await expect(page).toHaveURL('/login');
  // Without token or problem there is nothing to say.
  await page.goto('/oauth-success');
  await expect(page).toHaveURL('/login');
});
