import { newBuyer, signIn } from '../../support/buyers.ts';
import { gatewayPage } from '../../support/checkout-page.ts';
import { heading } from '../../support/orders.ts';
import {
  buyReport,
  chooseDate,
  choosePlace,
  expectWayHome,
  gatewayDoes,
  gatewayReady,
  openReport,
  reportsOf,
} from '../../support/reports.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

test('types a birth, looks at the free chart, pays, and reads the kundli', { tag: '@both' }, async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await page.goto('/kundli-details');
  await expect(heading(page, 'Your kundli')).toBeVisible();
  // In reach of the thumb, above all fields.
  await expect(page.getByRole('button', { name: 'Pay ₹599' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Pay ₹599' }).click();
  await expect(toast(page, 'Please fill all fields')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Day' })).toBeFocused();
  await expectAccessible(page);

  // Most people begin with their own chart; the name can be another's.
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(
    new RegExp(`^${buyer.firstName} `),
  );
  await page.getByRole('textbox', { name: 'Full name' }).fill('Anjali Mehta');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(buyer.email);
  await chooseDate(page, ['14', 'August', '1994']);
  await chooseDate(page, ['6', '40', 'am'], ['Hour', 'Minute', 'am / pm']);
  await page.getByRole('button', { name: '24 hours' }).click();
  await expect(page.getByRole('combobox', { name: 'Hour' })).toHaveValue('6');
  await choosePlace(page, page.getByRole('combobox', { name: 'City of birth' }), 'Jaipur', /Rajasthan/);
  await expect(page.getByText('Time zone Asia/Kolkata')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Save these birth details' }).check();
  await page.getByRole('checkbox', { name: /^I agree that my birth details/ }).check();

  await page.getByRole('button', { name: 'Show a free preview' }).click();
  const preview = page.getByRole('region', { name: 'A first look' });
  await expect(preview).toContainText('Leo');
  await expect(preview.getByRole('img', { name: /Leo ascendant/ })).toBeVisible();

  // Two presses make one order.
  await gatewayReady(page);
  const sent = page.waitForRequest('**/api/payment/premium/kundli');
  await page.getByRole('button', { name: 'Pay ₹599' }).dblclick();
  expect((await sent).postDataJSON()).toMatchObject({ datetime: '1994-08-14T06:40:00+05:30' });
  await expect(page).toHaveURL(gatewayPage(page).url);
  await gatewayPage(page).pay.click();
  await expect(heading(page, 'Anjali Mehta’s kundli')).toBeVisible();
  expect(await reportsOf(request, buyer)).toHaveLength(1);
  await expect(page.getByText('14 August 1994, 6:40 am')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Running now: / })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Moon Libra 24°/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Picture to share' }).click();
  const dialog = page.getByRole('dialog', { name: 'A picture of the chart' });
  await expect(dialog.getByRole('img', { name: 'Picture of the chart: Birth chart' })).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'The name' }).check();
  await expect(dialog.getByRole('img', { name: 'Picture of the chart: Anjali Mehta' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the picture' }).click();
  expect((await saved).suggestedFilename()).toBe('kundli.png');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'South' }).click();
  await expect(page.getByRole('group', { name: /^South Indian chart: .*Leo ascendant/ })).toBeVisible();
  await page.getByText('Divisional charts, houses, ashtakavarga').click();
  await page.getByRole('combobox', { name: 'Division' }).selectOption({ label: 'Saptamsa (D7)' });
  await expect(page.getByRole('img', { name: /: Saptamsa\./ })).toBeVisible();
  await page.getByRole('button', { name: /^Venus 2048/ }).click();
  await expect(page.getByRole('heading', { name: 'Antardashas of Venus' })).toBeVisible();
  // The third level opens in its row.
  await page.locator('#dasha summary').first().click();
  await expect(page.locator('#dasha details[open] li')).toHaveCount(9);
  // Paid once, available in both languages.
  await page
    .getByRole('main')
    .getByRole('group', { name: 'Language' })
    .getByRole('button', { name: 'हिंदी' })
    .click();
  await expect(heading(page, 'Anjali Mehta की कुंडली')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'विंशोत्तरी दशा' })).toBeVisible();

  // The birth was saved with consent, and fills the next form.
  await page.goto('/kundli-details');
  await page
    .getByRole('combobox', { name: 'Use saved birth details' })
    .selectOption({ label: 'Anjali Mehta (me)' });
  await expect(page.getByRole('combobox', { name: 'City of birth' })).toHaveValue(/^Jaipur/);
});

