import type { Page } from '@playwright/test';
import cart from '#languages/en/selling/cart/main.json' with { type: 'json' };
import texts from '#languages/en/selling/coupons/main.json' with { type: 'json' };
import { unique } from '../../support/admin-products.ts';
import { demo, enter } from '../../support/astrologers.ts';
import { fillCart, newBuyer, signIn } from '../../support/buyers.ts';
import { createProduct, issueCoupon } from '../../support/products.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

const { form: t, past } = texts;
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const list = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const summary = (page: Page) => page.getByRole('complementary', { name: cart.summary });

/** Searches a thing by its name in a picker with the keyboard alone, and picks the one that is found. */
async function choose(page: Page, label: string, name: string): Promise<void> {
  await list(page, label).fill(name);
  await expect(page.getByRole('option', { name })).toBeVisible();
  await list(page, label).press('Enter');
  await expect(page.getByRole('option', { name })).toHaveCount(0);
}

test('an automatic discount is made by names, previewed and saved, and a buyer sees it in the cart', {
  tag: '@both',
}, async ({ page, browser, baseURL }) => {
  const [buyer, bead] = await Promise.all([
    newBuyer(page.request),
    createProduct({ name: unique('Gift bead'), price: 1000, stock: 9 }),
  ]);
  const name = `Gift ${buyer.session.userId.slice(-6)}`;
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/create-coupon');
  await list(page, t.way).selectOption(t.ways.automatic);
  await field(page, t.name).fill(name);
  await list(page, t.kind).selectOption(t.couponKinds.buy_get);
  await field(page, t.buyCount).fill('1');
  await choose(page, t.applicableProducts, bead.name);
  await choose(page, t.restrictedToUsers, buyer.email);
  await expect(page.getByRole('button', { name: `Remove ${bead.name}` })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(bead.id);
  await expect(page.getByRole('region', { name: texts.card.title })).toContainText(
    `1 + 1 free${name}Buy 1, get 1 free: ${bead.name}. The cheapest pieces count.`,
  );
  await page.getByRole('button', { name: past.look }).click();
  // The buyer is new, so none of the shop's orders is theirs.
  const reached = page.getByRole('term').filter({ hasText: past.reached });
  await expect(reached.locator('..')).toContainText(/0 of \d/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: texts.create }).click();
  await expect(toast(page, 'Coupon created successfully!')).toBeVisible();

  const shop = await browser.newContext({ baseURL: baseURL ?? '' });
  const buyerPage = await shop.newPage();
  await fillCart(buyerPage.request, buyer, [{ product: bead, quantity: 2 }]);
  await signIn(buyerPage, buyer);
  await buyerPage.goto('/cart');
  await expect(summary(buyerPage)).toContainText(`${name}−₹1,000`);
  await expect(summary(buyerPage)).toContainText('Total₹1,000');
  await buyerPage.getByRole('button', { name: cart.less }).click();
  await expect(summary(buyerPage)).not.toContainText(name);
  await shop.close();
});

test('a typed code says why it does not count, and one that does can be taken off', async ({
  page,
  expectRefusals,
}) => {
  expectRefusals(400);
  const [buyer, bead] = await Promise.all([
    newBuyer(page.request),
    createProduct({ name: 'Typed bead', price: 1000, stock: 9 }),
  ]);
  const code = await issueCoupon(buyer.session.userId, { off: 50 });
  await fillCart(page.request, buyer, [{ product: bead }]);
  await signIn(page, buyer);
  await page.goto('/cart');
  const input = page.getByRole('textbox', { name: cart.coupons.code });
  const apply = page.getByRole('button', { name: `${cart.coupons.apply} ${cart.coupons.ofCode}` });
  await input.fill('nosuchcode');
  await apply.click();
  await expect(page.getByText('There is no coupon NOSUCHCODE.')).toBeVisible();
  await input.fill(code.toLowerCase());
  await apply.click();
  await expect(summary(page)).toContainText(`Discount${code}−₹50`);
  await expect(input).toHaveValue('');
  await expectAccessible(page);
});
