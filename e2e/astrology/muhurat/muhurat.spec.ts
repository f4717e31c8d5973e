import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/watched.ts';

for (const [lang, heading, wedding, title] of [
  ['en', 'A good hour for what matters', 'Marriage', 'Marriage muhurat'],
  ['hi', 'हर शुभ काम का सही समय', 'विवाह', 'विवाह मुहूर्त'],
] as const)
  test(`${lang}: from the occasions to the hours of a wedding, whole in both themes, and passing axe`, {
    tag: lang === 'hi' ? ['@desktop', '@long'] : [],
  }, async ({ page }) => {
    await page.goto(`/muhurat?lang=${lang}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('main a[href^="/muhurat/"]')).toHaveCount(16);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('main').getByRole('link', { name: wedding, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

test('a search by city, dates and birth star has an address that shows the same to everybody', async ({
  page,
  request,
}) => {
  await page.goto('/muhurat/business');
  const city = page.getByRole('combobox', { name: 'City' });
  await city.fill('Mumbai');
  await page
    .getByRole('option', { name: /^Mumbai/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'From', exact: true }).fill('2026-11-26');
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('2026-12-10');
  await page.getByLabel('Birth star').selectOption('Rohini');
  await page.getByRole('button', { name: 'Find muhurats' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Good hours in Mumbai' })).toBeVisible();
  const { search } = new URL(page.url());
  expect(search).toContain('city=mumbai');
  expect(search).toContain('star=rohini');
  const answer = await (await request.get(`/api/muhurats/business${search}`)).json();
  expect(answer.windows.length).toBeGreaterThan(0);
  // An hour is one line until it is pressed.
  const reasons = page.getByRole('list', { name: 'For', exact: true });
  await expect(reasons.first()).toBeHidden();
  await page.locator('main li summary').first().click();
  await expect(reasons.first()).toContainText(
    answer.windows[0].reasons.find(({ effect }: { effect: string }) => effect === 'for').text,
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Good hours in Mumbai' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'To', exact: true })).toHaveValue('2026-12-10');

  await page.getByRole('textbox', { name: 'To', exact: true }).fill('2027-06-01');
  await page.getByRole('button', { name: 'Find muhurats' }).click();
  await expect(page.getByText('Please choose a last day within three months.')).toBeVisible();
});

test('without scripts the hours, the reasons and the structured data are there', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/muhurat/wear-pukhraj?from=2026-11-26&to=2026-12-20&city=&star=');
  await expect(page.getByRole('heading', { level: 1, name: 'Muhurat to wear Pukhraj first' })).toBeVisible();
  await page.locator('main li summary').first().click();
  await expect(page.getByText('The hora of Guru').first()).toBeVisible();
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').last().textContent()) ?? '{}',
  );
  expect(data.mainEntity['@type']).toBe('ItemList');
  expect(data.mainEntity.itemListElement.length).toBeGreaterThan(0);
  await context.close();
});