test('Hindi: a birth of unknown time, in a village by its coordinates', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  await page.goto('/kundli-details');
  await page.getByRole('textbox', { name: 'पूरा नाम' }).fill('सावित्री');
  await chooseDate(page, ['1', 'फ़रवरी', '1943'], ['तारीख', 'महीना', 'साल']);
  await page.getByRole('checkbox', { name: 'मुझे समय पता नहीं है' }).check();
  await expect(page.getByRole('combobox', { name: 'घंटा' })).toHaveCount(0);
  await page.getByRole('button', { name: 'गाँव का अक्षांश-देशांतर डालें' }).click();
  await page.getByRole('textbox', { name: 'स्थान का नाम' }).fill('रामपुर');
  await page.getByRole('textbox', { name: 'अक्षांश' }).fill('99');
  await page.getByRole('textbox', { name: 'देशांतर' }).fill('82.9739');
  await expect(page.getByText('अक्षांश -66 और 66 के बीच होता है')).toBeVisible();
  await page.getByRole('textbox', { name: 'अक्षांश' }).fill('25.3176');
  await expect(page.getByText('25.317600, 82.973900')).toBeVisible();
  await expectAccessible(page);
  await gatewayReady(page);
  await page.getByRole('button', { name: /₹599/ }).click();
  await expect(page).toHaveURL(gatewayPage(page).url);
  await page.getByRole('button', { name: /₹599/ }).click();
  await expect(heading(page, 'सावित्री की कुंडली')).toBeVisible();
  await expect(page.getByText('जन्म समय पता नहीं: दोपहर 12 बजे के लिए बनाई गई')).toBeVisible();
  // India's time zone in 1943 was UTC+06:30.
  await expect(page.getByText(/\+06:30/).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('back from the payment page the form is as it was', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await page.goto('/kundli-details');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Anjali Mehta');
  await chooseDate(page, ['14', 'August', '1994']);
  await chooseDate(page, ['6', '40', 'am'], ['Hour', 'Minute', 'am / pm']);
  await page.getByRole('button', { name: 'Choose from lists' }).click();
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Rajasthan' });
  await page.getByRole('combobox', { name: 'City' }).fill('Pushk');
  await page.getByRole('option', { name: 'Pushkar' }).click();
  await gatewayReady(page);
  await page.getByRole('button', { name: 'Pay ₹599' }).click();
  await expect(page).toHaveURL(gatewayPage(page).url);
  await expect(gatewayPage(page).pay).toBeVisible();
  // The message stays for three seconds, so it is awaited at once.
  await page.goBack({ waitUntil: 'commit' });
  await expect(toast(page, 'Payment cancelled')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Anjali Mehta');
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('1994');
  await expect(page.getByText('Time zone Asia/Kolkata')).toBeVisible();
});

test('the result says what is missing or was not paid, and leads home', async ({
  page,
  request,
  expectRefusals,
}) => {
  const [buyer, other] = [await newBuyer(request), await newBuyer(request)];
  await signIn(page, buyer);
  await expectWayHome(page, '/kundli-result', 'Missing order ID, redirecting…');

  const declined = await openReport(request, buyer, 'kundli');
  await gatewayDoes(request, declined, { outcome: 'declined' });
  const unpaid = 'Payment not successful. Redirecting...';
  await expectWayHome(page, `/kundli-result?order_id=${declined}`, unpaid, expectAccessible);

  const foreign = await buyReport(request, other, 'kundli');
  expectRefusals(404);
  await expectWayHome(page, `/kundli-result?order_id=${foreign}`, 'Missing parameters, redirecting…');
});

test('the page waits for a slow bank; parameters may come packed in data', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const orderId = await openReport(request, buyer, 'kundli');
  await gatewayDoes(request, orderId, { outcome: 'pending' });
  const data = JSON.stringify({
    datetime: '1994-08-14T06:40:00+05:30',
    coordinates: '26.912400,75.787300',
    ayanamsa: '1',
    la: 'en',
  });
  await page.goto(`/kundli-result?${new URLSearchParams({ order_id: orderId, data })}`);
  await expect(heading(page, 'Checking your payment')).toBeVisible();
  await gatewayDoes(request, orderId, { outcome: 'success', webhook: 'never' });
  // A page that waits asks less and less often.
  await expect(heading(page, 'Anjali Mehta’s kundli')).toBeVisible({ timeout: 60_000 });
  // The address with the birth is replaced, so that it is not one step back in the history either.
  await expect(page).toHaveURL(`/my-reports/${orderId}?la=en`);
  const visited = await page.evaluate(() => navigation.entries().map(({ url }) => url));
  expect(visited.join()).not.toContain('1994');
});

test('a report that does not load can be asked for again', async ({ page, request, expectRefusals }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const orderId = await buyReport(request, buyer, 'kundli');
  expectRefusals(500);
  await page.route('**/api/reports/*', (route) => route.fulfill({ status: 500, json: { message: '' } }));
  await page.goto(`/kundli-result?order_id=${orderId}`);
  await expect(heading(page, 'Error verifying payment or loading Kundli')).toBeVisible();
  await page.unroute('**/api/reports/*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'Anjali Mehta’s kundli')).toBeVisible();
});
