import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/watched.ts';

test('a guest reads the day of a city, walks to another one, to its month, and makes it their own', async ({
  page,
}) => {
  await page.goto('/panchang');
  await expect(page).toHaveURL(/\/panchang\/jaipur$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Panchang today, Jaipur' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^The Sun is .* The Moon is .*% lit/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Jaipur · \w+ \w+ now/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('searchbox', { name: 'Another city' }).fill('chenn');
  await page
    .getByRole('list', { name: 'Cities found' })
    .getByRole('link', { name: /^Chennai/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Panchang today, Chennai' })).toBeVisible();
  // The first city that a visitor chooses is remembered, on every page without a city in its address.
  await expect(page.getByText('Chennai is your city.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Chennai · \w+ \w+ now/ })).toBeVisible();

  await page.getByLabel('Another day').fill('2026-11-08');
  await page.getByRole('button', { name: 'Show day' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Panchang of 8 November 2026, Chennai' }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'On this day' })).toContainText('Diwali');
  await page
    .getByRole('navigation', { name: 'Days' })
    .getByRole('link', { name: /Calendar of Nov 2026/ })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Calendar of November 2026, Chennai' }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Days of the month' }).getByRole('link')).toHaveCount(30);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const subscribe = page.getByRole('link', { name: 'Subscribe' });
  await page.getByRole('checkbox', { name: 'Sankranti' }).uncheck();
  await expect(subscribe).toHaveAttribute('href', /^webcal:.*\/chennai\/calendar\.ics\?kinds=festival/);
  const feed = await page.request.get(
    (await subscribe.getAttribute('href'))?.replace('webcal:', 'http:') ?? '',
  );
  expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);

  await page.goto('/panchang');
  await expect(page).toHaveURL(/\/panchang\/chennai$/);
  await page.goto('/muhurat/vehicle');
  await expect(page.getByRole('heading', { name: /Chennai/ })).toBeVisible();

  // Another city is looked at, and remembered only when asked to.
  await page.goto('/panchang/delhi');
  await expect(page.getByRole('link', { name: /^Chennai · \w+ \w+ now/ })).toBeVisible();
  await page.getByRole('button', { name: 'Make Delhi my city' }).click();
  await expect(page.getByText('Delhi is your city.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Delhi · \w+ \w+ now/ })).toBeVisible();
  await page.goto('/how-chats-work?lang=hi');
  await expect(page.getByRole('link', { name: /^दिल्ली · अभी / })).toBeVisible();
});

test('day and month are whole in Hindi, and what the almanac does not have is not found', async ({
  page,
  expectRefusals,
}) => {
  expectRefusals(404);
  await page.goto('/panchang/delhi/2026-11-08?lang=hi');
  await expect(page.getByRole('heading', { level: 1, name: '8 नवंबर 2026 का पंचांग, दिल्ली' })).toBeVisible();
  await expect(page.getByText('कार्तिक (आश्विन)').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/calendar/delhi/2026/11?lang=hi');
  await expect(page.getByRole('heading', { level: 1, name: 'नवंबर 2026 का कैलेंडर, दिल्ली' })).toBeVisible();
  await expectAccessible(page);
  // The month of today marks the day.
  const month = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }).slice(0, 7);
  await page.goto(`/calendar/delhi/${month.replace('-', '/')}?lang=en`);
  const today = page.getByRole('list', { name: 'Days of the month' }).locator('[aria-current=date]');
  await expect(today).toHaveCount(1);
  await expect(today).toContainText('today');
  await expectAccessible(page);
  for (const path of [
    '/panchang/delhi/1899-12-31',
    '/panchang/no-such-town-anywhere',
    '/calendar/delhi/2101/01',
  ]) {
    const response = await page.goto(`${path}?lang=en`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'We have no panchang for this address' })).toBeVisible();
  }
  // A far year is for readers, not for search engines.
  await page.goto('/panchang/delhi/1947-08-15');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
