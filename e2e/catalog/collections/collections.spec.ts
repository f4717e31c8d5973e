import t from '#languages/en/catalog/collections/admin.json' with { type: 'json' };
import home from '#languages/en/catalog/home/admin.json' with { type: 'json' };
import { demo, enter } from '../../support/astrologers.ts';
import { heading } from '../../support/orders.ts';
import { testsThat } from '../../support/settings-lock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, toast } from '../../support/watched.ts';

const test = testsThat('change the home page');

test('the collections of the demo have pages in both languages', { tag: '@both' }, async ({ page }) => {
  await page.goto('/collections');
  await page.getByRole('link', { name: 'Nine stones of the grahas' }).click();
  await expect(heading(page, 'Nine stones of the grahas')).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(9);
  await expect(cards.first()).toContainText('Ruby');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto('/collections/nine-stones-of-the-grahas?lang=hi');
  await expect(heading(page, 'नवग्रह के नौ रत्न')).toBeVisible();
});

test('an admin picks products, moves one with the keyboard, publishes, and puts the collection on the home page', {
  tag: '@both',
}, async ({ page }) => {
  const name = `For the puja room ${Math.random().toString(36).slice(2, 7)}`;
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/collections/new');
  await page.getByRole('textbox', { name: t.form.name, exact: true }).fill(name);
  for (const one of ['Brass Bell', 'Panch Mukhi']) {
    await page.getByRole('combobox', { name: t.form.add }).fill(one);
    await page.getByRole('option').first().click();
  }
  const picks = page.getByRole('list', { name: t.form.picks }).getByRole('listitem');
  await expect(picks).toHaveCount(2);
  const second = (await picks.nth(1).getByRole('link').textContent()) ?? '';
  const up = page.getByRole('button', { name: `Move ${second} up` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(picks.first()).toContainText(second);
  await expect(up).toBeFocused();
  await page.getByRole('combobox', { name: t.form.state }).selectOption('published');
  await expectAccessible(page);
  await page.getByRole('button', { name: t.form.save }).click();
  await expect(toast(page, 'Collection created.')).toBeVisible();
  await page.getByRole('link', { name: t.view }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(second);

  await page.goto('/admin/home-page');
  const places = page.getByRole('list', { name: home.list }).getByRole('listitem');
  await expect(places.first()).toBeVisible();
  const before = await places.count();
  await page.getByRole('combobox', { name: home.add }).selectOption(name);
  await page.getByRole('button', { name: home.addButton, exact: true }).click();
  await expect(places).toHaveCount(before + 1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: home.save }).click();
  await expect(toast(page, 'The home page has its new order.')).toBeVisible();
  await page.goto('/');
  const shown = page.getByRole('region', { name });
  await expect(shown.getByRole('article')).toHaveCount(2);

  // Deleting takes it off both pages, and can be undone.
  await page.goto('/admin/collections');
  await page.getByRole('button', { name: `${t.remove}: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.remove }).click();
  await expect(toast(page, 'Collection deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.goto('/');
  await expect(shown).toHaveCount(0);
});

test('an admin makes a collection by a rule', async ({ page }) => {
  const name = `Of the Sun ${Math.random().toString(36).slice(2, 7)}`;
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/collections/new');
  await page.getByRole('textbox', { name: t.form.name, exact: true }).fill(name);
  await page.getByRole('radio', { name: t.form.rule }).check();
  await page.getByRole('checkbox', { name: 'Surya (Sun)' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.form.save }).click();
  await expect(toast(page, 'Collection created.')).toBeVisible();
  await expect(page).not.toHaveURL(/\/new$/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Surya (Sun)' })).toBeChecked();
});
