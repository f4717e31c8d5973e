import type { Page, Route } from '@playwright/test';
import texts from '#languages/en/people/visitors/popup.json' with { type: 'json' };
import { newBuyer, signIn } from '../../support/buyers.ts';
import { speechless } from '../../support/responses.ts';
import { expect, expectAccessible, test } from '../../support/watched.ts';

// A visitor who has not answered the popup, unlike in all other tests.
test.use({ storageState: { cookies: [], origins: [] } });

test('the popup asks a visitor once, is sent with consent, thanks and goes for good', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/');
  const popup = page.getByRole('dialog', { name: 'May we call you?' });
  await expect(popup).toBeVisible();
  // A card in a corner: the page stays in use, and the focus where it was.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  const leave = popup.getByRole('button', { name: 'Leave my number' });
  // It folds after eight seconds, less than a slow machine needs for what follows; with the focus in it, it stays.
  await leave.focus();
  const { height = 0 } = (await popup.boundingBox()) ?? {};
  expect(height).toBeLessThan(140);
  await expectAccessible(page);
  await leave.click();
  await expectAccessible(page);
  await popup.getByRole('button', { name: 'Call me back' }).click();
  for (const words of [
    'Full name is required',
    'Phone number is required',
    'Please tick the box so that we may call you.',
  ])
    await expect(popup.getByText(words)).toBeVisible();
  await popup.getByRole('textbox', { name: 'Full name' }).fill('Kavya Rao');
  await popup.getByRole('textbox', { name: 'Mobile number' }).fill('+91 98111-22233 9');
  await expect(popup.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('9811122233');
  await popup.getByRole('textbox', { name: 'Mobile number' }).fill('+91 98111-22233');
  await expect(popup.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('9811122233');
  await popup.getByRole('checkbox').check();
  await popup.getByRole('button', { name: 'Call me back' }).click();
  await expect(popup.getByText('Thank you for sharing your information!')).toBeVisible();
  await expect(popup).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('visitorFormSubmitted'))).toBe('true');
  await page.goto('/products');
  await page.mouse.wheel(0, 3000);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(popup).toBeHidden();
});

const invitation = (page: Page) => page.getByRole('dialog', { name: texts.title });

/** Opens a page whose clock is stopped, and waits until it responds, which a timer says, and its network is idle. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return page.evaluate(() => window.early?.ready);
    })
    .toBe(true);
  await page.waitForLoadState('networkidle');
}

/** Stops the clock of the next pages; `runFor` advances it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test('it comes after three seconds; skipped, it stays away in this tab; it never comes over the login', async ({
  page,
}) => {
  await stopClock(page);
  await openStill(page, '/login');
  await page.clock.runFor(10_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openStill(page, '/products');
  await page.clock.runFor(2900);
  await expect(invitation(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(invitation(page)).toBeVisible();
  await invitation(page).getByRole('button', { name: texts.skip }).click();
  await expect(invitation(page)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('visitorPopupClosed'))).toBe('true');
  await openStill(page, '/products');
  await page.clock.runFor(10_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone it is a bar of the page, and every page ends above it', async ({ page }) => {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/products');
    await expect(invitation(page)).toBeVisible();
    // With the focus in it, it stays.
    await invitation(page).getByRole('button', { name: texts.skip }).focus();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const words = page.getByRole('contentinfo').locator(':scope > :last-child');
    const box = await invitation(page).boundingBox();
    await expect
      .poll(() => words.evaluate((last) => last.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(box?.y ?? 0);
    if (width < 1024) expect(box?.width).toBe(width);
  }
});

test('it folds into the contact button after eight seconds or a screen of scrolling, but not while it has the focus', async ({
  page,
}) => {
  await stopClock(page);
  await openStill(page, '/products');
  await page.clock.runFor(3100);
  await page.clock.resume();
  const skip = invitation(page).getByRole('button', { name: texts.skip });
  await skip.focus();
  await page.clock.fastForward(9000);
  await expect(invitation(page)).toBeVisible();
  await skip.blur();
  await page.clock.fastForward(2000);
  await expect(invitation(page)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('visitorPopupClosed'))).toBe('true');

  await page.evaluate(() => sessionStorage.removeItem('visitorPopupClosed'));
  await page.goto('/products');
  await expect(invitation(page)).toBeVisible();
  // As far as one screen, and on: the page may not listen yet.
  const further = () => page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
  await expect
    .poll(async () => {
      await further();
      return invitation(page).count();
    })
    .toBe(0);
});

test('it comes with a fifth of the page, and never to members', async ({ page, request }) => {
  await stopClock(page);
  await openStill(page, '/products');
  const scroll = (part: number) =>
    page.evaluate((part) => scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight)), part);
  let part = 0.25;
  await scroll(0.15);
  await page.clock.runFor(500);
  await expect(invitation(page)).toHaveCount(0);
  // Scroll events come with the browser's next frame, which no fake clock controls, and the page may not listen yet. So the
  // test scrolls again, and advances in small steps, never to three seconds.
  await expect
    .poll(
      async () => {
        await scroll(part);
        part = part === 0.25 ? 0.26 : 0.25;
        await page.clock.runFor(10);
        return invitation(page).isVisible();
      },
      { intervals: [100] },
    )
    .toBe(true);

  await signIn(page, await newBuyer(request));
  await openStill(page, '/products');
  await scroll(0.5);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what keeps it from being sent is said, and the next press sends it', async ({
  page,
  expectRefusals,
}) => {
  expectRefusals(403, 502, Number.NaN);
  await page.goto('/products');
  const popup = invitation(page);
  await popup.getByRole('button', { name: texts.open }).click();
  await popup.getByRole('textbox', { name: texts.name }).fill('K');
  await popup.getByRole('textbox', { name: texts.phone }).fill('98a111');
  await popup.getByRole('button', { name: texts.submit }).click();
  await expect(popup.getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(popup.getByText('Please enter a valid 10-digit phone number')).toBeVisible();
  await popup.getByRole('textbox', { name: texts.name }).fill('Kavya Rao');
  await popup.getByRole('textbox', { name: texts.phone }).clear();
  await popup.getByRole('textbox', { name: texts.phone }).pressSequentially('+91 98111-22244');
  await expect(popup.getByRole('textbox', { name: texts.phone })).toHaveValue('9811122244');
  await popup.getByRole('checkbox').check();
  const call = '**/api/visit/visitors';
  const cases: [(route: Route) => Promise<void>, string][] = [
    [(route) => route.fulfill({ status: 403, body: 'Forbidden' }), 'Something went wrong. Please try again.'],
    [speechless, 'Server error. Please try again.'],
    [(route) => route.abort(), 'Network error. Please check your connection and try again.'],
    // A captive portal answers every request.
    [(route) => route.fulfill({ body: '<h1>Wi-Fi</h1>' }), 'An unexpected error occurred. Please try again.'],
  ];
  for (const [answer, words] of cases) {
    await page.route(call, answer, { times: 1 });
    await popup.getByRole('button', { name: texts.submit }).click();
    await expect(popup.getByRole('alert')).toHaveText(words);
  }
  expect(await page.evaluate(() => localStorage.getItem('visitorFormSubmitted'))).toBeNull();
  await popup.getByRole('button', { name: texts.submit }).dblclick();
  await expect(popup.getByText('Thank you for sharing your information!')).toBeVisible();
});
