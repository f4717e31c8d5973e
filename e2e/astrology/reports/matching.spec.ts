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
} from '../../support/reports.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

test('types two births, pays, and reads how they match', { tag: '@both' }, async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await page.goto('/matching-form');
  await page.getByRole('button', { name: 'Pay ₹999' }).click();
  await expect(
    toast(page, 'Please complete all fields and select cities to auto-fill coordinates'),
  ).toBeVisible();
  await expectAccessible(page);
  for (const [who, name, date, city, meant] of [
    ['Girl', 'Anjali', ['14', 'August', '1994'], 'Jaipur', /Rajasthan/],
    ['Boy', 'Rohan', ['5', 'March', '1992'], 'Poona', /Maharashtra/],
  ] as const) {
    const person = page.getByRole('group', { name: who, exact: true });
    await person.getByRole('textbox', { name: 'Name (if you like)' }).fill(name);
    await chooseDate(person, [...date]);
    await person.getByRole('checkbox', { name: 'I do not know the time' }).check();
    await choosePlace(page, person.getByRole('combobox', { name: 'City of birth' }), city, meant);
  }
  await expectNoSidewaysScroll(page);
  await gatewayReady(page);
  await page.getByRole('button', { name: 'Pay ₹999' }).click();
  await expect(page).toHaveURL(gatewayPage(page).url);
  await gatewayPage(page).pay.click();

  await expect(heading(page, 'Anjali and Rohan')).toBeVisible();
  const lotus = page.getByRole('group', { name: /^\d+(\.5)? of 36 points$/ });
  const opened = page.getByRole('region', { name: 'The open petal' });
  await lotus.getByRole('button', { name: /^Nadi \d of 8$/ }).click();
  await expect(opened.getByRole('heading', { name: 'Nadi' })).toBeVisible();
  await expect(opened).toContainText('Muhurta Chintamani');
  await page.keyboard.press('ArrowRight');
  await expect(lotus.getByRole('button', { name: /^Varna \d of 1$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opened.getByRole('heading', { name: 'Varna' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'of 36 points' })).toBeVisible();
  for (const guna of ['Varna', 'Vashya', 'Tara', 'Yoni', 'Graha Maitri', 'Gana', 'Bhakoot', 'Nadi'])
    await expect(page.locator('summary').filter({ hasText: guna })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Rashi lord/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('Hindi: the match of a bought report, low points in red', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  const orderId = await buyReport(request, buyer, 'matching');
  const data = JSON.stringify({
    ayanamsa: '1',
    la: 'hi',
    girl_coordinates: '26.912400,75.787300',
    girl_dob: '1994-08-14T06:40:00+05:30',
    boy_coordinates: '18.520400,73.856700',
    boy_dob: '1992-03-05T21:15:00+05:30',
  });
  await page.goto(`/matching-kundli-result?${new URLSearchParams({ order_id: orderId, data })}`);
  await expect(heading(page, 'Anjali और Rohan')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '36' })).toHaveClass(/moonga/);
  await expectNoSidewaysScroll(page);
});

test('paid matchings of one person are compared side by side', { tag: '@both' }, async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await buyReport(request, buyer, 'matching');
  await page.goto('/matching-compare');
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  await buyReport(request, buyer, 'matching', { boy_name: 'Aditya', boy_dob: '1992-06-21T09:25:00+05:30' });
  await page.goto('/my-reports');
  await page.getByRole('link', { name: 'Compare candidates' }).click();
  await expect(heading(page, 'Compare candidates')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anjali' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Comparison of candidates' });
  for (const name of ['Rohan', 'Aditya']) await expect(table.getByRole('link', { name })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Nadi, of 8/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await table.getByRole('link', { name: 'Aditya' }).click();
  await expect(heading(page, 'Anjali and Aditya')).toBeVisible();
});

test('without parameters or payment the words of each lead home', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await expectWayHome(page, '/matching-kundli-result', 'Missing params, redirecting…');
  const declined = await openReport(request, buyer, 'matching');
  await gatewayDoes(request, declined, { outcome: 'declined' });
  await expectWayHome(page, `/matching-kundli-result?order_id=${declined}`, 'Payment not verified!');
});
