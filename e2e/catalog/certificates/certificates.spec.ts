import { demo, enter } from '../../support/astrologers.ts';
import { newBuyer, signIn } from '../../support/buyers.ts';
import { attempt, openOrder } from '../../support/orders.ts';
import { createProduct } from '../../support/products.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

const pdf = {
  name: 'report.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n'),
};

test('a report is attached to a sold piece, its certificate shows it, and the files of its proof are there', async ({
  page,
  request,
  browser,
}) => {
  const buyer = await newBuyer(request);
  const product = await createProduct({ name: 'Verified emerald', price: 900, stock: 2 });
  const order = await openOrder(request, buyer, product);
  await attempt(request, order, { outcome: 'success' });
  await signIn(page, buyer);
  await expect(async () => {
    await page.goto(`/orders/${order.orderId}`);
    await expect(page.getByRole('heading', { name: 'Your certificate' })).toBeVisible({ timeout: 3000 });
  }).toPass();
  const link = page.getByRole('link', { name: /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/ });
  const code = (await link.textContent()) ?? '';
  await expectAccessible(page);

  const admin = await (await browser.newContext()).newPage();
  await enter(admin, demo.admin, demo.password);
  await admin.goto('/admin/certificates');
  await admin.getByRole('button', { name: 'Attach a report' }).click();
  const form = admin.getByRole('dialog', { name: 'Attach a laboratory report' });
  await form.getByRole('button', { name: 'Attach the report' }).click();
  await expect(form.getByText('Please fill in this field.').first()).toBeVisible();
  await form.getByRole('radio', { name: 'a sold piece' }).check();
  await form.getByLabel('Code of the piece').fill(code.toLowerCase());
  await form.getByLabel('Laboratory, in English').fill('Browser Test Laboratory');
  await form.getByLabel('Report number').fill(`B ${code.slice(0, 4)}`);
  await form.getByLabel('Weight in carats').fill('5.25');
  await form.getByLabel('Report as a picture or a PDF').setInputFiles(pdf);
  await expectAccessible(admin);
  await form.getByRole('button', { name: 'Attach the report' }).click();
  await expect(toast(admin, 'Report attached.')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(admin.getByText(`piece ${code}`)).toBeVisible();
  await expectAccessible(admin);
  await expectNoSidewaysScroll(admin);
  await admin.context().close();

  await page.goto('/verify');
  await page.getByLabel('Code of the piece').fill(`${code[0] === '7' ? '8' : '7'}${code.slice(1)}`);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('One character of this code is not right.')).toBeVisible();
  await page.getByLabel('Code of the piece').fill(code.replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verified emerald' })).toBeVisible();
  await expect(page.getByText('Genuine. This piece was sold by us')).toBeVisible();
  await expect(page.getByText('Browser Test Laboratory', { exact: true })).toBeVisible();
  await expect(page.getByText(buyer.firstName)).toHaveCount(0);
  await page.getByText('Prove it without us').click();
  const key = page.getByRole('link', { name: 'The public key' });
  expect((await request.get((await key.getAttribute('href')) ?? '')).status()).toBe(200);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a code that nobody was given is refused, in Hindi too', async ({
  page,
  context,
  baseURL,
  expectRefusals,
}) => {
  expectRefusals(404);
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  // The check characters of fourteen zeros are zeros.
  await page.goto('/verify/0000-0000-0000-0000');
  await expect(page.getByRole('heading', { name: 'यह नग हमारे यहाँ का नहीं है' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'हमें लिखें' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
});
