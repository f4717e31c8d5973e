import { heading } from '../support/orders.ts';
import { chooseDate, choosePlace } from '../support/reports.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../support/watched.ts';

test('a guest’s first minute: the sky while one types, the answer with its rules, and no login', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Find my stone' }).first().click();
  await expect(heading(page, 'Find my stone')).toBeVisible();
  await page.getByRole('button', { name: 'Show my stone' }).click();
  await expect(toast(page, 'Please fill in date, time and place.')).toBeVisible();
  await expectAccessible(page);

  await chooseDate(page, ['9', 'February', '1991']);
  const sky = page.getByRole('region', { name: 'The sky of the birth' });
  await expect(sky.getByText(/^Moon in .*Houses are counted from the Moon/)).toBeVisible();
  await chooseDate(page, ['9', '10', 'pm'], ['Hour', 'Minute', 'am / pm']);
  await choosePlace(page, page.getByRole('combobox', { name: 'City of birth' }), 'Jaipur', /Rajasthan/);
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
