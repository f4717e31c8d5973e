import type { Page } from '@playwright/test';
import { hold } from '../support/responses.ts';
import { expect, test } from '../support/watched.ts';

/** Holds back the script that starts a page. */
const holdScripts = (page: Page) => hold(page, '**/assets/entry.client-*.js');

test('a press before the scripts have come is not lost', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/products', { waitUntil: 'load' });
  const sort = page.getByRole('button', { name: 'Sort' });
  await sort.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a form sent before the scripts have come keeps what was typed, and is sent when they have', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'load' });
  const name = page.getByRole('textbox', { name: 'E-mail or mobile number' });
  await name.fill('savitri@example.test');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  letGo();
  await expect(page.getByText('Please enter your password.')).toBeVisible();
  await expect(name).toHaveValue('savitri@example.test');
});

test('Enter before the scripts have come sends the form when they have', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'load' });
  const name = page.getByRole('textbox', { name: 'E-mail or mobile number' });
  await name.fill('savitri@example.test');
  await name.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  letGo();
  await expect(page.getByText('Please enter your password.')).toBeVisible();
  await expect(name).toHaveValue('savitri@example.test');
});

test('a filter that is ticked before the scripts have come filters when they have', {
  tag: '@desktop',
}, async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/products', { waitUntil: 'load' });
  await page.getByRole('checkbox', { name: /^Rings/ }).check();
  letGo();
  await expect(page).toHaveURL('/products?category=Rings');
  await expect(page.getByRole('checkbox', { name: /^Rings/ })).toBeChecked();
});

test('a tick between the first render and the replay counts once', { tag: '@desktop' }, async ({ page }) => {
  // The replay waits in a timer without a delay. The page has rendered with its scripts by then, and listens.
  await page.addInitScript(() => {
    const plain = window.setTimeout;
    const held: (() => void)[] = [];
    const hold = (run: () => void, ms?: number) => (ms === undefined ? held.push(run) : plain(run, ms));
    const replay = () => {
      for (const run of held) run();
    };
    Object.assign(window, { setTimeout: hold, held, replay });
  });
  await page.goto('/products', { waitUntil: 'load' });
  await page.waitForFunction(() => 'held' in window && (window.held as unknown[]).length > 0);
  await page.getByRole('checkbox', { name: /^Rings/ }).check();
  await page.evaluate(() => (window as unknown as { replay: () => void }).replay());
  await expect(page).toHaveURL('/products?category=Rings');
  await expect(page.getByRole('checkbox', { name: /^Rings/ })).toBeChecked();
});
