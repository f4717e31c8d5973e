import type { Locator } from '@playwright/test';
import { newBuyer } from '../support/buyers.ts';
import { expect, test, toasts } from '../support/watched.ts';

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

/** Pastes as a keyboard does: into an element that takes no text by itself. */
const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('a pasted date or time fills in its lists and boxes, and a wrong one is told in words', async ({
  page,
}) => {
  await page.goto('/life-path-number');
  const part = (name: string) => page.getByRole('main').getByRole('combobox', { name, exact: true });
  await paste(part('Month'), '१२/०३/१९६४');
  await expect(part('Day')).toHaveValue('12');
  await expect(part('Month')).toHaveValue('3');
  await expect(part('Year')).toHaveValue('1964');
  await paste(part('Day'), '31/02/1964');
  await expect(toasts(page).getByText(/^There is no such day\./)).toBeVisible();
  await expect(part('Day')).toHaveValue('12');

  await page.goto('/panchang/delhi');
  const day = page.locator('main input[type=date]');
  await paste(day, '5 मई 2027');
  await expect(day).toHaveValue('2027-05-05');

  await page.goto('/find-my-stone?lang=hi');
  const born = (name: string) => page.getByRole('main').locator(`select[name="birth.${name}"]`);
  // What the fields said is missing is gone when a paste fills them in.
  await page.getByRole('button', { name: 'मेरा रत्न दिखाएँ' }).click();
  for (const name of ['day', 'hour']) await expect(born(name)).toHaveAttribute('aria-invalid', 'true');
  await paste(born('day'), '12 मार्च 1964 को शाम 5.35 बजे');
  for (const name of ['day', 'hour']) await expect(born(name)).not.toHaveAttribute('aria-invalid');
  await expect(born('year')).toHaveValue('1964');
  await expect(born('hour')).toHaveValue('5');
  await expect(born('minute')).toHaveValue('35');
  await expect(born('half')).toHaveValue('pm');
  await paste(born('hour'), '6:40');
  await expect(toasts(page).getByText(/^सुबह का समय है या शाम का\?/)).toBeVisible();
  await expect(born('hour')).toHaveValue('6');
  await expect(born('half')).toHaveValue('');
});
