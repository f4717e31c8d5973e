import { newBuyer, signIn } from '../../support/buyers.ts';
import { heading } from '../../support/orders.ts';
import { buyReport, chooseDate, choosePlace } from '../../support/reports.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toasts } from '../../support/watched.ts';

test('a guest’s first minute: the sky while one types, the answer with its rules, and no login', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Find my stone' }).first().click();
  await expect(heading(page, 'Find my stone')).toBeVisible();
  await page.getByRole('button', { name: 'Show my stone' }).click();
  const day = page.getByRole('combobox', { name: 'Day' });
  await expect(day).toBeFocused();
  // The fields say it themselves: a toast would lie over the list of cities.
  await expect(toasts(page).getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);

  // What is wrong with a date is gone when any part of it mends it.
  await chooseDate(page, ['31', 'February', '1991']);
  const date = page.getByRole('group', { name: 'Date of birth' });
  await expect(date).toContainText('no such day');
  await chooseDate(page, ['9', 'February', '1991']);
  await expect(date).not.toContainText('no such day');
  const sky = page.getByRole('region', { name: 'The sky of the birth' });
  await expect(sky.getByText(/^Moon in .*Houses are counted from the Moon/)).toBeVisible();
  await chooseDate(page, ['9', '10', 'pm'], ['Hour', 'Minute', 'am / pm']);
  // The error of a place is gone with the choice, so the button does not move when it is pressed.
  const noPlace = page.getByText('Please choose the city, or enter its coordinates');
  await expect(noPlace).toBeVisible();
  const city = page.getByRole('combobox', { name: 'City of birth' });
  await choosePlace(page, city, 'Jaipur', /Rajasthan/);
  await expect(noPlace).toHaveCount(0);
  await expect(city).toBeFocused();
  await expect(sky.getByText(/rises\. Moon in /)).toBeVisible();
  await expect(sky.getByRole('img', { name: /Sun in .*Ketu in / })).toBeVisible();

  await page.getByRole('button', { name: 'Show my stone' }).click();
  const answer = page.getByRole('region', { name: 'The answer' });
  await expect(answer).toBeFocused();
  await expect(answer.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await expect(answer.getByText(/^Brihat Parashara Hora Shastra 34/).first()).toBeVisible();
  await expect(answer.getByText(/ rose from .* to /)).toBeVisible();
  // The birth is in no address, and nothing was left in the browser.
  expect(new URL(page.url()).search).toBe('');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    '26.9',
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Without a time the answer is told by the hour.
  await page.getByRole('checkbox', { name: 'I do not know the time' }).check();
  await page.getByRole('button', { name: 'Show my stone' }).click();
  await expect(answer.getByRole('heading', { name: 'It depends on the hour of birth' })).toBeVisible();
  expect(await answer.getByRole('row').count()).toBeGreaterThan(12);
  await expectNoSidewaysScroll(page);

  // Only keeping it leads to the login, and back.
  await answer.getByRole('link', { name: 'Log in to keep it' }).click();
  await expect(page).toHaveURL('/login?next=%2Ffind-my-stone');
  await expect(page.getByText(/^Log in to keep this birth with your account/)).toBeVisible();
});

test('a bought kundli shows the products of its stone, and leads to all of them', async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  const born = { datetime: '1964-03-12T05:35:00+05:30', coordinates: '26.449900,80.331900' };
  const order = await buyReport(request, buyer, 'kundli', born);
  await signIn(page, buyer);
  await page.goto(`/my-reports/${order}`);
  const advice = page.getByRole('region', { name: 'Your stone', exact: true });
  const products = advice.getByRole('region', { name: 'In the shop, if you want to look' });
  await expect(products.getByRole('article')).toHaveCount(3);
  await expectAccessible(page);
  await products.getByRole('link', { name: 'See all: Emerald (Panna)' }).click();
  await expect(page).toHaveURL(/\/products\?stone=emerald$/);
});
