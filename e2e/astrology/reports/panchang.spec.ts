import { readFile } from 'node:fs/promises';
import { newBuyer, signIn } from '../../support/buyers.ts';
import { gatewayPage } from '../../support/checkout-page.ts';
import { heading } from '../../support/orders.ts';
import { buyReport, expectWayHome, gatewayDoes, gatewayReady, openReport } from '../../support/reports.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

test('chooses a day and a city by lists, pays, and reads the day in both languages', {
  tag: '@both',
}, async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  // The session cookie, for the calendar file behind a plain link.
  await page.request.post('/api/auth/login', { data: { email: buyer.email, password: buyer.password } });
  await page.goto('/panchang-form');
  await page.getByRole('button', { name: 'Generate Panchang' }).click();
  await expect(toast(page, 'Please fill date/time and select a city')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Date and time').fill('2026-11-08T07:00');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('IN');
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Uttar Pradesh' });
  await page.getByRole('combobox', { name: 'City' }).fill('Varan');
  await page.getByRole('option', { name: 'Varanasi', exact: true }).click();
  await expect(page.getByText('Time zone Asia/Kolkata')).toBeVisible();
  // Another state clears the city.
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Rajasthan' });
  await expect(page.getByText('Time zone Asia/Kolkata')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'City' }).fill('Jaipur');
  await page.getByRole('option', { name: 'Jaipur', exact: true }).click();
  await expectNoSidewaysScroll(page);
  await gatewayReady(page);
  await page.getByRole('button', { name: 'Generate Panchang' }).click();
  await gatewayPage(page).pay.click();

  await expect(heading(page, 'Panchang')).toBeVisible();
  await expect(page.getByText('Sunday, 8 November 2026')).toBeVisible();
  await expect(page.getByText('Diwali')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Path of the sun from sunrise/ })).toBeVisible();
  for (const part of ['Good hours', 'Hours to avoid', 'Choghadiya', 'Hora', 'Month and year'])
    await expect(page.getByRole('heading', { name: part })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Calendar file' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toContain('BEGIN:VEVENT');
  expect(calendar).toContain('SUMMARY:Rahu');

  await page
    .getByRole('main')
    .getByRole('group', { name: 'Language' })
    .getByRole('button', { name: 'हिंदी' })
    .click();
  await expect(heading(page, 'पंचांग')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'चौघड़िया' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('without order or payment the words of each lead home', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await expectWayHome(page, '/panchang-result', 'Missing order ID, redirecting...');
  const declined = await openReport(request, buyer, 'panchang');
  await gatewayDoes(request, declined, { outcome: 'declined' });
  await expectWayHome(page, `/panchang-result?order_id=${declined}`, 'Payment failed! Redirecting...');
});

test('a day that does not load says so and leads home', async ({ page, request, expectRefusals }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const orderId = await buyReport(request, buyer, 'panchang');
  expectRefusals(500);
  await page.route('**/api/reports/*', (route) => route.fulfill({ status: 500, json: { message: '' } }));
  await expectWayHome(page, `/panchang-result?order_id=${orderId}`, 'Failed to load Panchang');
});

test('the payment script that does not load is told, and tried again', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await page.route('**/cashfree.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  // The message stays for three seconds, so it is awaited from the moment of the request.
  await page.goto('/panchang-form', { waitUntil: 'commit' });
  await expect(toast(page, 'Failed to initialize payment SDK')).toBeVisible();
  await page.unroute('**/cashfree.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});
