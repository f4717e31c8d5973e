import type { Page } from '@playwright/test';
import { langs } from '#languages/list.ts';
import { newBuyer, signIn } from '../support/buyers.ts';
import { createProduct } from '../support/products.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/watched.ts';

const small = { width: 360, height: 740 };

/**
 * Returns the words and controls that something floating covers on the screen now. A bar over the whole width does not
 * float: the page scrolls below it, and ends above it.
 */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const floats = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        getComputedStyle(element).position === 'fixed' &&
        isSeen(element) &&
        boxOf(element).height > 8 &&
        boxOf(element).bottom > 0 &&
        boxOf(element).width < innerWidth - 1,
    );
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const check = (name: string, element: Element, boxes: Iterable<DOMRect>) => {
      for (const float of floats) {
        const above = boxOf(float);
        if (float.contains(element) || element.contains(float)) continue;
        for (const box of boxes)
          if (
            box.width > 0 &&
            box.left < above.right - 1 &&
            box.right > above.left + 1 &&
            box.top < above.bottom - 1 &&
            box.bottom > above.top + 1
          )
            found.push(`${float.getAttribute('aria-label') ?? float.className} covers ${name}`);
      }
    };
    while (words.nextNode()) {
      const { textContent, parentElement } = words.currentNode;
      if (!textContent?.trim() || !parentElement || !isSeen(parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      check(textContent.trim(), parentElement, range.getClientRects());
    }
    for (const control of document.querySelectorAll('a, button, input, select'))
      if (isSeen(control)) check(control.getAttribute('aria-label') ?? '', control, [boxOf(control)]);
    return [...new Set(found)];
  });

/** Expects nothing covered at the top, at every screen down the page, and on the way up, where a hidden button returns. */
async function expectNothingCovered(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const stops = [0, 1, 2, 3, 4, 5, 6].map((i) => Math.round((end * i) / 6));
  for (const top of [...stops, ...stops.toReversed().map((stop) => Math.max(stop - 20, 0))]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    expect(await covered(page), `${path} at ${top} px`).toEqual([]);
  }
  // The last words of the page are above the bar.
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const bar = page.locator('.tab-bar, .sticky-bar').filter({ visible: true });
  const [foot, top] = await Promise.all([
    page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom),
    bar.evaluate((element) => element.getBoundingClientRect().top),
  ]);
  expect(foot, `${path} ends above its bar`).toBeLessThanOrEqual(top + 1);
}

test('on a phone of 360 px nothing floats over words, amounts or hearts, wherever it rests', async ({
  page,
  request,
}) => {
  await page.setViewportSize(small);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [buyer, product] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Uncovered ruby', price: 900, stock: 5 }),
  ]);
  for (const path of ['/', '/products', `/single-product/${product.id}`, '/contact-us'])
    await expectNothingCovered(page, path);
  await signIn(page, buyer);
  await expectNothingCovered(page, '/wallet');
});

test('a jump to the end of a page is at its end, though a phone lays the footer out only then', async ({
  page,
}) => {
  for (const width of [320, 360, 412, 700, 1000])
    for (const lang of langs) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`/contact-us?lang=${lang}`, { waitUntil: 'networkidle' });
      const below = await page.evaluate(async () => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        // The footer is laid out in the frame after the jump.
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        return document.documentElement.scrollHeight - innerHeight - scrollY;
      });
      expect(below, `${lang} at ${width} px`).toBeLessThanOrEqual(1);
    }
});

test('five tabs lead around on a phone, with the way to reach us beside them', async ({ page, request }) => {
  await page.setViewportSize(small);
  await page.goto('/products');
  const tabs = page.getByRole('navigation', { name: 'Quick links' });
  await expect(tabs.getByRole('link')).toHaveText(['Home', 'Shop', /Cart, 0 items$/, 'You']);
  await expect(tabs.getByRole('link', { name: 'Shop' })).toHaveAttribute('aria-current', 'page');
  for (const tab of [
    ...(await tabs.getByRole('link').all()),
    tabs.getByRole('button', { name: 'Astrology' }),
  ]) {
    const box = await tab.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(56);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }

  // The keyboard needs the room; without it the bar returns, though the field has the focus still.
  const search = page.getByRole('searchbox').first();
  await search.click();
  await page.setViewportSize({ width: 360, height: 420 });
  await expect(tabs).toBeHidden();
  await page.setViewportSize(small);
  await expect(tabs).toBeVisible();
  await expect(search).toBeFocused();

  await page.getByRole('button', { name: 'Contact us' }).click();
  await expect(page.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+/);
  await expect(page.getByRole('link', { name: 'Message us on WhatsApp' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Call us' })).toBeHidden();

  await tabs.getByRole('button', { name: 'Astrology' }).click();
  const sheet = page.getByRole('dialog', { name: 'Astrology' });
  await expect(sheet.getByRole('link', { name: 'Kundli ₹599', exact: true })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('link', { name: 'Daily Prediction' }).click();
  await expect(page).toHaveURL('/daily-prediction');
  await expect(sheet).toBeHidden();
  await expect(tabs.getByRole('button', { name: 'Astrology' })).toHaveAttribute('aria-current', 'true');

  await tabs.getByRole('link', { name: 'You' }).click();
  await expect(page).toHaveURL('/login?next=%2Fdashboard');
  await signIn(page, await newBuyer(request));
  await page.goto('/tmc');
  await tabs.getByRole('link', { name: 'You' }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.goto('/?lang=hi');
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('navigation', { name: 'मुख्य पेज' }).getByRole('link')).toHaveText([
    'होम',
    'दुकान',
    /^कार्ट/,
    'आप',
  ]);
});
