import { readFile } from 'node:fs/promises';
import { newBuyer, signIn } from '../../support/buyers.ts';
import { heading } from '../../support/orders.ts';
import { buyReport, openReport } from '../../support/reports.ts';
import { hold } from '../../support/responses.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  toast,
  toasts,
} from '../../support/watched.ts';

test('an empty list of reports links to the first one', async ({ page, request }) => {
  await signIn(page, await newBuyer(request));
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'All reports' }).click();
  await expect(page.getByRole('heading', { name: 'No reports yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Make a kundli' }).click();
  await expect(heading(page, 'Your kundli')).toBeVisible();
});

test('opens, prints, downloads and verifies a bought report', { tag: '@both' }, async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await buyReport(request, buyer, 'kundli');
  await openReport(request, buyer, 'panchang');
  await page.goto('/my-reports');
  await expect(page.getByText('Born 14 August 1994, Jaipur')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Panchang, Varanasi' })).toContainText(
    'Awaiting payment',
  );
  await expect(page.getByRole('link', { name: 'Check the payment of Panchang, Varanasi' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Kundli, Anjali Mehta as PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.reload();
  await page.getByRole('link', { name: 'Print Kundli, Anjali Mehta' }).click();
  await expect(heading(page, 'Anjali Mehta’s kundli')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  // The printed page is the report alone, with all folded parts open.
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('heading', { name: /^Antardashas of / })).toHaveCount(9);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo').last()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
});

test('shares a link that others can read, and withdraws it', { tag: '@both' }, async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const orderId = await buyReport(request, buyer, 'matching');
  await page.goto(`/my-reports/${orderId}`);
  // The server answers whether a link exists only after one was made.
  const letGo = await hold(page, '**/api/reports');
  const late = page.waitForResponse('**/api/reports');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this report' });
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link to the report' }).inputValue();
  letGo();
  await late;
  await expectAccessible(page);

  const stranger = await (await browser.newContext({ baseURL })).newPage();
  await stranger.goto(new URL(link).pathname);
  await expect(heading(stranger, 'Anjali and Rohan')).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Download PDF' })).toHaveCount(0);
  const inHindi = stranger
    .getByRole('main')
    .getByRole('group', { name: 'Language' })
    .getByRole('button', { name: 'हिंदी' });
  // The server renders the whole page; its buttons work once the scripts are loaded.
  await expect(async () => {
    await inHindi.click();
    await expect(heading(stranger, 'Anjali और Rohan')).toBeVisible({ timeout: 3000 });
  }).toPass();

  // Its expiry is shown and can be renewed. The link itself is not shown again.
  await expect(dialog.getByText(/^The link works until \d/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Share' }).click();
  await dialog.getByRole('button', { name: 'Keep it for 90 more days' }).click();
  await expect(toasts(page).getByText(/^The link works until \d/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Withdraw the link' }).click();
  await expect(toast(page, 'The link no longer works.')).toBeVisible();
  const gone = await stranger.goto(new URL(link).pathname);
  expect(gone?.status()).toBe(404);
  await expect(heading(stranger, 'This link no longer works')).toBeVisible();
  await stranger.context().close();
});

test('another user’s report is not found', async ({ page, request, expectRefusals }) => {
  const [buyer, other] = [await newBuyer(request), await newBuyer(request)];
  await signIn(page, buyer);
  const foreign = await buyReport(request, other, 'kundli');
  expectRefusals(404);
  await page.goto(`/my-reports/${foreign}`);
  await expect(heading(page, 'Report not found')).toBeVisible();
});

test('a bought report that does not load can be asked for again, or left', async ({
  page,
  request,
  expectRefusals,
}) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const orderId = await buyReport(request, buyer, 'kundli');
  expectRefusals(503);
  await page.route(`**/api/reports/${orderId}*`, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(`/my-reports/${orderId}`);
  await expect(page.getByRole('alert')).toContainText('The report did not load. Please try again.');
  await expect(page.getByRole('link', { name: 'Back to my reports' })).toBeVisible();
  await page.unroute(`**/api/reports/${orderId}*`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'Anjali Mehta’s kundli')).toBeVisible();
});

test('saved births are shown and deleted', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const savedProfile = await request.post('/api/birth-profiles', {
    headers: { authorization: `Bearer ${buyer.session.token}` },
    data: {
      relation: 'child',
      name: 'Tara',
      datetime: '2015-04-02T21:15',
      timeUnknown: false,
      coordinates: '18.520400,73.856700',
      location: 'Pune, Maharashtra, India',
      consent: true,
      parent: true,
    },
  });
  expect(savedProfile.ok()).toBe(true);
  await page.goto('/account/births');
  await expect(page.getByText('2 April 2015, 9:15 pm')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete the birth details of Tara' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Birth details deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No saved birth details' })).toBeVisible();
});
