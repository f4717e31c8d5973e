import admin from '#languages/en/catalog/reviews/admin.json' with { type: 'json' };
import own from '#languages/en/catalog/reviews/main.json' with { type: 'json' };
import { unique } from '../../support/admin-products.ts';
import { newBuyer, signIn } from '../../support/buyers.ts';
import { placeOrder, setStatus } from '../../support/orders.ts';
import { createProduct } from '../../support/products.ts';
import { enterAsStaff } from '../../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

test('a review is hidden for a reason that its author reads, shown again, and answered below it', async ({
  page,
  request,
  browser,
}) => {
  const product = await createProduct({ name: unique('Moderated bead'), price: 640, stock: 3 });
  const buyer = await newBuyer(request);
  const order = await placeOrder(request, buyer, product);
  await setStatus(request, order, 'Delivered');
  const text = unique('The man at the counter is a fool:');
  await request.post(`/api/auth/products/${product.id}/reviews`, {
    headers: { authorization: `Bearer ${buyer.session.token}` },
    data: { rating: 2, text },
  });
  const section = page.getByRole('region', { name: 'Reviews' });
  const showsOnPage = async (visible: boolean) => {
    await page.goto(`/single-product/${product.id}`);
    await expect(section.getByText(text)).toHaveCount(visible ? 1 : 0);
  };
  await enterAsStaff(page, request, 'care');
  await showsOnPage(true);

  await page.goto(`/admin/reviews?q=${encodeURIComponent(text)}`);
  const row = page.getByRole('row').filter({ hasText: product.name });
  await row.getByRole('button', { name: new RegExp(`^${admin.hide.open}`) }).click();
  const dialog = page.getByRole('dialog', { name: admin.hide.title });
  await dialog.getByRole('button', { name: admin.hide.confirm }).click();
  await expect(dialog.getByText(admin.hide.missing)).toBeVisible();
  await dialog.getByRole('radio', { name: admin.hide.reasons.abuse }).check({ force: true });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: admin.hide.confirm }).click();
  await expect(toast(page, 'The review is hidden. Its author sees why.')).toBeVisible();
  await expect(page.getByRole('heading', { name: admin.none })).toBeVisible();
  await showsOnPage(false);

  const theirs = await browser.newPage();
  await signIn(theirs, buyer);
  await theirs.goto(`/product/${product.id}/reviews`);
  await expect(theirs.getByText(own.hidden.reasons.abuse)).toBeVisible();
  await expectAccessible(theirs);
  await theirs.close();

  await page.goto(`/admin/reviews?state=hidden&q=${encodeURIComponent(text)}`);
  await row.getByRole('button', { name: new RegExp(`^${admin.show}`) }).click();
  await expect(toast(page, 'Everyone sees the review again.')).toBeVisible();
  await page.goto(`/admin/reviews?q=${encodeURIComponent(text)}`);
  await row.getByRole('button', { name: new RegExp(`^${admin.answer.open}`) }).click();
  await page.getByRole('textbox', { name: admin.answer.label }).fill('We are sorry. He was tired that day.');
  await expectAccessible(page);
  await page.getByRole('button', { name: admin.answer.publish }).click();
  await expect(toast(page, 'Your answer is published.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await showsOnPage(true);
  await expect(section.getByText('He was tired that day.')).toBeVisible();
  await expectAccessible(page);
});
