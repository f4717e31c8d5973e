import type { Page } from '@playwright/test';
import { newBuyer } from '../../support/buyers.ts';
import { heading } from '../../support/orders.ts';
import { forgetTerms } from '../../support/products.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/watched.ts';

const agree = (page: Page) => page.getByRole('button', { name: 'I Agree' });

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const login = page.getByRole('button', { name: 'Login' });
  await expect(login).toHaveAttribute('type', 'submit');
  await page.getByRole('textbox', { name: 'E-mail or mobile number' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await login.click();
}

test('who has not agreed to the terms is led to them after the login, once', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(500);
  const buyer = await newBuyer(request);
  await forgetTerms(buyer.session.userId);
  await page.goto('/login');
  await logIn(page, buyer);
  await expect(page).toHaveURL('/accept-terms');
  await expect(heading(page, 'Our terms')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.route('**/accept-terms', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await agree(page).click();
  await expect(page.getByRole('alert')).toContainText('Your answer could not be saved. Please try again.');
  await agree(page).click();
  await expect(page).toHaveURL('/products');

  await page.evaluate(() => localStorage.removeItem('auth-data'));
  await page.goto('/login');
  await logIn(page, buyer);
  await expect(page).toHaveURL('/products');
});

test('a visitor who agrees logs in first and comes back', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await page.goto('/accept-terms', { waitUntil: 'networkidle' });
  await agree(page).click();
  await expect(page).toHaveURL('/login?next=%2Faccept-terms');
  await logIn(page, buyer);
  await expect(page).toHaveURL('/accept-terms');
  await agree(page).click();
  await expect(page).toHaveURL('/products');
});
