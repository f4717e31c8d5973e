import { demo, enter, picture } from '../../support/astrologers.ts';
import { newBuyer, signIn } from '../../support/buyers.ts';
import { openOrder, payAtGateway, setStatus } from '../../support/orders.ts';
import { createProduct } from '../../support/products.ts';
import { hold } from '../../support/responses.ts';
import { testsThat } from '../../support/settings-lock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, toast } from '../../support/watched.ts';

const test = testsThat('read figures');

test('a return comes back as a parcel that is scanned, checked and paid', { tag: '@both' }, async ({
  page,
  request,
  browser,
}) => {
  const buyer = await newBuyer(request);
  const product = await createProduct({ name: 'Loose ring', price: 900, stock: 2 });
  const order = await openOrder(request, buyer, product);
  await payAtGateway(request, buyer, order);
  await setStatus(request, order, 'Delivered');
  await signIn(page, buyer);
  await page.goto(`/orders/${order.orderId}`);
  await page.getByRole('button', { name: 'Return or report Loose ring' }).click();
  await page.getByLabel('What is wrong?').selectOption('It is defective');
  await page.getByLabel('What happened?').fill('The stone is loose.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('We’ll look into it and write to you.')).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await enter(admin, demo.admin, demo.password);
  await admin.goto(`/admin/orders/${order.orderId}`);
  await admin.getByRole('button', { name: 'Agree, await the parcel' }).click();
  const agreeing = admin.getByRole('dialog', { name: 'Agree to the return of Loose ring?' });
  await agreeing.getByRole('button', { name: 'Agree, await the parcel' }).click();
  await expect(toast(admin, 'Agreed. The buyer hears where to send it.')).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^Please send it to this address/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const number = `EP${Date.now().toString().slice(-9)}IN`;
  await page.getByLabel('Parcel number').fill(`${number.slice(0, 5)} ${number.slice(5).toLowerCase()}`);
  // A scanner presses Enter.
  await page.getByLabel('Parcel number').press('Enter');
  await expect(toast(page, 'Parcel number saved.')).toBeVisible();
  await expect(page.getByText(number)).toBeVisible();

  await admin.goto('/admin/returns');
  await admin.getByRole('searchbox', { name: 'Parcel or order number' }).fill(number);
  await admin.getByRole('button', { name: 'The parcel is here' }).click();
  await expect(toast(admin, 'Parcel received.')).toBeVisible();
  // Below the bar at the top, half of a link is no target.
  await admin.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(admin);
  await expectNoSidewaysScroll(admin);
  await admin.getByRole('button', { name: 'Check what came back' }).click();
  const checking = admin.getByRole('dialog', { name: 'What came back of Loose ring?' });
  await checking.getByRole('radio', { name: 'Broken' }).check();
  await expect(checking.getByRole('radio', { name: 'Written off' })).toBeChecked();
  await checking.getByLabel('Add a photo').setInputFiles(await picture(admin, 'loose.png'));
  await expect(checking.getByRole('img', { name: 'Chosen photo 1' })).toBeVisible();
  await expectAccessible(admin);
  // While the page is loaded again the dialog stays: the buttons behind it are those of a return that waits for its check.
  const letGo = await hold(admin, '**/api/admin/returns?*');
  const reload = admin.waitForRequest('**/api/admin/returns?*');
  await checking.getByRole('button', { name: 'Save' }).click();
  await reload;
  await expect(checking.getByRole('button', { name: 'Saving' })).toBeVisible();
  await expect(toast(admin, 'Saved. You can pay the return now.')).toBeHidden();
  letGo();
  await expect(toast(admin, 'Saved. You can pay the return now.')).toBeVisible();
  await expect(checking).toBeHidden();
  await admin.getByRole('button', { name: 'Accept and pay' }).click();
  const paying = admin.getByRole('dialog', { name: 'Accept the return of Loose ring?' });
  await paying.getByLabel('Amount to pay, rupees').fill('850');
  await expect(paying.getByRole('radio', { name: '₹850 refunded through the gateway' })).toBeChecked();
  await paying.getByRole('button', { name: 'Accept and pay' }).click();
  await expect(toast(admin, 'Return accepted.')).toBeVisible();
  await admin.context().close();

  await page.reload();
  await expect(page.getByRole('list', { name: 'Steps of the return of Loose ring' })).toContainText(
    'Checked',
  );
  await expect(page.getByText('We are refunding ₹850')).toBeVisible();
});
