import { demo, enter, picture } from '../../support/astrologers.ts';
import { newBuyer, newPerson } from '../../support/buyers.ts';
import { heading, plentiful } from '../../support/orders.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

test('an order is written for a new buyer at the phone, held, its address corrected, and its link copied', {
  tag: '@both',
}, async ({ page, request }) => {
  const [product] = await plentiful(request);
  const name = product?.name ?? '';
  const placing = page.getByRole('button', { name: /^Place order for ₹/ });
  const { firstName, lastName, email, phone } = newPerson();
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: 'New order' }).click();
  await expect(heading(page, 'New order')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Name, phone or e-mail' }).fill(email);
  await expect(page.getByText('Nobody with an account was found.')).toBeVisible();
  await page.getByRole('button', { name: 'New buyer' }).click();
  const dialog = page.getByRole('dialog', { name: 'New buyer' });
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name (optional)').fill(lastName);
  await dialog.getByLabel('Mobile number').fill(phone);
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Open account' }).click();
  await expect(page.getByRole('button', { name: 'Choose another buyer' })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search products' }).fill(name);
  await page.getByRole('button', { name: `Add: ${name}` }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(placing).toBeVisible();

  // The account's name and phone are filled in; the rest of the address is asked for.
  await expect(page.getByLabel('Full name')).toHaveValue(`${firstName} ${lastName}`);
  await placing.click();
  await page.getByLabel('Address', { exact: true }).fill('14, Shanti Kunj, Prabhat Road');
  await page.getByLabel('There is no landmark').check();
  await page.getByLabel('Pincode').fill('411004');
  await page.getByLabel('City', { exact: true }).fill('Pune');
  await expect(page.getByLabel('State')).toHaveValue('MH');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await placing.click();
  await expect(toast(page, 'The order is placed.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-z]{16}$/);
  await expect(page.getByLabel('Link to the payment page')).toHaveValue(/\/orders\/[0-9a-z]{16}\/pay$/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Paid in cash on delivery, an order waits to be packed: it can be held and corrected.
  await page.goto('/admin/orders/new');
  await page.getByRole('searchbox', { name: 'Name, phone or e-mail' }).fill(phone);
  await page.getByRole('button', { name: `Choose: ${firstName} ${lastName}` }).click();
  await page.getByRole('searchbox', { name: 'Search products' }).fill(name);
  await page.getByRole('button', { name: `Add: ${name}` }).click();
  await page.getByLabel('Cash on delivery').check();
  // The address of the first order was saved.
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('14, Shanti Kunj, Prabhat Road');
  await placing.click();
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-z]{16}$/);
  await page.getByRole('button', { name: 'Put on hold' }).click();
  const hold = page.getByRole('dialog');
  await hold.getByLabel('Reason').fill('Calls back about the size');
  await hold.getByRole('button', { name: 'Put on hold' }).click();
  await expect(page.getByText('On hold: Calls back about the size')).toBeVisible();
  await page.getByRole('button', { name: 'Correct address' }).click();
  const address = page.getByRole('dialog');
  await address.getByLabel('Address', { exact: true }).fill('41, Shanti Kunj, Prabhat Road');
  await expectAccessible(page);
  await address.getByRole('button', { name: 'Save address' }).click();
  await expect(toast(page, 'The address is corrected, and the buyer gets an e-mail.')).toBeVisible();
  await expect(page.getByText('41, Shanti Kunj, Prabhat Road')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByRole('button', { name: 'Put on hold' })).toBeVisible();
});

test('products that are made to order ask at the phone for what their page asks, with the photo of the buyer', {
  tag: '@both',
}, async ({ page, request }) => {
  const locket = 'Photo Kavach Locket';
  const buyer = await newBuyer(request);
  const placing = page.getByRole('button', { name: /^Place order/ });
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/orders/new');
  await page.getByRole('searchbox', { name: 'Search products' }).fill(locket);
  await page.getByRole('button', { name: `Add: ${locket}` }).click();
  const wishes = page.getByRole('group', { name: `${locket}: what the buyer wants on it` });
  const photo = async () =>
    wishes.getByLabel('Photo for the locket').setInputFiles(await picture(page, 'a.png'));
  await photo();
  await expect(wishes.getByText('Please choose the buyer first')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Name, phone or e-mail' }).fill(buyer.email);
  await page.getByRole('button', { name: `Choose: ${buyer.firstName}` }).click();
  await expect(page.getByText(`Fill in “Photo for the locket” of ${locket} to see the price.`)).toBeVisible();
  await expect(placing).toBeDisabled();
  await photo();
  await expect(wishes.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await wishes.getByLabel('Name on the back').fill('Savitri Deshpande');
  await expect(wishes.getByText('At most 12 characters.')).toBeVisible();
  await wishes.getByLabel('Name on the back').fill('Savitri');
  await page.getByLabel('Cash, paid now at the counter').check();
  await page.getByLabel('Address', { exact: true }).fill('14, Shanti Kunj, Prabhat Road');
  await page.getByLabel('There is no landmark').check();
  await page.getByLabel('Pincode').fill('411004');
  await page.getByLabel('City', { exact: true }).fill('Pune');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await placing.click();
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-z]{16}$/);
  await expect(page.getByText('Name on the back: Savitri')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo for the locket' })).toBeVisible();
});
