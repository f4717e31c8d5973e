import { hold } from '../../support/responses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/watched.ts';

for (const [lang, title, nine] of [
  ['en', 'Your life path number', 'Compassionate Humanitarian'],
  ['hi', 'आपका भाग्यांक', 'करुणामय मानवसेवी'],
] as const) {
  test(`${lang}: form and result are whole in both themes, and pass axe`, {
    tag: lang === 'hi' ? ['@desktop', '@long'] : [],
  }, async ({ page }) => {
    await page.goto(`/life-path-number?lang=${lang}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto(`/life-path-number?number=9&lang=${lang}`);
    await expect(page.getByRole('heading', { level: 2, name: nine })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('a date gives its number, the sum that led there, and an address without the date', async ({ page }) => {
  await page.goto('/life-path-number');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('Please select your date of birth')).toBeVisible();
  await expect(page.getByLabel('Day')).toBeFocused();
  await page.getByLabel('Day').selectOption('31');
  await page.getByLabel('Month').selectOption({ label: 'February' });
  await page.getByLabel('Year').selectOption('1994');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('There is no such date of birth.')).toBeVisible();
  await page.getByLabel('Day').selectOption('14');
  await page.getByLabel('Month').selectOption({ label: 'August' });
  const letGo = await hold(page, '**/life-path-number.data*');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('button', { name: 'Calculating...' })).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 2, name: 'Compassionate Humanitarian' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('1+4+0+8+1+9+9+4=36→3+6=9');
  await expect(page).toHaveURL(/\/life-path-number\?number=9$/);
  for (const heading of ['Comes easily', 'Watch out for', 'Gets along with', 'Needs patience with']) {
    await expect(page.getByRole('heading', { level: 3, name: heading })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Life Path 6' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Nurturing Caregiver' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('→');
});

test('a number without a profile is said to have none', async ({ page, expectRefusals }) => {
  expectRefusals(404);
  const response = await page.goto('/life-path-number?number=11');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('No profile for Life Path 11')).toBeVisible();
});
