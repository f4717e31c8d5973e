import type { Page } from '@playwright/test';
import { newBuyer, signIn } from '../support/buyers.ts';
import { test as plain } from '../support/responsive.ts';
import { expect, test } from '../support/watched.ts';

/** Tries to turn text into markup and into a script, as injected code would. Returns the name of each error. */
const attack = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tries = [
      () => {
        document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">';
      },
      () => {
        document.createElement('script').src = '/assets/evil.js';
      },
      () => {
        document.createElement('iframe').srcdoc = '<script>alert(1)</script>';
      },
      () => void new DOMParser().parseFromString('<p>x</p>', 'text/html'),
      () =>
        void (
          window as unknown as { trustedTypes: { createPolicy(...args: unknown[]): void } }
        ).trustedTypes.createPolicy('evil', {}),
    ];
    return tries.map((run) => {
      try {
        run();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });

/** Returns the path that the browser's document was loaded from. */
const documentPath = (page: Page): Promise<string> =>
  page.evaluate(() => new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname);

// Not a watched test: the browser logs each refusal.
plain('a page refuses text that becomes markup, a script or a policy of its own', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/');
  expect(await attack(page)).toEqual(Array(5).fill('TypeError'));
  expect(logged.filter((text) => text.includes('TrustedHTML'))).not.toEqual([]);
});

test('a page that loads the gateway’s script is a document of its own, which allows it', async ({
  page,
  request,
}) => {
  await signIn(page, await newBuyer(request));
  const policyOf = async (path: string) => (await request.get(path)).headers();
  expect((await policyOf('/cart'))['content-security-policy']).toContain(
    "require-trusted-types-for 'script'",
  );
  const gateway = await policyOf('/kundli-details');
  expect(gateway['content-security-policy']).not.toContain('trusted-types');
  expect(gateway['content-security-policy-report-only']).toContain("require-trusted-types-for 'script'");

  await page.goto('/');
  await page.locator('a[href="/kundli-details"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/kundli-details');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await documentPath(page)).toBe('/kundli-details');
  await expect.poll(() => page.evaluate(() => 'Cashfree' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/');
  expect(await documentPath(page)).toBe('/');
});
