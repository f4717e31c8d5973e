import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/watched.ts';

test('a visitor who is asked to log in leafs through a sample first, and comes back to the form', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/matching-form');
  await page.getByRole('link', { name: 'See a sample first' }).click();
  await expect(page).toHaveURL('/sample-matching');
  await expect(page.getByText('The couple is invented')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Sample panchang' }).click();
  await expect(page.getByText('Makar Sankranti 2026 in Varanasi')).toBeVisible();
  await page.getByRole('link', { name: 'Sample kundli', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ananya');
  await page.getByRole('main').getByRole('button', { name: 'हिंदी' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('अनन्या');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Get yours for ₹/ }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/kundli-details')}`);
});

test('a chart is read by keyboard and by touch, in three styles', { tag: '@both' }, async ({ page }) => {
  await page.goto('/sample-kundli');
  const chart = page.getByRole('group', { name: /^North Indian chart: Rasi/ });
  const seventh = chart.getByRole('button', { name: /^House 7, / });
  await expect(page.getByText('Press a house or a graha to read about it.')).toBeVisible();
  await chart.getByRole('button', { name: /^House 1, / }).focus();
  for (let step = 1; step < 7; step++) await page.keyboard.press('ArrowRight');
  await expect(seventh).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(seventh).toHaveAttribute('aria-pressed', 'true');
  const heading = page.getByRole('heading', { level: 3, name: /^House 7, / });
  await expect(heading).toBeVisible();
  // Wide screens have it beside the chart.
  if ((page.viewportSize()?.width ?? 0) >= 1024) await expect(heading).toBeInViewport();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'East' }).click();
  const east = page.getByRole('group', { name: /^East Indian chart: Rasi/ });
  await expect(east.getByRole('button', { pressed: true, name: /^House 7, / })).toBeVisible();
  await east.getByRole('button', { name: /^House 3, / }).click();
  await page.getByRole('button', { name: 'Jupiter', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 3, name: /^Jupiter in / })).toBeVisible();
  await page.getByRole('button', { name: 'House 9', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 3, name: /^House 9, / })).toBeVisible();
  // The table of grahas and the chart tell of each other.
  const saturn = page.getByRole('row', { name: /^Saturn/ }).getByRole('button');
  await saturn.click();
  await expect(page.getByRole('heading', { level: 3, name: /^Saturn in / })).toBeVisible();
  await expect(east).toBeInViewport();
  await expect(saturn).toHaveAttribute('aria-pressed', 'true');
  // A line of time moves the sky and the dasha around it.
  await page.getByRole('button', { name: 'Move through time' }).click();
  const month = page.getByRole('slider', { name: 'Month' });
  await expect(page.getByText(/^Sun in house \d+, Mars in house/)).toBeVisible();
  const before = (await month.getAttribute('aria-valuetext')) ?? '';
  await page.getByRole('button', { name: 'A month later' }).click();
  await expect(month).not.toHaveAttribute('aria-valuetext', before);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to the birth' }).click();
  await expect(month).toBeHidden();
  await east.getByRole('button', { name: /^House 9, / }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Press a house or a graha to read about it.')).toBeVisible();
});
