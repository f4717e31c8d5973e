import { expect, type Locator, type Page } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { test } from '../support/responsive.ts';

const phone = { width: 390, height: 844 };

/** Signs up a new customer over the API and stores the session where the pages look for it. */
async function signUp(page: Page): Promise<void> {
  const phoneNumber = String(6_000_000_000 + Math.floor(Math.random() * 3_999_999_999));
  const response = await page.request.post('/api/auth/signup', {
    data: {
      firstName: 'Asha',
      email: `asha.${phoneNumber}@example.com`,
      phone: phoneNumber,
      password: 'Tulsi-leaf-9',
      agreedToTerms: true,
    },
  });
  expect(response.status()).toBe(201);
  const { token, role, isVerified, userId } = await response.json();
  await page.goto('/');
  await page.evaluate((session) => localStorage.setItem('auth-data', JSON.stringify(session)), {
    token,
    role,
    isVerified,
    userId,
  });
}

/** Returns the element with the controls: the nav bar, on phones the menu, which this opens. */
async function controls(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('banner');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Open menu' }).click();
  return menu;
}

/** Collects console errors, failed requests and CSP violations. A healthy page has none. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()));
  page.on('pageerror', (error) => found.push(error.message));
  page.on('requestfailed', (request) => found.push(`failed: ${request.url()}`));
  return found;
}

for (const [path, colorScheme] of [
  ['/', 'light'],
  ['/?lang=hi', 'dark'],
] as const) {
  test(`${path} opens in ${colorScheme} without a complaint or a breach of accessibility rules`, {
    tag: '@both',
  }, async ({ page }) => {
    const found = complaints(page);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(found).toEqual([]);
  });
}

test('nothing scrolls sideways from 320 px up', async ({ page }) => {
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});

test('an unknown address is a page of the house with status 404', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Lost in the Cosmos?' })).toBeVisible();
  await page.getByRole('link', { name: 'Return home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the language is stored and the address stays', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('/?category=Rings');
  await (await controls(page, isMobile)).getByRole('button', { name: 'हिंदी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page).toHaveURL(/\?category=Rings$/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('नौ रत्न,नौ ग्रह।उनमें से एक आपका है।');
});

test('the theme applies before the first paint, and stays', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await (await controls(page, isMobile)).getByRole('button', { name: 'Use dark colours' }).click();
  const atFirst = page.waitForFunction(() => document.body && document.documentElement.dataset.theme);
  await page.reload({ waitUntil: 'commit' });
  expect(await (await atFirst).jsonValue()).toBe('dark');
  await expect(
    (await controls(page, isMobile)).getByRole('button', { name: 'Use light colours' }),
  ).toBeVisible();
});

test('music is off until asked for, and the choice lasts for the visit', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  const pressed = async () =>
    (await controls(page, isMobile)).getByRole('button', { name: 'Background music' });
  await page.goto('/');
  const music = await pressed();
  await expect(music).toHaveAttribute('aria-pressed', 'false');
  await music.click();
  await expect(music).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(await pressed()).toHaveAttribute('aria-pressed', 'true');
});

test('menus follow the session: signing in elsewhere, logging out', { tag: '@both' }, async ({
  page,
  context,
  isMobile,
}) => {
  await page.goto('/');
  const other = await context.newPage();
  await signUp(other);
  // The other tab has signed in; this one follows without a reload.
  await expect(page.locator('html')).toHaveAttribute('data-role', 'user');
  const menu = await controls(page, isMobile);
  if (!isMobile) await page.getByRole('button', { name: 'Account menu' }).click();
  await page.evaluate(() => sessionStorage.setItem('half-filled', 'an address'));
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('auth-data'), sessionStorage.length])).toEqual([
    null,
    0,
  ]);
  for (const tab of [page, other]) await expect(tab.locator('html')).not.toHaveAttribute('data-role');
});

test('a session the server no longer knows ends by itself', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'auth-data',
      JSON.stringify({ token: 'gone', role: 'user', isVerified: true, userId: '0000000000000000' }),
    ),
  );
  // The message stays for three seconds, so it is awaited from the moment of the request.
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth-data'))).toBeNull();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeHidden();
});

test('the phone menu opens, traps the focus and closes on Escape', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the keyboard reaches the content first', { tag: '@both' }, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('pages come from the cache with an ETag and change address by language', async ({ request }) => {
  const first = await request.get('/');
  expect(first.headers()['cache-control']).toBe('no-cache');
  // Other tests change what the home page shows.
  await expect(async () => {
    const etag = (await request.get('/')).headers().etag ?? '';
    expect((await request.get('/', { headers: { 'if-none-match': etag } })).status()).toBe(304);
  }).toPass();
  const hindi = await request.get('/', { headers: { cookie: 'lang=hi' } });
  expect(hindi.headers().etag).not.toBe(first.headers().etag);
  expect(hindi.headers()['content-language']).toBe('hi');
  expect(first.headers()['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'");
});
