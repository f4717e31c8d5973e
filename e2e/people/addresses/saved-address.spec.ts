import { fillCart, newBuyer, saveAddress, signIn } from '../../support/buyers.ts';
import { checkoutPage, gatewayPage, goodAddress } from '../../support/checkout-page.ts';
import { createProduct } from '../../support/products.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/watched.ts';

test('an address that is saved with an order is preselected for the next one', async ({ page, request }) => {
  const [buyer, bead] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Bead to keep', price: 700, stock: 9 }),
  ]);
  await fillCart(request, buyer, [{ product: bead }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await checkout.fillAddress();
  await page.getByRole('checkbox', { name: 'Save this address for next time' }).check();
  await checkout.cash.check();
  await checkout.placeOrder.click();
  await expect(page).toHaveURL(/\/cod-confirmation/);

  await fillCart(request, buyer, [{ product: bead }]);
  await page.goto('/checkout');
  const addresses = page.getByRole('group', { name: 'Your addresses' });
  await expect(addresses.getByRole('radio', { name: /Savitri Deshpande/ })).toBeChecked();
  await expect(checkout.field('Full name')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await checkout.online.check();
  await checkout.pay.click();
  await expect(page).toHaveURL(gatewayPage(page).url);
});

test('an address that is not saved is offered at the next checkout all the same', async ({
  page,
  request,
}) => {
  const [buyer, bead] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Bead sent twice', price: 700, stock: 9 }),
  ]);
  await fillCart(request, buyer, [{ product: bead }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await checkout.fillAddress();
  await checkout.field('Order note (optional)').fill('For my sister');
  // No box is ticked for a buyer.
  await expect(page.getByRole('checkbox', { name: 'Save this address for next time' })).not.toBeChecked();
  await checkout.cash.check();
  await checkout.placeOrder.click();
  await expect(page).toHaveURL(/\/cod-confirmation/);

  await fillCart(request, buyer, [{ product: bead }]);
  await page.goto('/checkout');
  await expect(page.getByText('From your last order.')).toBeVisible();
  for (const [name, value] of Object.entries({ ...goodAddress, Phone: '9823044150' }))
    await expect(checkout.field(name)).toHaveValue(value);
  await expect(checkout.field('Order note (optional)')).toHaveValue('');
});

test('saved addresses are chosen, edited at the checkout, or replaced by a new one', async ({
  page,
  request,
}) => {
  const [buyer, bead] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Bead to send', price: 700, stock: 9 }),
  ]);
  await saveAddress(request, buyer);
  await saveAddress(request, buyer, { name: 'Mother', address: '7/2, Tilak Wadi', city: 'Nashik' });
  await fillCart(request, buyer, [{ product: bead }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  const addresses = page.getByRole('group', { name: 'Your addresses' });
  await expect(addresses.getByRole('radio', { name: /Savitri Deshpande/ })).toBeChecked();
  await addresses.getByRole('button', { name: 'Edit the address of Mother, 7/2, Tilak Wadi' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit address' });
  await sheet.getByRole('textbox', { name: 'Landmark' }).fill('Second lane');
  await sheet.getByRole('button', { name: 'Save address' }).click();
  await expect(sheet).toBeHidden();
  await expect(addresses).toContainText('Second lane');
  const mother = addresses.getByRole('radio', { name: /Mother/ });
  await mother.check();

  // A reload keeps the choice.
  await page.reload();
  await expect(mother).toBeChecked();
  await checkout.cash.check();
  await addresses.getByRole('radio', { name: 'A new address' }).check();
  await checkout.placeOrder.click();
  await expect(page.getByText('Please fill in address')).toBeVisible();
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
