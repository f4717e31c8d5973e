import type { Page } from '@playwright/test';
import { newBuyer, signIn } from '../support/buyers.ts';
import { createProduct } from '../support/products.ts';
import { expect, test } from '../support/watched.ts';

/** Returns what can be pressed in less than 44 by 44 CSS pixels. Links in running text are as high as their line (WCAG 2.5.8). */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const isInText = (element: Element) => {
      const { parentElement } = element;
      if (!element.matches('a') || !getComputedStyle(element).display.startsWith('inline')) return false;
      const beside = [...(parentElement?.childNodes ?? [])].filter((node) => node !== element);
      return beside.some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
    };
    const controls =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch]';
    for (const element of document.querySelectorAll(controls)) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('[inert], [aria-hidden=true]') || element.matches(':disabled')) continue;
      // The label of a box is pressed as the box is, and the whole card of a link that is laid over it.
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      const laid = getComputedStyle(element, '::after');
      const isLaid = laid.content !== 'none' && laid.position === 'absolute';
      const width = Math.max(box.width, isLaid ? Number.parseFloat(laid.width) : 0);
      const height = Math.max(box.height, isLaid ? Number.parseFloat(laid.height) : 0);
      // Hidden but for readers of the keyboard, or outside of the page until then.
      if (width <= 1 || height <= 1 || box.right <= 0 || isInText(element)) continue;
      if (width < 43.9 || height < 43.9) {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
        found.push(`${name}: ${Math.round(width)} x ${Math.round(height)}`);
      }
    }
    return found;
  });

const publicPages = [
  '/',
  '/products',
  '/cart',
  '/login',
  '/sign-up',
  '/forgot-my-password',
  '/find-my-stone',
  '/panchang/jaipur',
  '/calendar/jaipur/2026/11',
  '/muhurat',
  '/daily-prediction',
  '/daily-prediction/leo',
  '/how-to-wear',
  '/life-path-number',
  '/blog-list',
  '/collections',
  '/contact-us',
  '/about-us',
  '/how-chats-work',
  '/shipping-policy',
  '/cancellation-policy',
];
const accountPages = [
  '/dashboard',
  '/my-orders',
  '/wishlist',
  '/wallet',
  '/add-money',
  '/account/profile',
  '/account/addresses',
  '/account/births',
  '/account/security',
  '/account/privacy',
  '/my-reports',
  '/my-chats',
  '/astro-list',
  '/tickets',
  '/kundli-details',
];

test('everything that is pressed on a phone has 44 pixels, but for links in running text', async ({
  page,
  request,
}) => {
  const [buyer, product] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Thumb ruby', price: 900, stock: 5 }),
  ]);
  const found: Record<string, string[]> = {};
  const look = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const small = await smallTargets(page);
    if (small.length > 0) found[path] = small;
  };
  for (const path of [...publicPages, `/single-product/${product.id}`]) await look(path);
  await signIn(page, buyer);
  for (const path of accountPages) await look(path);
  expect(found).toEqual({});
});
