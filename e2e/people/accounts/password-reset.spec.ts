import type { APIRequestContext, Page } from '@playwright/test';
import { newBuyer, signIn } from '../../support/buyers.ts';
import { hold } from '../../support/responses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail' });
const send = (page: Page) => page.getByRole('button', { name: 'Send reset link' });
const password = (page: Page) => page.getByLabel('New password', { exact: true });
const again = (page: Page) => page.getByLabel('New password again');
const save = (page: Page) => page.getByRole('button', { name: 'Set new password' });

/** Opens the page and waits until it is hydrated. */
async function openForgot(page: Page): Promise<void> {
  await page.goto('/forgot-my-password');
  await expect(send(page)).toHaveAttribute('type', 'submit');
}

/** Returns the path of the link that was mailed to an address. */
async function mailedPath(request: APIRequestContext, address: string): Promise<string> {
  const read = async (): Promise<string> => {
    const { mails } = await (await request.get(`/sandbox/mail.json?to=${address}`)).json();
    return mails
      .map((mail: { text: string }) => /\/reset-password\/[\w-]+/.exec(mail.text)?.[0])
      .filter(Boolean)
      .join();
  };
  await expect.poll(read).not.toBe('');
  return read();
}

test('who forgot the password gets a link, sets a new one and logs in with it', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-my-password');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await email(page).fill(`  ${buyer.email} `);
  await send(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Password reset' })).toHaveText(
    'Password reset link sent! Check your email.',
  );

  await page.goto(await mailedPath(request, buyer.email));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await password(page).fill('a-new-lamp-43');
  await again(page).fill('a-new-lamp-43');
  // What the page says stands for two seconds.
  const redirect = await hold(page, '**/login.data*');
  await save(page).click();
  await expect(page.getByText('Password reset successful! Redirecting...')).toBeVisible();
  redirect();
  await expect(page).toHaveURL('/login');

  await page.getByRole('textbox', { name: 'E-mail or mobile number' }).fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill('a-new-lamp-43');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(toast(page, 'Login successful!')).toBeVisible();
});

test('an address without account reads the same, an impossible one is not sent', async ({ page }) => {
  await openForgot(page);
  await send(page).click();
  await expect(page.getByText('Please enter a valid email!')).toBeVisible();
  await expect(email(page)).toBeFocused();
  await email(page).fill('nobody@nowhere');
  await expect(page.getByText('Please enter a valid email!')).toBeVisible();
  await email(page).fill('nobody.at.all@example.in');
  await send(page).click();
  await expect(page.getByText('Password reset link sent! Check your email.')).toBeVisible();
});

test('a link that cannot be sent is said', async ({ page, expectRefusals }) => {
  expectRefusals(500);
  await page.route('**/api/auth/forgot-password', (route) =>
    route.fulfill({ status: 500, json: { message: '', error: '', code: 'internal' } }),
  );
  await openForgot(page);
  await email(page).fill('savitri@example.in');
  await send(page).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to send reset link. Try again.');
  await expect(email(page)).toHaveValue('savitri@example.in');
});

test('short and different passwords are refused, a used link leads to a new one', async ({
  page,
  expectRefusals,
}) => {
  expectRefusals(400);
  await page.goto('/reset-password/this-token-was-never-sent-to-anyone');
  await password(page).fill('short');
  await again(page).fill('other');
  await save(page).click();
  await expect(page.getByText('Password must be at least 8 characters long.')).toBeVisible();
  await expect(page.getByText('Passwords do not match!')).toBeVisible();
  await expectAccessible(page);

  await password(page).fill('a-new-lamp-43');
  await again(page).fill('a-new-lamp-43');
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'This link is no longer valid. Please ask for a new one.',
  );
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page).toHaveURL('/forgot-my-password');
});

test('a new password signs out the session of the old one', async ({ page, request, expectRefusals }) => {
  // The session has already ended on the server, so the logout gets a 401.
  expectRefusals(401);
  const buyer = await newBuyer(request);
  await request.post('/api/auth/forgot-password', { data: { email: buyer.email } });
  await signIn(page, buyer);
  await page.goto(await mailedPath(request, buyer.email));
  await password(page).fill('a-new-lamp-43');
  await again(page).fill('a-new-lamp-43');
  await save(page).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('in Hindi', async ({ page, context, baseURL, request }) => {
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  const buyer = await newBuyer(request);
  await page.goto('/forgot-my-password');
  await page.getByRole('textbox', { name: 'ई-मेल' }).fill(buyer.email);
  await page.getByRole('button', { name: 'लिंक भेजें' }).click();
  await expect(page.getByText('पासवर्ड बदलने का लिंक भेज दिया गया है! अपना ई-मेल देखें।')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto(await mailedPath(request, buyer.email));
  await page.getByLabel('नया पासवर्ड', { exact: true }).fill('deepak-aur-nadi');
  await page.getByLabel('नया पासवर्ड फिर से लिखें').fill('deepak-aur-nadi');
  await expectAccessible(page);
  const redirect = await hold(page, '**/login.data*');
  await page.getByRole('button', { name: 'नया पासवर्ड रखें' }).click();
  await expect(page.getByText('पासवर्ड बदल गया! लॉग इन पर ले जा रहे हैं...')).toBeVisible();
  redirect();
  await expect(page).toHaveURL('/login');
});
