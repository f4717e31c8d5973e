import { demo, enter, picture } from '../../support/astrologers.ts';
import { fillCart, newBuyer, ordersOf, saveAddress } from '../../support/buyers.ts';
import { checkoutPage } from '../../support/checkout-page.ts';
import { createProduct, query } from '../../support/products.ts';
import { hold } from '../../support/responses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

test('a stone is energised in a name: chosen in the cart, planned and done by the shop, seen on the order', {
  tag: '@both',
}, async ({ page, request, browser }) => {
  const name = `Pukhraj of ${Date.now().toString(36)}`;
  const [buyer, stone] = await Promise.all([
    newBuyer(request),
    createProduct({ name, price: 4000, stock: 3 }),
  ]);
  await query("update products set category = 'Gemstones' where id = $1", [stone.id]);
  await saveAddress(request, buyer);
  await fillCart(request, buyer, [{ product: stone }]);
  // A real log-in, because a picture is asked for with the session's cookie.
  await enter(page, buyer.email, buyer.password);

  await page.goto('/cart');
  await page.getByRole('button', { name: `Have it energised · ₹501, ${name}` }).click();
  const sheet = page.getByRole('dialog', { name: 'Have it energised' });
  await expect(sheet).toContainText('Jaipur');
  await expect(sheet).toContainText('Once it is done, its price is not given back');
  await sheet.getByRole('button', { name: 'Add for ₹501' }).click();
  await expect(sheet.getByText('Please enter the name.')).toBeVisible();
  await sheet.getByLabel('Name of the person it is for').fill('Arjun Sharma');
  await sheet.getByLabel('Gotra (optional)').fill('Kashyap');
  await sheet.getByLabel('Intention (optional)').fill('बेटी की पढ़ाई');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Add for ₹501' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Energised for Arjun Sharma · ₹501')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('₹4,501');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText('Energisation');
  await checkout.cash.check();
  await checkout.placeOrder.click();
  await expect(page).toHaveURL(/cod-confirmation/);
  const [order] = await ordersOf(request, buyer);
  const orderId = String(order?._id);

  const admin = await (await browser.newContext()).newPage();
  await enter(admin, demo.admin, demo.password);
  await admin.goto(`/admin/orders/${orderId}`);
  await expect(admin.getByText('Do not pack yet: 1 of its items is still to be energised.')).toBeVisible();
  await admin.goto('/admin/energisations');
  await admin.getByRole('button', { name: `Plan: ${name} for Arjun Sharma` }).click();
  const planning = admin.getByRole('dialog', { name: 'Plan' });
  await expect(planning.getByRole('radio').first()).toBeChecked();
  await expect(planning).toContainText('Muhurta Chintamani');
  await expectAccessible(admin);
  await planning.getByRole('button', { name: 'Plan' }).click();
  await expect(toast(admin, 'Planned. The buyer sees it on the order.')).toBeVisible();
  await admin.goto('/admin/energisations?status=planned');
  await expectAccessible(admin);
  await expectNoSidewaysScroll(admin);
  // Who does it is not known yet: nothing can be recorded, and the field that comes moves no button away.
  const letGo = await hold(admin, '**/api/admin/energisations/*');
  await admin.getByRole('button', { name: `Record as done: ${name} for Arjun Sharma` }).click();
  const finishing = admin.getByRole('dialog', { name: 'Record as done' });
  const record = finishing.getByRole('button', { name: 'Record as done' });
  await expect(record).toBeDisabled();
  await record.hover();
  const place = await record.boundingBox();
  letGo();
  await expect(record).toBeEnabled();
  expect(await record.boundingBox()).toEqual(place);
  await record.click();
  await expect(finishing.getByText('Please add at least one photograph.')).toBeVisible();
  await finishing.getByLabel('Photographs, 1 to 4').setInputFiles(await picture(admin, 'proof.png'));
  await expect(finishing.getByRole('img', { name: 'Chosen photograph 1' })).toBeVisible();
  await finishing.getByLabel('A word to the buyer (optional)').fill('The mantra of Guru, 108 times.');
  await expectAccessible(admin);
  await record.click();
  await expect(toast(admin, 'Done. The buyer gets an e-mail.')).toBeVisible();
  await admin.context().close();

  await page.goto(`/orders/${orderId}`);
  const photo = page.getByRole('img', { name: `Photograph 1 of the energisation of ${name}` });
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toBeVisible();
  expect(
    await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await expect(page.getByText('The mantra of Guru, 108 times.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
