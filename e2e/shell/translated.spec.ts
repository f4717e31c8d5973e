import type { Page } from '@playwright/test';
import requests from '#languages/en/consultations/astrologers/main.json' with { type: 'json' };
import chat from '#languages/en/consultations/chat/main.json' with { type: 'json' };
import wallet from '#languages/en/consultations/wallet/main.json' with { type: 'json' };
import { fillText as fill } from '#languages/message.ts';
import { newBuyer, ordersOf, signIn } from '../support/buyers.ts';
import {
  chargeMinute,
  customerWith,
  newAstrologer,
  otherPage,
  requestTo,
  stopMeter,
} from '../support/chats.ts';
import { checkoutPage, gatewayPage } from '../support/checkout-page.ts';
import { createProduct, issueCoupon } from '../support/products.ts';
import { expectTranslated, translate } from '../support/translator.ts';
import { expect, test, toast } from '../support/watched.ts';

const main = (page: Page) => page.getByRole('main');
const summary = (page: Page) => page.getByRole('complementary', { name: 'Summary' });
const status = (page: Page) => page.getByRole('region', { name: 'Products' }).getByRole('status');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectTranslated(page);
}

test('on a translated page the price follows variant, quantity and coupon, and the order is what it said', async ({
  page,
  request,
}) => {
  const [buyer, bead] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Bead on a translated page', price: 5400, stock: 9 }),
  ]);
  const code = await issueCoupon(buyer.session.userId, { off: 80 });
  await translate(page);
  await signIn(page, buyer);

  const [ruby] = await (await request.get('/api/auth/products?q=natural+ruby+manik&limit=1')).json();
  await open(page, `/single-product/${ruby._id}`);
  const variants = page.getByRole('radiogroup', { name: 'Choose a variant' });
  for (const [variant, price] of [
    ['3 ratti', '₹4,200'],
    ['9 ratti', '₹18,500'],
  ]) {
    await variants.getByRole('radio', { name: new RegExp(`^${variant}`) }).check({ force: true });
    await expect(page.getByText(price as string, { exact: true }).first()).toBeVisible();
  }

  await open(page, `/single-product/${bead.id}`);
  await main(page).getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first().click();
  await expect(toast(page, 'Added to cart!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();

  await open(page, '/cart');
  const quantity = page.getByRole('group', { name: `Quantity of ${bead.name}` });
  const line = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
  for (const [n, amount] of [
    ['2', '₹10,800'],
    ['3', '₹16,200'],
  ]) {
    await quantity.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(quantity.getByRole('status')).toHaveText(n as string);
    await expect(line).toContainText(amount as string);
    await expect(summary(page)).toContainText(`Subtotal (${n} items)${amount}`);
  }
  await expect(line).not.toContainText('₹10,800');

  const ticket = page.getByRole('article', { name: code });
  await ticket.getByRole('button', { name: `Apply ${code}` }).press('Enter');
  await expect(ticket.getByRole('button', { name: `Applied · Remove ${code}` })).toBeVisible();
  await expect(summary(page)).toContainText(`Discount${code}−₹80`);
  await expect(summary(page)).toContainText('Total₹16,120');
  await ticket.getByRole('button', { name: `Applied · Remove ${code}` }).press('Enter');
  await expect(summary(page)).toContainText('Total₹16,200');
  await ticket.getByRole('button', { name: `Apply ${code}` }).press('Enter');
  await expect(summary(page)).toContainText('Total₹16,120');

  await main(page).getByRole('link', { name: 'Proceed to Checkout' }).filter({ visible: true }).click();
  const checkout = checkoutPage(page);
  await checkout.fillAddress();
  await checkout.online.check();
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText('Total₹16,120');
  await expect(checkout.pay.filter({ visible: true })).toHaveText('Pay ₹16,120');
  await checkout.cash.check();
  await expect(checkout.placeOrder.filter({ visible: true })).toBeVisible();
  await checkout.placeOrder.click();
  await expect(page).toHaveURL(/\/cod-confirmation/);
  await expect
    .poll(async () => (await ordersOf(request, buyer)).map(({ totalAmount }) => totalAmount))
    .toEqual([16120]);
});

test('on a translated page the filters state how many products are left, there and back', async ({
  page,
}) => {
  await translate(page);
  await open(page, '/products');
  // Other tests add products meanwhile, so the number of all is not told beforehand.
  await expect(status(page)).toHaveText(/^\d{3} products, page 1/);
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('checkbox', { name: /^Rudraksha/ }).check();
  const show = sheet.getByRole('button', { name: /^Show \d{1,2} products$/ });
  const promised = /\d+/.exec((await show.textContent()) ?? '')?.[0];
  await show.click();
  await expect(page).toHaveURL('/products?category=Rudraksha');
  await expect(status(page)).toHaveText(`${promised} products`);
  await page.goBack();
  await expect(status(page)).toHaveText(/^\d{3} products, page 1/);
});

test('on a translated page money arrives in the wallet, and is spent by the minute in a chat', async ({
  page,
  request,
  browser,
  baseURL,
  contextOptions,
  viewport,
}) => {
  const [customer, astrologer] = [await customerWith(request, 40), await newAstrologer(request, 15)];
  await translate(page);
  await signIn(page, customer);
  await open(page, '/wallet');
  const balance = page.getByRole('region', { name: wallet.balance });
  await expect(balance).toContainText('₹40.00');
  await page.getByRole('button', { name: wallet.add.open }).click();
  const sheet = page.getByRole('dialog', { name: wallet.add.title });
  for (const amount of ['₹500', '₹200']) {
    await sheet.getByRole('button', { name: amount, exact: true }).click();
    await expect(sheet.getByRole('button', { name: `Pay ${amount}` })).toBeVisible();
  }
  await sheet.getByRole('button', { name: 'Pay ₹200' }).click();
  await page.waitForURL(gatewayPage(page).url);
  await gatewayPage(page).pay.click();
  await expect(page).toHaveURL(/\/wallet$/);
  await expect(balance).toContainText('₹240.00');

  const theirs = await otherPage(browser, astrologer, { ...contextOptions, viewport, baseURL });
  await translate(theirs);
  await open(theirs, '/astrologer-chat-request');
  await expect(theirs.getByRole('heading', { name: requests.requests.none })).toBeVisible();
  await open(page, '/astro-list');
  await page.getByRole('button', { name: fill(chat.list.chatNowWith, { name: astrologer.name }) }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  const id = await requestTo(request, astrologer);
  const approve = requests.requests.approveWho.split('{name}').find((part) => part.trim() !== '') ?? '';
  await Promise.all([
    theirs.waitForResponse(`**/api/chat/${id}/respond`).then(() => stopMeter(id)),
    theirs.getByRole('button', { name: approve.trim() }).click(),
  ]);
  await expect(page).toHaveURL(/\/astro-user-chat\//);
  const bubbles = (of: Page) => of.getByRole('log', { name: chat.chat.log }).getByRole('listitem');
  for (const words of ['Should she wear neelam?', 'And on which finger?']) {
    await page.getByRole('textbox', { name: chat.chat.message }).fill(words);
    await page.getByRole('button', { name: chat.chat.send }).click();
    await expect(bubbles(theirs).filter({ hasText: words })).toHaveCount(1);
    await expect(bubbles(page).filter({ hasText: words })).toHaveCount(1);
  }
  await expect(page.locator('header').getByText('₹15.00')).toBeVisible();
  await chargeMinute(request, customer, id);
  await expect(page.locator('header').getByText('₹30.00')).toBeVisible();
  await expect(theirs.locator('header').getByText('₹22.32')).toBeVisible();
  await theirs.context().close();
});
