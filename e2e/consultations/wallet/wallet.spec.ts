import { randomInt } from 'node:crypto';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import requests from '#languages/en/consultations/wallet/admin.json' with { type: 'json' };
import wallet from '#languages/en/consultations/wallet/main.json' with { type: 'json' };
import hindi from '#languages/hi/consultations/wallet/main.json' with { type: 'json' };
import { demo, enter } from '../../support/astrologers.ts';
import { newBuyer, signIn } from '../../support/buyers.ts';
import { addMoney } from '../../support/chats.ts';
import { gatewayPage } from '../../support/checkout-page.ts';
import { expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

const balance = (page: Page, words = wallet) => page.getByRole('region', { name: words.balance });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

test('money is added at the gateway and stands in the wallet, once', { tag: '@both' }, async ({
  page,
  request,
}) => {
  await signIn(page, await newBuyer(request));
  await page.goto('/wallet');
  await expect(balance(page)).toContainText('₹0.00');
  await expect(page.getByText(wallet.none.title)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: wallet.add.open }).click();
  const sheet = page.getByRole('dialog', { name: wallet.add.title });
  const amount = sheet.getByRole('textbox', { name: wallet.add.amount });
  await amount.fill('0');
  await sheet.getByRole('button', { name: /^Pay/ }).click();
  await expect(sheet.getByText('Minimum amount is ₹1', { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: '₹200' }).click();
  await expect(amount).toHaveValue('200');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Pay ₹200' }).click();
  await page.waitForURL(gatewayPage(page).url);
  await gatewayPage(page).pay.click();

  await expect(toast(page, wallet.add.arrived)).toBeVisible();
  await expect(page).toHaveURL(/\/wallet$/);
  await expect(balance(page)).toContainText('₹200.00');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('+₹200.00');
  await expect(page.getByRole('main')).toContainText(/Added in \w+₹200\.00Spent₹0\.00/);
  await page.reload();
  await expect(balance(page)).toContainText('₹200.00');
  await expectNoSidewaysScroll(page);

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: wallet.statement.csv }).click(),
  ]);
  expect(csv.suggestedFilename()).toMatch(/^wallet-\d{4}-\d\d\.csv$/);
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: wallet.statement.pdf }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);
});

test('a refused payment adds nothing and says so, also in Hindi', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  await signIn(page, await newBuyer(request));
  await page.goto('/wallet');
  await page.getByRole('button', { name: hindi.add.open }).click();
  await page.getByRole('dialog').getByRole('button', { name: /₹500/ }).last().click();
  await page.waitForURL(gatewayPage(page).url);
  await page.locator('button[name=outcome][value=declined]').click();
  await page.getByRole('link').first().click();
  await expect(toast(page, hindi.add.cancelled)).toBeVisible();
  await expect(balance(page, hindi)).toContainText('₹0.00');
  await expectAccessible(page);
});

test('a wallet that cannot be loaded says so and can be tried again', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(500);
  const buyer = await newBuyer(request);
  await addMoney(request, buyer, 75);
  await signIn(page, buyer);
  await page.route('**/api/payment/wallet/me', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/wallet');
  await expect(page.getByText('Error loading wallet. Please try again later.')).toBeVisible();
  await page.unroute('**/api/payment/wallet/me');
  await page.getByRole('button', { name: wallet.retry }).click();
  await expect(balance(page)).toContainText('₹75.00');
});

async function asAdmin(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await enter(page, demo.admin, demo.password);
  return page;
}

test('earnings are asked for, returned once and paid once', { tag: '@both' }, async ({
  page,
  browser,
  baseURL,
  viewport,
  contextOptions,
}) => {
  const token = await enter(page, demo.astrologer, demo.password);
  await page.request.put('/api/astrologers/bank-details', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      holder: 'Lakshmi Narayanan',
      accountNumber: '50100123456789',
      ifsc: 'HDFC0000123',
      bankName: 'HDFC Bank',
      password: demo.password,
    },
  });
  await page.goto('/wallet');
  // In the astrologer's own frame, without the shop's.
  const frame = page.getByRole('navigation', { name: 'Astrologer' });
  await expect(frame.getByRole('link', { name: 'Wallet' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Contact us' })).toBeHidden();
  await expectNoSidewaysScroll(page);
  const dialog = page.getByRole('dialog', { name: wallet.withdraw.title });
  const amount = dialog.getByRole('textbox', { name: wallet.withdraw.amount });
  const send = dialog.getByRole('button', { name: /^Withdraw/ });
  await page.getByRole('button', { name: wallet.withdraw.open }).click();
  await amount.fill('499');
  await send.click();
  await expect(dialog.getByText('Minimum withdrawal is ₹500', { exact: true })).toBeVisible();
  await amount.fill('9999999');
  await expect(
    dialog.getByText('Cannot withdraw more than available balance', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);

  // Unique amounts: the other browser withdraws from the same demo account, and other tests add money to it.
  const unique = (from: number) => `${randomInt(from, from + 10)}.${randomInt(10, 100)}`;
  const line = (change: string) => rows(page).filter({ hasText: change });
  const admin = await asAdmin(browser, { ...contextOptions, viewport, ...(baseURL && { baseURL }) });
  async function ask(rupees: string): Promise<void> {
    if (!(await dialog.isVisible())) await page.getByRole('button', { name: wallet.withdraw.open }).click();
    await amount.fill(rupees);
    await send.click();
    await expect(toast(page, 'Withdrawal request submitted!').last()).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(line(`−₹${rupees}`)).toHaveCount(1);
    await admin.goto('/admin/withdrawal-requests?status=pending');
  }
  const row = (rupees: string) => admin.getByRole('row').filter({ hasText: `₹${rupees}` });

  const returned = unique(500);
  await ask(returned);
  await expect(row(returned)).toBeVisible();
  await expectAccessible(admin);
  await row(returned).getByRole('button', { name: requests.reject }).click();
  await expect(
    admin.getByText('Are you sure you want to reject and refund this withdrawal?', { exact: true }),
  ).toBeVisible();
  await admin.getByRole('dialog').getByRole('button', { name: requests.reject }).click();
  await expect(toast(admin, 'Status updated!')).toBeVisible();
  await expect(row(returned)).toHaveCount(0);
  await page.reload();
  await expect(line(`+₹${returned}`)).toHaveCount(1);

  const paid = unique(510);
  await ask(paid);
  await row(paid).getByRole('button', { name: requests.approve }).click();
  await admin.getByRole('textbox', { name: requests.utr }).fill('UTR20261122001');
  await admin.getByRole('dialog').getByRole('button', { name: requests.approve }).dblclick();
  await expect(toast(admin, 'Status updated!').last()).toBeVisible();
  await admin.getByRole('link', { name: requests.filters.completed }).click();
  await expect(row(paid)).toContainText('UTR20261122001');
  await expect(row(paid).getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(line(`−₹${paid}`)).toHaveCount(1);
  await admin.context().close();
});
