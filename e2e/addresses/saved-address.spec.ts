import { fillCart, keepAddress, newBuyer, signIn } from '../support/buyers.ts';
import { checkoutPage, gatewayPage } from '../support/checkout-page.ts';
import { shelve } from '../support/products.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/watched.ts';

test('an address that is kept with an order is chosen for the next one', async ({ page, request }) => {
  const [buyer, bead] = await Promise.all([
    newBuyer(request),
    shelve({ name: 'Bead to keep', price: 700, stock: 9 }),
  ]);
  await fillCart(request, buyer, [{ goods: bead }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await checkout.fillAddress();
  await page.getByRole('checkbox', { name: 'Save this address for next time' }).check();
  await checkout.cash.check();
  await checkout.placeOrder.click();
  await expect(page).toHaveURL(/\/cod-confirmation/);

  await fillCart(request, buyer, [{ goods: bead }]);
  await page.goto('/checkout');
  const kept = page.getByRole('group', { name: 'Your addresses' });
  await expect(kept.getByRole('radio', { name: /Savitri Deshpande/ })).toBeChecked();
  await expect(checkout.field('Full name')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await checkout.online.check();
  await checkout.pay.click();
  await expect(page).toHaveURL(gatewayPage(page).url);
});

test('kept addresses are chosen, changed on the way, or passed over for a new one', async ({
  page,
  request,
}) => {
  const [buyer, bead] = await Promise.all([
    newBuyer(request),
    shelve({ name: 'Bead to send', price: 700, stock: 9 }),
  ]);
  await keepAddress(request, buyer);
  await keepAddress(request, buyer, { name: 'Mother', address: '7/2, Tilak Wadi', city: 'Nashik' });
  await fillCart(request, buyer, [{ goods: bead }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  const kept = page.getByRole('group', { name: 'Your addresses' });
  await expect(kept.getByRole('radio', { name: /Savitri Deshpande/ })).toBeChecked();
  await kept.getByRole('button', { name: 'Edit the address of Mother, 7/2, Tilak Wadi' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit address' });
  await sheet.getByRole('textbox', { name: 'Landmark' }).fill('Second lane');
  await sheet.getByRole('button', { name: 'Save address' }).click();
  await expect(sheet).toBeHidden();
  await expect(kept).toContainText('Second lane');
  const mother = kept.getByRole('radio', { name: /Mother/ });
  await mother.check();

  // A reload keeps the choice.
  await page.reload();
  await expect(mother).toBeChecked();
  await checkout.cash.check();
  await kept.getByRole('radio', { name: 'A new address' }).check();
  await checkout.placeOrder.click();
  await expect(page.getByText('Please fill in name')).toBeVisible();
  await mother.check();
  await checkout.placeOrder.click();
  await expect(page).toHaveURL(/\/cod-confirmation/);
  const orders = await request.get('/api/auth/user-orders', {
    headers: { authorization: `Bearer ${buyer.session.token}` },
  });
  expect((await orders.json())[0].shippingAddress).toMatchObject({
    name: 'Mother',
    city: 'Nashik',
    landmark: 'Second lane',
  });
});
