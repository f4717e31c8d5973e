import { newBuyer, saveAddress, signIn } from '../../support/buyers.ts';
import { heading, numberOf, openOrder } from '../../support/orders.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/watched.ts';

test('the account home gathers orders and addresses, and logs out', { tag: '@both' }, async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await saveAddress(request, buyer);
  const order = await openOrder(request, buyer);
  for (const path of ['/dashboard', '/user-dashboard']) {
    await page.goto(path);
    await expect(heading(page, 'Namaste, Savitri')).toBeVisible();
    await expect(page.getByText(buyer.email)).toBeVisible();
    await expect(page.getByText(numberOf(order))).toBeVisible();
    await expect(page.getByText('Waiting for payment')).toBeVisible();
    await expect(page.getByText('14, Shanti Kunj, Pune, Maharashtra 411004')).toBeVisible();
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(heading(page, 'My Orders')).toBeVisible();
  await page.goBack();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
});

test('the account home of a new customer links to the products, in Hindi', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  await signIn(page, await newBuyer(request));
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  await page.goto('/dashboard');
  await expect(heading(page, 'नमस्ते, Savitri')).toBeVisible();
  await expect(page.getByText('आपने अभी तक कुछ नहीं मँगाया।')).toBeVisible();
  await expectAccessible(page);
});
