import type { Page } from '@playwright/test';
import { fillSignUp, newBuyer, newPerson, ordersOf } from '../support/buyers.ts';
import { checkoutPage } from '../support/checkout-page.ts';
import { createProduct } from '../support/products.ts';
import { test } from '../support/responsive.ts';
import { expect, toast } from '../support/watched.ts';

const notice =
  'Your browser stores nothing for this shop. Everything works, but you may have to log in again on the next page.';

/** The ways in which a browser does not store: what both storages do, before any script of a page runs. */
const refusals: Record<string, () => void> = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  },
  absent: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { value: null });
  },
};

const main = (page: Page) => page.getByRole('main');
const login = (page: Page) => main(page).getByRole('button', { name: 'Login', exact: true });

async function logIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail or mobile number' }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await login(page).click();
}

for (const [how, refuse] of Object.entries(refusals)) {
  test(`a storage that is ${how}: a buyer logs in from a product, buys it, and is told once`, async ({
    page,
    request,
  }) => {
    // The complaints of libraries about the storage are not ours; an error of ours would end the page.
    const [buyer, ruby] = await Promise.all([
      newBuyer(request),
      createProduct({ name: `Ruby for a storage that is ${how}`, price: 450, stock: 5 }),
    ]);
    await page.addInitScript(refuse);
    await page.goto(`/single-product/${ruby.id}`);
    await expect(page.getByRole('heading', { level: 1, name: ruby.name })).toBeVisible();
    await expect(toast(page, notice)).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();

    // What was begun waits for the login, in this page's memory.
    await main(page).getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await logIn(page, { email: buyer.email, password: 'not-the-password-1' });
    await expect(page.getByText('Invalid email or password!')).toBeVisible();
    await logIn(page, buyer);
    await expect(toast(page, 'Added to cart!')).toBeVisible();
    await expect(toast(page, notice)).toHaveCount(0);

    // The checkout is a document of its own, which knows nothing of the login.
    await page.goto('/checkout');
    await expect(page).toHaveURL(/\/login\?next=/);
    await logIn(page, buyer);
    const checkout = checkoutPage(page);
    await checkout.fillAddress();
    await checkout.cash.check();
    await checkout.placeOrder.click();
    await expect(page).toHaveURL(/\/cod-confirmation/);
    await expect
      .poll(async () => (await ordersOf(request, buyer)).map(({ totalAmount }) => totalAmount))
      .toEqual([550]);
  });

  test(`a storage that is ${how}: a visitor signs up, and no word is said of a failure`, async ({ page }) => {
    const person = newPerson();
    await page.addInitScript(refuse);
    await page.goto('/sign-up');
    await fillSignUp(page, person);
    await page.getByRole('checkbox', { name: /I am 18 or older and agree/ }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(toast(page, 'Account created! Logging you in...')).toBeVisible();
    await expect(page).toHaveURL('/');
  });
}

test('an error of the page itself is never called a wrong password', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await page.goto('/login');
  // What the page does with an accepted answer fails.
  await page.evaluate(() => {
    const { stringify } = JSON;
    JSON.stringify = (value: unknown) => {
      if (Object(value).token) throw new Error('The page is broken.');
      return stringify(value);
    };
  });
  await logIn(page, buyer);
  await expect(
    page.getByText('The login did not finish. Please reload the page and try again.'),
  ).toBeVisible();
  await expect(page.getByText('Invalid email or password!')).toHaveCount(0);
});
