import type { Locator, Page } from '@playwright/test';
import { newBuyer, ordersOf, signIn } from '../support/buyers.ts';
import { gatewayPage } from '../support/checkout-page.ts';
import { heading, plentiful } from '../support/orders.ts';
import { expect, test } from '../support/watched.ts';

/** Presses Tab until the element has the focus. Fails when it is never reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${target}`);
}

test('from the home page to a paid order by keyboard alone', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const [buyer, products] = await Promise.all([newBuyer(request), plentiful(request)]);
  const name = products[0]?.name ?? '';
  const { keyboard } = page;
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await keyboard.press(key);
  };
  await signIn(page, buyer);
  await page.goto('/', { waitUntil: 'networkidle' });
  await press(page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).first());
  await expect(page).toHaveURL('/products');

  await tabTo(page, page.getByRole('searchbox'));
  await keyboard.type(name);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  await press(page.getByRole('article').getByRole('link', { name, exact: true }).first());
  await expect(heading(page, name)).toBeVisible();
  await press(page.getByRole('button', { name: 'Buy Now' }).filter({ visible: true }).first());

  await expect(heading(page, 'Where should we send it?')).toBeVisible();
  for (const [field, value] of [
    ['Full name', 'Savitri Deshpande'],
    ['Phone', '9823044150'],
    ['Address', '14, Shanti Kunj'],
    ['Landmark', 'Near the Ganesh mandir'],
    ['Pincode', '411004'],
    ['City', 'Pune'],
  ] as const) {
    await tabTo(page, page.getByRole('textbox', { name: field, exact: true }));
    await keyboard.type(value);
  }
  // The PIN code has chosen the state.
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('MH');
  const online = page.getByRole('radio', { name: /UPI, card or net banking/ });
  await press(online, 'Space');
  await expect(online).toBeChecked();
  await press(page.getByRole('button', { name: /^Pay ₹/ }));

  await expect(page).toHaveURL(gatewayPage(page).url);
  await press(gatewayPage(page).pay);
  await expect(heading(page, 'Payment Successful!')).toBeVisible();
  await press(page.getByRole('link', { name: 'View My Orders' }));
  await expect(page).toHaveURL('/my-orders');
  expect((await ordersOf(request, buyer)).map((order) => order.paymentStatus)).toEqual(['Paid']);
});
