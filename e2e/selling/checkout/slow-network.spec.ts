import { fillCart, newBuyer, ordersOf, signIn } from '../../support/buyers.ts';
import { checkoutPage, gatewayPage } from '../../support/checkout-page.ts';
import { heading } from '../../support/orders.ts';
import { createProduct } from '../../support/products.ts';
import { expect, test } from '../../support/watched.ts';

// "Fast 3G" of the browsers' developer tools: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip, times their factors.
const fast3G = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 };

test('on 3G a cart is bought: the page says what it waits for, and repeated presses make one order', async ({
  page,
  context,
  request,
}) => {
  const [buyer, bead] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Bead over 3G', price: 700, stock: 3 }),
  ]);
  await fillCart(request, buyer, [{ product: bead }]);
  await signIn(page, buyer);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', fast3G);

  await page.goto('/cart');
  const toCheckout = page.getByRole('link', { name: 'Proceed to Checkout' }).filter({ visible: true });
  await expect(toCheckout).toBeVisible({ timeout: 15_000 });
  await toCheckout.click();
  const checkout = checkoutPage(page);
  await checkout.fill();
  await expect(checkout.pay).toBeEnabled({ timeout: 15_000 });
  await checkout.pay.evaluate((button: HTMLButtonElement) => {
    for (let presses = 0; presses < 4; presses += 1) button.click();
  });
  await expect(page.getByRole('button', { name: 'Opening the payment page...' })).toBeDisabled();
  await expect(page).toHaveURL(gatewayPage(page).url, { timeout: 30_000 });
  await gatewayPage(page).pay.click();
  await expect(heading(page, 'Payment Successful!')).toBeVisible({ timeout: 30_000 });
  expect(await ordersOf(request, buyer)).toHaveLength(1);
});
