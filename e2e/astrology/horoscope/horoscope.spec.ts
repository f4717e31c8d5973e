import type { Page } from '@playwright/test';
import { test as plain } from '../../support/responsive.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/watched.ts';

/** Returns the date in India some days from now, in the API's format. */
const dateIn = (days: number) => {
  const at = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(at);
};

/** Returns the day that a prediction is for. The test's own today may be another one by then. */
async function dayOf(page: Page): Promise<string> {
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  return new URL(picture ?? '').searchParams.get('day') ?? '';
}

for (const [lang, all, one, seek] of [
  ['en', 'Today for every sign', 'Libra today', 'Seek'],
  ['hi', 'आज का राशिफल', 'तुला राशि: आज का राशिफल', 'आज का लक्ष्य'],
] as const) {
  test(`${lang}: all signs and one sign are whole in both themes, and pass axe`, {
    tag: lang === 'hi' ? ['@desktop', '@long'] : [],
  }, async ({ page }) => {
    await page.goto(`/daily-prediction?lang=${lang}`);
    await expect(page.getByRole('heading', { level: 1, name: all })).toBeVisible();
    await expect(page.locator('main a[href^="/daily-prediction/"]')).toHaveCount(12);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.locator('main a[href^="/daily-prediction/libra"]').click();
    await expect(page.getByRole('heading', { level: 1, name: one })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: seek })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('the words are those of the API, also without scripts', async ({ browser, request, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  // Another day may begin between the two.
  await expect(async () => {
    const { data } = await (await request.get('/api/horoscope/libra')).json();
    await page.goto('/daily-prediction/libra');
    for (const paragraph of data.daily_prediction.prediction.split('\n\n')) {
      await expect(page.getByText(paragraph)).toBeVisible();
    }
    await expect(page.getByText(data.daily_prediction.seek)).toBeVisible();
  }).toPass();
  await context.close();
});

test('yesterday, today and tomorrow have their own addresses and words', async ({ page }) => {
  await page.goto('/daily-prediction/virgo');
  const lead = page.locator('main .written-display');
  const day = await dayOf(page);
  const today = await lead.textContent();
  await page.getByRole('navigation', { name: 'Day' }).getByRole('link', { name: 'Tomorrow' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Virgo tomorrow' })).toBeVisible();
  await expect(page).toHaveURL(/\?day=tomorrow$/);
  await expect(lead).not.toHaveText(today ?? '');
  await page.getByRole('navigation', { name: 'Other signs' }).getByRole('link', { name: 'Libra' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Libra tomorrow' })).toBeVisible();
  await page.goto(`/daily-prediction/virgo?day=${day}`);
  await expect(lead).toHaveText(today ?? '');
});

// Not watched: the browser itself logs every page that is refused or lost.
plain(
  'an unknown sign, an unknown day and a failing server each have their own message',
  async ({ page }) => {
    const unknown = await page.goto('/daily-prediction/ophiuchus');
    expect(unknown?.status()).toBe(404);
    await expect(page.getByText('Zodiac sign prediction not found.')).toBeVisible();
    const future = await page.goto(`/daily-prediction/leo?day=${dateIn(9)}`);
    expect(future?.status()).toBe(404);
    await expect(page.getByText('No prediction available.')).toBeVisible();
    await page.getByRole('link', { name: 'See all signs' }).click();
    await page.route('**/daily-prediction/leo.data*', (route) => route.abort());
    await page.locator('main a[href="/daily-prediction/leo"]').click();
    await expect(page.getByRole('alert')).toContainText('Error fetching prediction.');
    await page.unroute('**/daily-prediction/leo.data*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Leo today' })).toBeVisible();
  },
);

test('a sign can be saved as one’s own', async ({ page }) => {
  await page.goto('/daily-prediction/pisces');
  await page.getByRole('button', { name: 'Remember as my sign' }).click();
  await expect(page.getByRole('button', { name: 'This is my sign', pressed: true })).toBeVisible();
  await page.goto('/daily-prediction');
  await expect(page.getByRole('link', { name: /Pisces.*Your sign/ })).toBeVisible();
});

test('sharing copies the address of the date where the device has no share dialog', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/daily-prediction/aries');
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`/daily-prediction/aries?day=${await dayOf(page)}&lang=en`);
});

test('the menu links to it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Daily Prediction' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today for every sign' })).toBeVisible();
});
