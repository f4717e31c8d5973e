import { newBuyer } from '../support/buyers.ts';
import { expect, test } from '../support/watched.ts';

test('a password manager that fills in without an event logs in, and a space after a password is named', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(401);
  const buyer = await newBuyer(request);
  await page.goto('/login');
  const login = page.getByRole('main').getByRole('button', { name: 'Login', exact: true });
  const fill = (password: string) =>
    page.getByRole('main').evaluate(
      (main, values) => {
        for (const [kind, value] of Object.entries(values)) {
          const field = main.querySelector<HTMLInputElement>(`input[autocomplete=${kind}]`);
          if (field) field.value = value;
        }
      },
      { username: buyer.email, 'current-password': password },
    );
  await fill(`${buyer.password} `);
  await login.click();
  await expect(page.getByText(/^Invalid email or password! .*begins or ends with a space/)).toBeVisible();
  await fill(buyer.password);
  await login.click();
  await expect(page).not.toHaveURL(/login/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, words] of [
    ['/login', 'This page needs JavaScript.'],
    ['/sign-up?lang=hi', 'इस पेज के लिए जावास्क्रिप्ट चाहिए।'],
    ['/cart', 'This page needs JavaScript.'],
  ] as const)
    test(`${path} says that it needs it`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const note = page.locator('main noscript p');
      await expect(note).toBeVisible();
      // Playwright finds no text in a `<noscript>`.
      expect(await note.evaluate(({ textContent }) => textContent)).toContain(words);
    });
});
