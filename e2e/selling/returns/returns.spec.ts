import { demo, enter, picture } from '../../support/astrologers.ts';
import { newBuyer, signIn } from '../../support/buyers.ts';
import { numberOf, openOrder, payAtGateway, setStatus } from '../../support/orders.ts';
import { createProduct } from '../../support/products.ts';
import { testsThat } from '../../support/settings-lock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, toast } from '../../support/watched.ts';

const test = testsThat('read figures');

test('a change of mind becomes a credit note, a late complaint is refused with a reason', {
  tag: '@both',
}, async ({ page, request, browser }) => {
  const buyer = await newBuyer(request);
  const orders = [];
  for (const name of ['Regretted ring', 'Doubted diya']) {
    const order = await openOrder(request, buyer, await createProduct({ name, price: 900, stock: 2 }));
    await payAtGateway(request, buyer, order);
    await setStatus(request, order, 'Delivered');
    orders.push(order);
  }
  const [ring, diya] = orders as [(typeof orders)[0], (typeof orders)[0]];
  await signIn(page, buyer);
  await page.goto(`/orders/${ring.orderId}`);
  await page.getByRole('button', { name: 'Return or report Regretted ring' }).click();
  const sheet = page.getByRole('dialog', { name: 'Return or report' });
  await sheet.getByRole('button', { name: 'Send request' }).click();
  await expect(sheet.getByText('Please choose what is wrong.')).toBeVisible();
  await sheet.getByLabel('What is wrong?').selectOption('I no longer want it');
  await expect(sheet.getByText(/credit note of ₹820 .* valid for 3 months/)).toBeVisible();
  await sheet.getByLabel('What happened?').fill('Too wide for me.');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Send request' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('We’ll look into it and write to you.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(`/orders/${diya.orderId}`);
  await page.getByRole('button', { name: 'Return or report Doubted diya' }).click();
  await page.getByLabel('What is wrong?').selectOption('It arrived damaged');
  await expect(page.getByText('If we accept it, we refund ₹900')).toBeVisible();
  await page.getByLabel('What happened?').fill('A scratch.');
  await page.getByLabel('Add a photo').setInputFiles(await picture(page, 'scratch.png'));
  await expect(page.getByRole('img', { name: 'Chosen photo 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('img', { name: 'Photo 1 of the return' })).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await enter(admin, demo.admin, demo.password);
  await admin.goto('/admin/returns?status=asked');
  const row = admin.getByRole('table', { name: 'Returns' }).getByRole('row');
  await expect(row.filter({ hasText: numberOf(diya) })).toContainText('Refund of ₹900');
  await expect(row.filter({ hasText: numberOf(ring) })).toContainText('Credit of ₹820');
  await expectAccessible(admin);
  await expectNoSidewaysScroll(admin);
  await row
    .filter({ hasText: numberOf(ring) })
    .getByRole('link', { name: 'Decide: the return of Regretted ring' })
    .click();
  await expect(admin.getByRole('blockquote')).toContainText('Too wide for me.');
  await admin.getByRole('button', { name: 'Accept' }).click();
  const accepting = admin.getByRole('dialog', { name: 'Accept the return of Regretted ring?' });
  await expect(accepting.getByRole('radio', { name: 'A credit note of ₹820' })).toBeChecked();
  await expectAccessible(admin);
  await accepting.getByRole('button', { name: 'Accept' }).click();
  await expect(toast(admin, 'Return accepted.')).toBeVisible();
  await expect(admin.getByText(/^Credit of ₹820, /)).toBeVisible();

  await admin.goto(`/admin/orders/${diya.orderId}`);
  await expect(admin.getByRole('img', { name: 'Photo 1 of the return' })).toBeVisible();
  await admin.getByRole('button', { name: 'Refuse' }).click();
  const refusing = admin.getByRole('dialog', { name: 'Refuse the return of Doubted diya?' });
  await refusing.getByLabel('Reason').fill('The photo shows another lamp.');
  await refusing.getByRole('button', { name: 'Refuse' }).click();
  await expect(toast(admin, 'Return refused.')).toBeVisible();
  await admin.context().close();

  await page.reload();
  await expect(page.getByText('We said: The photo shows another lamp.')).toBeVisible();
  await page.goto(`/orders/${ring.orderId}`);
  await expect(page.getByText('Your credit note of ₹820:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the code' })).toBeVisible();
});
