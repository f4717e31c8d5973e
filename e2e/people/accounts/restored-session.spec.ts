import type { Page } from '@playwright/test';
import { type Buyer, fillSignUp, newBuyer, newPerson } from '../../support/buyers.ts';
import { expect, test } from '../../support/watched.ts';

const storedSession = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth-data') ?? '{}'));
const session = ['isVerified', 'role', 'token', 'userId'];

/** Fills in the sign-up form for a new person and submits it. */
async function signUp(page: Page): Promise<void> {
  const person = newPerson();
  await page.goto('/sign-up', { waitUntil: 'networkidle' });
  await fillSignUp(page, person);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

const logIn = async (page: Page, { email, password }: Buyer): Promise<void> => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'E-mail or mobile number' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

test('the browser keeps token, role, isVerified and userId, and nothing else of a sign-up or a login', async ({
  page,
  request,
  context,
}) => {
  await signUp(page);
  await expect(page).toHaveURL('/');
  expect(Object.keys(await storedSession(page)).sort()).toEqual(session);

  await context.clearCookies();
  await page.evaluate(() => localStorage.removeItem('auth-data'));
  await logIn(page, await newBuyer(request));
  await expect(page).toHaveURL('/products');
  expect(Object.keys(await storedSession(page)).sort()).toEqual(session);
});

test('data that an earlier version stored beside the session is removed on page load', async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  await page.goto('/tmc');
  await page.evaluate(
    (stored) => localStorage.setItem('auth-data', stored),
    JSON.stringify({ message: 'Welcome', ...buyer.session, user: { name: 'Savitri', phone: buyer.phone } }),
  );
  await page.reload();
  await expect.poll(async () => Object.keys(await storedSession(page)).sort()).toEqual(session);
  expect(await storedSession(page)).toEqual(buyer.session);
});

test('a sign-up that is answered without a token leads to the login, and no broken session is kept', async ({
  page,
}) => {
  await page.route('**/api/auth/signup', (route) =>
    route.fulfill({ status: 201, json: { message: 'Account created' } }),
  );
  await signUp(page);
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('auth-data'))).toBeNull();
});
